import type { FaqEntry } from '@gakumado/shared/contract';
import { findQuestions } from './find-questions.ts';

const RELATED_MAX = 5;

/** Questions of other categories that a search for a category's title finds, then those for the words of its note. */
export function relatedQuestions(
  entries: readonly FaqEntry[],
  { slug, title, note }: { slug: string; title: string; note: string },
): FaqEntry[] {
  const others = entries.filter(({ category }) => category !== slug);
  return [...new Set([title, note].flatMap((words) => findQuestions(others, words)))].slice(0, RELATED_MAX);
}
