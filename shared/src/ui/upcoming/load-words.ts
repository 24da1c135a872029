import { nullOnError } from '@gakumado/shared/api';
import { throwNotFound } from '@gakumado/shared/routing';
import type { UpcomingText } from './upcoming-text.ts';

/**
 * The content service's words for a page in preparation, made of its answer; a 404 when it does not know the page.
 * Without an answer the page keeps its own words.
 */
export async function loadWords<T>(
  answer: Promise<T | null>,
  wordsOf: (found: T) => Partial<UpcomingText>,
): Promise<Partial<UpcomingText>> {
  const words = await nullOnError(answer.then((found) => (found === null ? 'unknown' : wordsOf(found))));
  if (words === 'unknown') throwNotFound();
  return words ?? {};
}
