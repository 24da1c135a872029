import { ESTATE_PUBLISHED } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

/** The estate is published. A literal, so that the partial indexes of migrations serve it. */
export const isEstatePublished = sql<SqlBool>`estate.status = ${sql.lit(ESTATE_PUBLISHED)}`;
