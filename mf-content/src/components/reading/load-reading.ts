import { listTopics } from '@gakumado/shared/api';
import type { ContentPage, TopicCard } from '@gakumado/shared/contract';
import { loadTextOfPage } from '../static-page/static-page.tsx';
import { loadPlaceNames } from '../topic-list/place-names.ts';

const RELATED_TOPICS = 3;

export interface Reading {
  /** Null when it did not arrive. */
  page: ContentPage | null;
  /** Articles about the same; none when they did not arrive. */
  related: readonly TopicCard[];
  placeNames: Readonly<Record<number, string>>;
}

/** A page of text and articles of a category to read next. Each of them may fail alone. */
export async function loadReading(id: string, category: string, signal: AbortSignal): Promise<Reading> {
  const [page, related, placeNames] = await Promise.all([
    loadTextOfPage(id, signal),
    listTopics({ category, limit: RELATED_TOPICS }, signal),
    loadPlaceNames(signal),
  ]);
  return { page, related: related.contents, placeNames };
}
