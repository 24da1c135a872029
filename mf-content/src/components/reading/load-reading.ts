import type { ComponentProps } from 'react';
import { listTopics } from '@gakumado/shared/api';
import type { ContentPage, TopicCard } from '@gakumado/shared/contract';
import { loadHomes } from '../linked-homes/load-homes.ts';
import type { LinkedHomes } from '../linked-homes/linked-homes.tsx';
import { loadTextOfPage } from '../static-page/static-page.tsx';
import { loadPlaceNames } from '../topic-list/place-names.ts';
import { recommendedHomes } from './homes-of-reading.ts';
import type { ReadingHomes } from './homes-of-reading.ts';

const RELATED_TOPICS = 3;

export interface Reading {
  /** Null when it did not arrive. */
  page: ContentPage | null;
  /** Articles about the same; none when they did not arrive. */
  related: readonly TopicCard[];
  placeNames: Readonly<Record<number, string>>;
  homes: ComponentProps<typeof LinkedHomes>;
}

/** A page of text, articles of a category to read next, and homes. Each of them may fail alone. */
export async function loadReading(
  id: string,
  category: string,
  signal: AbortSignal,
  { wish, ...about }: ReadingHomes = recommendedHomes,
): Promise<Reading> {
  const [page, related, placeNames, homes] = await Promise.all([
    loadTextOfPage(id, signal),
    listTopics({ category, limit: RELATED_TOPICS }, signal),
    loadPlaceNames(signal),
    loadHomes(wish, signal),
  ]);
  return { page, related: related.contents, placeNames, homes: { ...about, homes } };
}
