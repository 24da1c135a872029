import { redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCampuses, listPrefectures } from '@gakumado/shared/api';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Breadcrumbs, Container, SchoolCombobox } from '@gakumado/shared/ui';
import { KanaIndex } from '../../components/kana-index.tsx';
import { listAllCampuses } from '../../components/list-all-campuses.ts';
import { PrefectureList } from '../../components/prefecture-list.tsx';
import { groupByRegion } from '../../components/regions.ts';
import type { Region } from '../../components/regions.ts';
import { SchoolIndex } from '../../components/school-index.tsx';
import { schoolsOf } from '../../components/schools-of.ts';
import type { IndexedSchool } from '../../components/schools-of.ts';
import parts from '../../components/page-parts.module.css';
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

type Found =
  | (Query<'keyword'> & { campuses: SchoolCampus[]; total: number })
  | (Query<'kana'> & { schools: IndexedSchool[] })
  | (Query<'all'> & { regions: Region[] });

async function findSchools(query: Exclude<SchoolQuery, Query<'empty'>>, signal: AbortSignal): Promise<Found> {
  if (query.kind === 'keyword') {
    const { keyword, page } = query;
    const { result, total_count = 0 } = await listCampuses({ keyword, page, limit: PAGE_SIZE }, signal);
    return { ...query, campuses: result, total: total_count };
  }
  if (query.kind === 'kana') {
    return { ...query, schools: schoolsOf(await listAllCampuses({ kana_row: query.row }, signal)) };
  }
  return { ...query, regions: groupByRegion(await listPrefectures({}, signal)) };
}

export function Component() {
  const found: Found = useLoaderData<typeof loader>();
  const heading = headingOf(found);
  const keyword = found.kind === 'keyword' ? found.keyword : undefined;
  const here = { label: '学校から探す', to: paths.schools() };
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
          {found.kind === 'keyword' && <KeywordResults {...found} limit={PAGE_SIZE} />}
          {found.kind === 'kana' && <SchoolIndex schools={found.schools} />}
          {found.kind === 'all' && (
            <section className={parts.part}>
              <h2>都道府県から探す</h2>
              <PrefectureList regions={found.regions} hrefOf={paths.schoolsInPrefecture} />
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

function headingOf(found: Found): string {
  if (found.kind === 'keyword') return `「${found.keyword}」の検索結果`;
  return found.kind === 'kana' ? `「${found.row}」行の学校` : '学校から探す';
}
