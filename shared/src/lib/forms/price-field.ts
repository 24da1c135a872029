import { fieldLabels } from '@gakumado/shared/vocabulary';
import { optionalChoice } from './choice-field.ts';
import type { Given, Refuse } from './cross-rules.ts';
import { messages } from './messages.ts';

const STEP = 10_000;
const LOWEST = 20_000;
const HIGHEST = 150_000;

/** The rents that are offered, in yen. */
export const priceChoices = Array.from(
  { length: (HIGHEST - LOWEST) / STEP + 1 },
  (_, index) => LOWEST + index * STEP,
);

const isOffered = (yen: number) => priceChoices.includes(yen);

/** The ends of the range of rents that forms offer, in yen: 20,000 to 150,000 in steps of 10,000. */
export const priceFields = {
  price_from: optionalChoice(fieldLabels.price_from, isOffered),
  price_to: optionalChoice(fieldLabels.price_to, isOffered),
};

interface PriceRange {
  price_from: number;
  price_to: number;
}

/** The lower end must not lie above the upper one. */
export function checkPriceRange(
  values: Given<PriceRange> | null | undefined,
  refuse: Refuse,
  path: readonly string[] = [],
): void {
  const { price_from: from, price_to: to } = values ?? {};
  if (from && to && from > to) {
    refuse([...path, 'price_from'], { code: 'range', message: messages.rangePair });
  }
}
