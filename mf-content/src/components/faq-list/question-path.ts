import type { FaqEntry } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { findFaqCategory } from '@gakumado/shared/vocabulary';

/** Where a question stands: on the page of its category, or in a section of the top page. */
export function questionPath({ id, category }: Pick<FaqEntry, 'id' | 'category'>): string {
  return `${findFaqCategory(category) ? paths.faqCategory(category) : paths.faq()}#${id}`;
}
