import { sql } from 'kysely';

/** The rooms that rents are compared by: one person's, by far the most. */
export const isSingleRoom = sql`roomtype.layout in ('1R', '1K')`;

/** Rent of a room type in the middle of its range, in yen. */
export const middleRent = sql`(roomtype.price_min + roomtype.price_max) / 2.0`;

/** Averages are shown to the hundred. */
export const ROUND_TO = sql`-2`;
