import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCampuses, listEquipment, listEstatesNearCampus, findCampus } from '@gakumado/shared/api';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Breadcrumbs, Container, SampleNote } from '@gakumado/shared/ui';
import { nullOn404, throwNotFound } from '../../components/not-found.ts';
import { readPrefixedId } from '../../components/prefixed-id.ts';
import { AppliedWishes } from './applied-wishes-list.tsx';
import { CampusHead } from './campus-head.tsx';
import { CampusHeading } from './campus-heading.tsx';
import { CommuteMethod } from './commute-method.tsx';
import { isNarrowed, readCondition } from './condition.ts';
import { EmptyResult } from './empty-result.tsx';
import { EstateResults } from './estate-results.tsx';
import { filterChoices } from './filter-choices.ts';
import { FilterForm } from './filter-form.tsx';
import { OtherCampuses } from './other-campuses.tsx';
import { toRequest } from './request.ts';
import styles from './campus-page.module.css';

const PAGE_SIZE = 20;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const prefId = readPrefixedId('pref_id', params['pref_or_school_id']);
  const campusId = readPrefixedId('school_id', params['school_id']);
  if (prefId === null || campusId === null) throwNotFound();
  const condition = readCondition(new URL(request.url).searchParams);
  const [place, estates, master] = await Promise.all([
    findPlace(campusId, request.signal),
    nullOn404(listEstatesNearCampus(toRequest(campusId, condition, PAGE_SIZE), request.signal)),
    // Without the master the list stands all the same, with less to choose from.
    listEquipment({}, request.signal).catch(() => []),
  ]);
  if (!place || !estates || place.campus.pref_id !== prefId) throwNotFound();
  return {
    ...place,
    condition,
    estates: estates.result,
    total: estates.total_count ?? estates.result.length,
    facets: estates.facets ?? {},
    choices: filterChoices(master),
  };
}

/** The campus with the other campuses of its school; null when there is no such campus. */
async function findPlace(campusId: number, signal: AbortSignal) {
  const campus = await findCampus(campusId, signal);
  if (!campus) return null;
  const { result } = await listCampuses({ school_id: campus.school_id }, signal);
  const siblings: SchoolCampus[] = result.filter((other) => other.campus_id !== campusId);
  return { campus, siblings };
}

export function Component() {
  const { campus, siblings, condition, estates, total, facets, choices } = useLoaderData<typeof loader>();
  const path = paths.campus(campus.pref_id, campus.campus_id);
  return (
    <>
      <CampusHead campus={campus} condition={condition} estates={estates} total={total} />
      <Container>
        <Breadcrumbs
          items={[
            { label: '学校から探す', to: paths.schools() },
            { label: campus.pref_name, to: paths.schoolsInPrefecture(campus.pref_id) },
            { label: campus.school_name, to: paths.school(campus.school_id) },
            { label: campus.campus_name || 'キャンパス' },
          ]}
        />
        <CampusHeading campus={campus} total={total} isNarrowed={isNarrowed(condition)} />
        <div className={styles.columns}>
          <FilterForm path={path} condition={condition} choices={choices} facets={facets} />
          <section className={styles.results} aria-label="物件の一覧">
            <AppliedWishes path={path} condition={condition} choices={choices} />
            {estates.length > 0 ? (
              <EstateResults {...{ path, condition, campus, estates, total }} limit={PAGE_SIZE} />
            ) : (
              <EmptyResult {...{ path, condition, total }} />
            )}
            <CommuteMethod />
            <OtherCampuses campus={campus} siblings={siblings} />
            <SampleNote />
          </section>
        </div>
      </Container>
    </>
  );
}
