import { fullVacancies } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';

/** The list for `vacant_status_id in …`: no room is free (`isFull`). */
export const fullStatuses = sql`(${sql.join(fullVacancies.map((status) => sql.lit(status)))})`;
