import type { ListingTables } from './listing-tables.ts';
import type { ReferenceTables } from './reference-tables.ts';
import type { VisitorTables } from './visitor-tables.ts';

/** The tables of the sales API. */
export type SalesTables = ReferenceTables & ListingTables & VisitorTables;
