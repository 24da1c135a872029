import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listPrefectures } from '@gakumado/shared/api';
import { throwNotFound } from '@gakumado/shared/routing';
import { isPrefectureId } from '@gakumado/shared/vocabulary';
import { listAllCampuses } from '../../places/list-all-campuses.ts';
import { readPrefixedId } from '../../places/prefixed-id.ts';
import { schoolsOf } from '../../places/schools-of.ts';
import { PrefectureSchools } from './prefecture-schools.tsx';
import { SchoolCampuses } from './school-campuses.tsx';

/** One address, two pages: `pref_id:n` lists schools, `school_id:n` the campuses of a school. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const value = params['pref_or_school_id'];
  const prefId = readPrefixedId('pref_id', value);
  if (prefId !== null) return loadPrefecture(prefId, request.signal);
  const schoolId = readPrefixedId('school_id', value);
  if (schoolId !== null) return loadSchool(schoolId, request.signal);
  return throwNotFound();
}

async function loadPrefecture(prefId: number, signal: AbortSignal) {
  if (!isPrefectureId(prefId)) throwNotFound();
  const [prefectures, campuses] = await Promise.all([
    listPrefectures({}, signal),
    listAllCampuses({ pref_id: prefId }, signal),
  ]);
  const prefecture = prefectures.find((found) => found.prefecture_id === prefId);
  if (!prefecture) throwNotFound();
  return { kind: 'prefecture' as const, prefecture, schools: schoolsOf(campuses) };
}

async function loadSchool(schoolId: number, signal: AbortSignal) {
  const campuses = await listAllCampuses({ school_id: schoolId }, signal);
  const [first] = campuses;
  if (!first) throwNotFound();
  return { kind: 'school' as const, schoolId, schoolName: first.school_name, campuses };
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  return found.kind === 'prefecture' ? <PrefectureSchools {...found} /> : <SchoolCampuses {...found} />;
}
