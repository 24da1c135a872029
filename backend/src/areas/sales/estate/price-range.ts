import type { EstateFilter } from '@gakumado/shared/contract';

/** Width of the band that one `price` names, in yen. */
const BAND_YEN = 10_000;

/** Both bounds are included; an absent one is open. */
export interface PriceRange {
  from?: number | undefined;
  to?: number | undefined;
}

const rentSelectRanges: Record<number, PriceRange> = {
  2: { to: 20_000 },
  3: { from: 30_000, to: 39_999 },
  4: { from: 40_000, to: 49_999 },
  5: { from: 50_000, to: 59_999 },
  6: { from: 60_000, to: 69_999 },
  7: { from: 70_000 },
};

/** The rent options as bands, in their order. */
export const priceBands = Object.entries(rentSelectRanges).map(([band, { from, to }]) => ({
  band,
  from,
  to,
}));

/**
 * The rent that a filter asks for. `price` = 30000 means 30,000 to 39,999 (the specification's options 3
 * to 6); rentSelect is read only where no amount is given; 20,001 to 29,999 is reached by price_from and
 * price_to alone (contract, section 1).
 */
export function priceRange({
  price,
  price_from: from,
  price_to: to,
  rentSelect,
}: EstateFilter): PriceRange | null {
  if (price !== undefined) {
    const start = Math.floor(price / BAND_YEN) * BAND_YEN;
    return {
      from: Math.max(start, from ?? 0),
      to: Math.min(start + BAND_YEN - 1, to ?? Number.MAX_SAFE_INTEGER),
    };
  }
  if (from !== undefined || to !== undefined) return { from, to };
  return rentSelect === undefined ? null : (rentSelectRanges[rentSelect] ?? null);
}
