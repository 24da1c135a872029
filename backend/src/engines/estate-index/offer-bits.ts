import { offerFields, searchFields } from '@gakumado/shared/search-fields';
import type { OfferField } from '@gakumado/shared/search-fields';

/** The first bit of each field in estate.offer_mask, as migrations/0017_offers.sql sets them: a bit per value. */
const firstBit: Record<OfferField, number> = {
  direction: 0,
  floor_min: 8,
  is_midterm_cancelable: 9,
  notice_months_max: 10,
  is_without_renewal_fee: 13,
  is_without_curfew: 14,
};

function valuesOf(field: OfferField): readonly (number | string)[] {
  const row = searchFields[field];
  if (row.kind === 'flag') return [1];
  return row.kind === 'words' ? row.words : row.choices;
}

/** Field and value of each bit. */
export const offerBits: readonly (readonly [field: OfferField, value: number | string])[] = offerFields
  .toSorted((a, b) => firstBit[a] - firstBit[b])
  .flatMap((field) => valuesOf(field).map((value) => [field, value] as const));

/** Field and value of each offer in estate.offer_mask. */
export const readOffers = (mask: number): { field: OfferField; value: number | string }[] =>
  offerBits.filter((_, bit) => (mask & (2 ** bit)) !== 0).map(([field, value]) => ({ field, value }));
