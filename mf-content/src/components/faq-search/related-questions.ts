import type { FaqEntry } from '@gakumado/shared/contract';
import { findQuestions } from './find-questions.ts';

const RELATED_MAX = 5;

/** Questions of other categories about what a category is about: those that a search for its words finds. */
export function relatedQuestions(
  entries: readonly FaqEntry[],
  { slug, title, note }: { slug: string; title: string; note: string },
): FaqEntry[] {
  const others = entries.filter(({ category }) => category !== slug);
  return findQuestions(others, `${title} ${note}`).slice(0, RELATED_MAX);
}
