import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { PriceRange } from '../../engines/estate-index/price-range.ts';

/** The lowest or highest rent of `room`, with the management fee for those who compare with it. */
const boundOf = (bound: 'min' | 'max', isWithFee: boolean | undefined): RawBuilder<number> =>
  isWithFee
    ? sql`room.${sql.raw(`price_${bound}`)} + room.management_fee`
    : sql`room.${sql.raw(`price_${bound}`)}`;

/** The room has a rent in the range. */
export function isInRange({ from, to }: PriceRange, isWithFee: boolean | undefined): RawBuilder<SqlBool> {
  const above = from === undefined ? sql`true` : sql`${boundOf('max', isWithFee)} >= ${from}`;
  const below = to === undefined ? sql`true` : sql`${boundOf('min', isWithFee)} <= ${to}`;
  return sql`(${above} and ${below})`;
}
