import type { Undergraduate } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';

/** Faculties on a campus, or of all campuses of a school; none where they are not known. */
export function findUndergraduates(
  db: Kysely<Database>,
  by: { campusId: number } | { schoolId: number },
): Promise<Undergraduate[]> {
  const all = db
    .selectFrom('undergraduate')
    .select(['undergraduate_id', 'undergraduate_name', 'departments', 'grades_text', 'campus_id'])
    .select('is_approximate')
    .orderBy('undergraduate_id');
  return 'campusId' in by
    ? all.where('campus_id', '=', by.campusId).execute()
    : all.where('school_id', '=', by.schoolId).execute();
}
