import type { FaqEntry } from '@gakumado/shared/contract';
import { findFaqCategory } from '@gakumado/shared/vocabulary';
import { rank } from '../../text-search/rank.ts';
import { readQuestion } from './find-questions.ts';

const RELATED_MAX = 5;

/**
 * Questions of other categories about the same: those that name the category's title themselves, then those that name a word of
 * its note. An answer that mentions a word is not about it, and a question about the site itself is not about a home.
 */
export function relatedQuestions(
  entries: readonly FaqEntry[],
  { slug, title, note }: { slug: string; title: string; note: string },
): FaqEntry[] {
  const others = entries.filter(({ category }) => category !== slug && findFaqCategory(category));
  const named = [title, note].flatMap((words) =>
    rank(others, ({ question }) => [{ text: question, weight: 1 }], readQuestion(words)),
  );
  return [...new Set(named.map(({ item }) => item))].slice(0, RELATED_MAX);
}
