import { conditions, labelOf } from '@gakumado/shared/vocabulary';
import { sharedCountOf } from '../../search/filter/facets.ts';
import { synonymsOf } from '../../search/synonyms.ts';

/** Conditions that have a picture on the home page. */
const filters = [
  { condition: 911, picture: 'common-03' },
  { condition: 53, picture: 'room-21' },
  { condition: 61, picture: 'room-01' },
  { condition: 115, picture: 'room-22' },
  { condition: 55, picture: 'common-01' },
  { condition: 914, picture: 'exterior-07' },
];

export interface HomeFilter {
  name: string;
  ids: number[];
  picture: string;
  /** Estates in the whole country. */
  count: number;
}

/** The filters with their counts; those that no estate meets are left out. */
export function homeFilters(counts: Readonly<Record<string, number>> = {}): HomeFilter[] {
  return filters
    .map(({ condition, picture }) => {
      const name = labelOf(conditions, condition) ?? '';
      const ids = [...synonymsOf('condition', condition)];
      const count = sharedCountOf({ condition: counts }, 'condition', { label: name, ids }) ?? 0;
      return { name, ids, picture, count };
    })
    .filter(({ count }) => count > 0);
}
