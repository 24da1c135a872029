import type { RawBuilder } from 'kysely';

/** An estate's id, or where an outer query has it. */
export type EstateRef = number | RawBuilder<number>;
