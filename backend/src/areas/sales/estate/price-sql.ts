import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { PriceRange } from './price-range.ts';

/** The lowest or highest rent of an estate, with the management fee for those who compare with it. */
export const boundOf = (bound: 'min' | 'max', isWithFee: boolean | undefined): RawBuilder<number> =>
  isWithFee
    ? sql`estate.${sql.raw(`price_${bound}`)} + estate.${sql.raw(`management_fee_${bound}`)}`
    : sql`estate.${sql.raw(`price_${bound}`)}`;

/** Some room of an estate has a rent in the range; the ends go in as `asSql` writes them. */
export function isInRange(
  { from, to }: PriceRange,
  isWithFee: boolean | undefined,
  asSql: (yen: number) => RawBuilder<number> = (yen) => sql.val(yen),
): RawBuilder<SqlBool> {
  const above = from === undefined ? sql`true` : sql`${boundOf('max', isWithFee)} >= ${asSql(from)}`;
  const below = to === undefined ? sql`true` : sql`${boundOf('min', isWithFee)} <= ${asSql(to)}`;
  return sql`(${above} and ${below})`;
}
