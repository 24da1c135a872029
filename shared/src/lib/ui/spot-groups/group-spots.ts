import type { Spot } from '@gakumado/shared/contract';
import { placeKinds } from '@gakumado/shared/vocabulary';
import type { PlaceTheme } from '@gakumado/shared/vocabulary';

/** The heading of stations, which are no kind of places. */
export const STATIONS = '駅';

/** A spot, and the kind that stands beside its name; null where the name or the heading says it. */
export interface GroupedSpot {
  kind: string | null;
  spot: Spot;
}

export interface SpotGroup {
  theme: PlaceTheme | typeof STATIONS;
  items: GroupedSpot[];
}

/** Spots by theme, in the order of the kinds; stations come first, themes without a spot are left out. */
export function groupSpots(spots: readonly Spot[]): SpotGroup[] {
  const ofKind = (kind: number | null) => spots.filter(({ place_kind }) => place_kind === kind);
  const themes = [...new Set(placeKinds.map(({ theme }) => theme))];
  const groups: SpotGroup[] = [
    { theme: STATIONS, items: ofKind(null).map((spot) => ({ kind: null, spot })) },
    ...themes.map((theme) => ({
      theme,
      items: placeKinds
        .filter((kind) => kind.theme === theme)
        .flatMap(({ value, label }) =>
          ofKind(value).map((spot) => ({ kind: spot.name === label ? null : label, spot })),
        ),
    })),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Kinds of which none is among the spots, but for those that the data hardly know. */
export const missingKinds = (spots: readonly Spot[]): string[] =>
  placeKinds
    .filter((kind) => !('isSparse' in kind) && !spots.some(({ place_kind }) => place_kind === kind.value))
    .map(({ label }) => label);
