import { messages } from '@gakumado/shared/forms/messages';
import { findRentBand } from '@gakumado/shared/vocabulary';
import type { Search } from './search.ts';

export interface RentFilter {
  price?: number;
  price_from?: number | undefined;
  price_to?: number | undefined;
}

type Rent = Pick<Search, 'rentSelect' | 'price_from' | 'price_to'>;

/** The message of an impossible range (contract, 3.4); undefined while the range is possible. */
export function rentError({ price_from, price_to }: Rent): string | undefined {
  const isImpossible = price_from !== undefined && price_to !== undefined && price_from > price_to;
  return isImpossible ? messages.rangePair : undefined;
}

type Cost = Pick<Search, 'cost_from' | 'cost_to'>;

/** The message of an impossible range of monthly costs; undefined while the range is possible. */
export const costError = ({ cost_from, cost_to }: Cost): string | undefined =>
  rentError({ price_from: cost_from, price_to: cost_to });

/** The monthly cost for the API. An impossible range asks for nothing. */
export const costFilter = ({ cost_from, cost_to }: Cost): Cost =>
  costError({ cost_from, cost_to }) ? {} : { cost_from, cost_to };

/**
 * The rent for the API: 2 is an upper bound, 3 to 6 a band of 10,000 yen (`price`), 7 a lower bound. Free amounts win
 * over the option. An impossible range asks for nothing.
 */
export function rentFilter(rent: Rent): RentFilter {
  const { rentSelect, price_from, price_to } = rent;
  if (rentError(rent)) return {};
  if (price_from !== undefined || price_to !== undefined) return { price_from, price_to };
  const band = findRentBand(rentSelect);
  if (band?.from !== undefined && band.to !== undefined) return { price: band.from };
  return { price_from: band?.from, price_to: band?.to };
}
