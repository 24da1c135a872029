import type { Condition } from './condition.ts';

/** The rent options of the specification (section 9) with what they read as. */
export const rentChoices = [
  { value: 2, label: '2万円以下' },
  { value: 3, label: '3万円台' },
  { value: 4, label: '4万円台' },
  { value: 5, label: '5万円台' },
  { value: 6, label: '6万円台' },
  { value: 7, label: '7万円以上' },
] as const;

export interface RentFilter {
  price?: number;
  price_from?: number;
  price_to?: number;
}

type Rent = Pick<Condition, 'rentSelect' | 'price_from' | 'price_to'>;

/** The message of an impossible range (contract, 3.4); undefined while the range is possible. */
export function rentError({ price_from, price_to }: Rent): string | undefined {
  const isImpossible = price_from !== undefined && price_to !== undefined && price_from > price_to;
  return isImpossible ? '下限は上限以下の金額を選択してください。' : undefined;
}

/**
 * How a rent goes to the API: 2 is an upper bound, 3 to 6 a band of 10,000 yen (`price`), 7 a lower bound.
 * Free amounts win over the option; an impossible range asks for nothing.
 */
export function rentFilter(rent: Rent): RentFilter {
  const { rentSelect, price_from, price_to } = rent;
  if (rentError(rent)) return {};
  if (price_from !== undefined || price_to !== undefined) return { price_from, price_to };
  if (rentSelect === undefined) return {};
  if (rentSelect === 2) return { price_to: 20_000 };
  if (rentSelect === 7) return { price_from: 70_000 };
  return { price: Number(`${rentSelect}0000`) };
}
