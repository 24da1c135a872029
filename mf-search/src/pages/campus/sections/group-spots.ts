import type { Spot } from '@gakumado/shared/contract';

/** Names of `spot_category` (contract, 3.1). */
const names = ['コンビニ', 'スーパー', '病院', '銀行・郵便局', '飲食店', '書店', '交番', 'そのほか'] as const;

export interface SpotGroup {
  category: number;
  name: string;
  /** The nearest first. */
  items: Spot[];
}

/** Spots by kind in the order of the kinds; kinds without a spot are left out. */
export function groupSpots(spots: readonly Spot[]): SpotGroup[] {
  return names
    .map((name, index) => ({
      category: index + 1,
      name,
      items: spots
        .filter((spot) => spot.spot_category === index + 1)
        .sort((a, b) => a.distance_m - b.distance_m),
    }))
    .filter(({ items }) => items.length > 0);
}
