import type { EstateFilter } from '@gakumado/shared/contract';
import { BAND_YEN, findRentBand } from '@gakumado/shared/vocabulary';

/** Both bounds are included; an absent one is open. */
export interface PriceRange {
  from?: number | undefined;
  to?: number | undefined;
}

/**
 * The rent that a filter asks for. `price` = 30000 means 30,000 to 39,999 (the specification's options 3 to 6).
 * rentSelect is read only where no amount is given. Only price_from and price_to reach 20,001 to 29,999 (contract,
 * section 1).
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
  const band = findRentBand(rentSelect);
  return band ? { from: band.from, to: band.to } : null;
}
