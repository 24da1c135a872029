import type { Spot } from '@gakumado/shared/contract';
import { spotCategories } from '@gakumado/shared/vocabulary';
import type { SpotCategory } from '@gakumado/shared/vocabulary';

/** As many of a kind are named. */
export const NAMED_SPOTS = 3;

export interface SpotGroup {
  category: SpotCategory;
  name: string;
  /** The nearest first. */
  items: Spot[];
}

/** Spots by kind in the order of the kinds; kinds without a spot are left out. */
export function groupSpots(spots: readonly Spot[]): SpotGroup[] {
  return spotCategories
    .map(({ value: category, label: name }) => ({
      category,
      name,
      items: spots
        .filter((spot) => spot.spot_category === category)
        .sort((a, b) => a.distance_m - b.distance_m),
    }))
    .filter(({ items }) => items.length > 0);
}
