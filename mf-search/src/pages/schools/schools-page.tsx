import { redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listPrefectures, nullOnError } from '@gakumado/shared/api';
import type { SchoolCampus, Suggestion } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, EmptyState, PartFailed, SearchBox } from '@gakumado/shared/ui';
import { KanaIndex } from '../../parts/kana-index.tsx';
import { listAllCampuses } from '../../places/list-all-campuses.ts';
import { PrefectureList } from '../../parts/prefecture-list.tsx';
import { groupByRegion } from '../../places/regions.ts';
import type { Region } from '../../places/regions.ts';
import { SchoolIndex } from '../../parts/school-index.tsx';
import { schoolsOf } from '../../places/schools-of.ts';
import type { IndexedSchool } from '../../places/schools-of.ts';
import parts from '../../parts/page-parts.module.css';
import { findByKeyword } from './find-by-keyword.ts';
import { KeywordResults } from './keyword-results.tsx';
import { readSchoolQuery } from './school-query.ts';
import type { SchoolQuery } from './school-query.ts';
import { SchoolsHead } from './schools-head.tsx';

type Query<Kind> = Extract<SchoolQuery, { kind: Kind }>;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = readSchoolQuery(searchParams);
  if (query.kind === 'empty') return redirect(paths.schoolsEmptyKeyword());
  if (query.kind !== 'keyword') return findSchools(query, request.signal);
  const found = await findByKeyword(query, request.signal);
  // One who asks for a page of the schools has been led on before.
  const isLedOn = found.isNoSchool && !searchParams.has('page');
  return isLedOn ? redirect(paths.keyword(query.keyword)) : { ...query, ...found };
}

/** The result is null when it could not be loaded. The box and the index are shown all the same. */
type Found =
  | (Query<'keyword'> & { campuses: SchoolCampus[] | null; total: number; others: Suggestion[] })
  | (Query<'kana'> & { schools: IndexedSchool[] | null })
  | (Query<'all'> & { regions: Region[] | null });

async function findSchools(query: Query<'kana'> | Query<'all'>, signal: AbortSignal): Promise<Found> {
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
            <SearchBox key={keyword} defaultText={keyword} hasHint />
          </div>
          {found.kind === 'keyword' &&
            (found.campuses ? (
              <KeywordResults {...found} campuses={found.campuses} />
            ) : (
              <PartFailed name="検索の結果" isMain />
            ))}
          {found.kind === 'kana' && <KanaSchools row={found.row} schools={found.schools} />}
          {found.kind === 'all' && (
            <section className={parts.part}>
              <h2>都道府県から探す</h2>
              {found.regions ? (
                <PrefectureList regions={found.regions} hrefOf={paths.schoolsInPrefecture} />
              ) : (
                <PartFailed name="都道府県" isMain />
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
  if (!schools) return <PartFailed name="学校の一覧" isMain />;
  if (schools.length > 0) return <SchoolIndex schools={schools} />;
  return <EmptyState title={`${row}行の学校は、まだ掲載していません`} />;
}

function headingOf(found: Found): string {
  if (found.kind === 'keyword') return `「${found.keyword}」の検索結果`;
  return found.kind === 'kana' ? `${found.row}行の学校` : sitePages.schools.label;
}
