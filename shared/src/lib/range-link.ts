import { paths } from '@gakumado/shared/paths';
import { aheadInWords } from './ahead.ts';
import type { Ahead } from './ahead.ts';

/** The heading of the homes within so many kilometres of a point. */
export const rangeHeading = (km: number): string => `地図の中心から半径${km}kmの学生向け物件`;

/** Target of a link to the homes around a point, whose heading stands in the place of the page at once. */
export const linkToRange = (
  km: number,
  { lat, lon }: { lat: number; lon: number },
): { to: string; state: { ahead: Ahead } } => ({
  to: paths.range(km, { lat, lon }),
  state: { ahead: aheadInWords(rangeHeading(km), []) },
});
