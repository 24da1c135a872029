import { BAND_YEN } from '@gakumado/shared/vocabulary';
import { countOf } from './facets.ts';
import type { Facets } from './facets.ts';

/** A step of the slider, in yen. */
export const STEP_YEN = 5000;

/** The slider where no home is counted. */
const USUAL = { min: 20_000, max: 200_000 };

/** The dearest of a hundred homes are beyond its end, where there is no limit. */
const SHOWN = 0.99;

/** The amounts of the slider: all but the dearest homes, and what is chosen. */
export interface CostScale {
  min: number;
  max: number;
}

export interface CostBounds {
  from: number | undefined;
  to: number | undefined;
}

/** The scale for the bands that are counted (`cost_band`, by their first yen). */
export function costScale(facets: Facets, { from, to }: CostBounds): CostScale {
  const bands = Object.entries(facets['cost_band'] ?? {})
    .map(([yen, count]) => ({ yen: Number(yen), count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.yen - b.yen);
  const all = bands.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  const last = bands.find(({ count }) => {
    seen += count;
    return seen >= all * SHOWN;
  });
  const [min, max] = [bands[0]?.yen ?? USUAL.min, last ? last.yen + BAND_YEN : USUAL.max];
  const chosen = [from, to].filter((yen) => yen !== undefined);
  return {
    min: Math.floor(Math.min(min, ...chosen) / BAND_YEN) * BAND_YEN,
    // A chosen end stands before the end that has no limit.
    max: Math.max(max, ...chosen.map((yen) => (Math.floor(yen / BAND_YEN) + 1) * BAND_YEN)),
  };
}

interface CostBar {
  yen: number;
  /** Of the highest, 0 to 1. */
  height: number;
  /** Within the chosen bounds, in part at least. */
  isIn: boolean;
}

/** The homes of each band on a scale. */
export function costBars(facets: Facets, { min, max }: CostScale, { from = 0, to = Infinity }: CostBounds) {
  const yens = Array.from({ length: (max - min) / BAND_YEN }, (_, index) => min + index * BAND_YEN);
  const counts = yens.map((yen) => countOf(facets, 'cost_band', yen) ?? 0);
  const highest = Math.max(1, ...counts);
  return yens.map((yen, index): CostBar => ({
    yen,
    height: (counts[index] ?? 0) / highest,
    isIn: yen + BAND_YEN > from && yen < to,
  }));
}
