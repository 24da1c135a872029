import type { ListingTables } from './listing-tables.ts';
import type { ReferenceTables } from './reference-tables.ts';

/** The tables that the sales API reads. */
export type SalesTables = ReferenceTables & ListingTables;
