import { redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCampuses, listPrefectures, nullOnError } from '@gakumado/shared/api';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, EmptyState, PartFailed, SchoolCombobox } from '@gakumado/shared/ui';
import { KanaIndex } from '../../parts/kana-index.tsx';
import { listAllCampuses } from '../../places/list-all-campuses.ts';
import { PrefectureList } from '../../parts/prefecture-list.tsx';
import { groupByRegion } from '../../places/regions.ts';
import type { Region } from '../../places/regions.ts';
import { SchoolIndex } from '../../parts/school-index.tsx';
import { schoolsOf } from '../../places/schools-of.ts';
import type { IndexedSchool } from '../../places/schools-of.ts';
import parts from '../../parts/page-parts.module.css';
import { KeywordResults } from './keyword-results.tsx';
import { readSchoolQuery } from './school-query.ts';
import type { SchoolQuery } from './school-query.ts';
import { SchoolsHead } from './schools-head.tsx';

const PAGE_SIZE = 20;

type Query<Kind> = Extract<SchoolQuery, { kind: Kind }>;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readSchoolQuery(new URL(request.url).searchParams);
  return query.kind === 'empty' ? redirect(paths.schoolsEmptyKeyword()) : findSchools(query, request.signal);
}

/** The result is null when it could not be loaded. The box and the index are shown all the same. */
type Found =
  | (Query<'keyword'> & { campuses: SchoolCampus[] | null; total: number })
  | (Query<'kana'> & { schools: IndexedSchool[] | null })
  | (Query<'all'> & { regions: Region[] | null });

async function findSchools(query: Exclude<SchoolQuery, Query<'empty'>>, signal: AbortSignal): Promise<Found> {
  if (query.kind === 'keyword') {
    const { keyword, page } = query;
    const answer = await nullOnError(listCampuses({ keyword, page, limit: PAGE_SIZE }, signal));
    return { ...query, campuses: answer?.result ?? null, total: answer?.total_count ?? 0 };
  }
  if (query.kind === 'kana') {
    const campuses = await nullOnError(listAllCampuses({ kana_row: query.row }, signal));
    return { ...query, schools: campuses && schoolsOf(campuses) };
  }
  const prefectures = await nullOnError(listPrefectures({}, signal));
  return { ...query, regions: prefectures && groupByRegion(prefectures) };
}

export function Component() {
  const found: Found = useLoaderData<typeof loader>();
  const heading = headingOf(found);
  const keyword = found.kind === 'keyword' ? found.keyword : undefined;
  const here = sitePages.schools;
  return (
    <>
      <SchoolsHead query={found} />
      <Container>
        <Breadcrumbs items={found.kind === 'all' ? [{ label: heading }] : [here, { label: heading }]} />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>{heading}</h1>
            {found.kind === 'all' && (
              <p className={parts.lead}>
                通う学校のキャンパスを選ぶと、通学時間の短い順に学生マンション・学生会館・学生寮をご覧いただけます。
              </p>
            )}
          </div>
          <div className={parts.box}>
            <SchoolCombobox key={keyword} defaultKeyword={keyword} />
          </div>
          {found.kind === 'keyword' &&
            (found.campuses ? (
              <KeywordResults {...found} campuses={found.campuses} limit={PAGE_SIZE} />
            ) : (
              <PartFailed name="検索の結果" />
            ))}
          {found.kind === 'kana' && <KanaSchools row={found.row} schools={found.schools} />}
          {found.kind === 'all' && (
            <section className={parts.part}>
              <h2>都道府県から探す</h2>
              {found.regions ? (
                <PrefectureList regions={found.regions} hrefOf={paths.schoolsInPrefecture} />
              ) : (
                <PartFailed name="都道府県" />
              )}
            </section>
          )}
          <section className={parts.part}>
            <h2>五十音から探す</h2>
            <KanaIndex current={found.kind === 'kana' ? found.row : null} />
          </section>
        </div>
      </Container>
    </>
  );
}

function KanaSchools({ row, schools }: { row: string; schools: readonly IndexedSchool[] | null }) {
  if (!schools) return <PartFailed name="学校の一覧" />;
  if (schools.length > 0) return <SchoolIndex schools={schools} />;
  return <EmptyState title={`${row}行の学校は、まだ掲載していません`} />;
}

function headingOf(found: Found): string {
  if (found.kind === 'keyword') return `「${found.keyword}」の検索結果`;
  return found.kind === 'kana' ? `${found.row}行の学校` : sitePages.schools.label;
}
