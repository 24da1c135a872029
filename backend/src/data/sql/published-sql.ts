import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

/** Holds for the rows that are shown now, in the tables of migrations/0007_masters.sql. */
export const isPublished = sql<SqlBool>`publish_from <= now() and (publish_to is null or publish_to > now())`;

/** The moment as the contract writes it; sessions run in Japanese time. */
const asText = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM')`;

export const publishedFrom = asText('publish_from').as('publish_from');
export const publishedTo = sql<string | null>`${asText('publish_to')}`.as('publish_to');
