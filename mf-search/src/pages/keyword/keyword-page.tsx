import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCampuses, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, formatCount, PageHead } from '@gakumado/shared/ui';
import { KeywordForm } from '../../parts/keyword-form.tsx';
import { NextSteps } from '../../parts/next-steps.tsx';
import { readSearch } from '../../search/search.ts';
import { loadResults } from '../../search/load-results.ts';
import { ResultsHead } from '../../search/list/results-head.tsx';
import { Results } from '../../search/list/results.tsx';
import { KeywordHelp } from './keyword-help.tsx';
import { keywordPlace } from './keyword-place.ts';
import { MatchingCampuses } from './matching-campuses.tsx';
import { MatchingFilters } from './matching-filters.tsx';
import { namesSchool } from './names-school.ts';
import styles from './keyword-page.module.css';

/** Campuses shown beside the estates. */
const CAMPUS_MAX = 4;

/** Without a word there is nothing to list: the page says what to type. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const search = readSearch(new URL(request.url).searchParams);
  const { keyword } = search;
  const isAsked = keyword !== undefined || search.station_name !== undefined;
  const [results, campuses] = await Promise.all([
    isAsked ? loadResults(keywordPlace, search, request) : null,
    keyword === undefined ? null : nullOnError(listCampuses({ keyword, limit: CAMPUS_MAX }, signal)),
  ]);
  return {
    word: keyword ?? search.station_name,
    keyword,
    results,
    campuses: campuses?.result ?? [],
    campusTotal: campuses?.total_count ?? 0,
  };
}

export function Component() {
  const { word, keyword, results, campuses, campusTotal } = useLoaderData<typeof loader>();
  const schools = keyword && <MatchingCampuses keyword={keyword} campuses={campuses} total={campusTotal} />;
  const isSchool = keyword !== undefined && namesSchool(keyword, campuses);
  /** Other meanings of the words. */
  const meanings = results && (
    <>
      <MatchingFilters {...results} />
      {!isSchool && schools}
    </>
  );
  return (
    <>
      {results && word ? (
        <ResultsHead
          scope={keywordPlace}
          results={results}
          title={`「${word}」の学生マンション・学生会館`}
          description={`「${word}」に当てはまる学生マンション・学生会館・学生寮${formatCount(results.total)}件。家賃、間取り、設備などの条件で絞り込めます。`}
          listName={`「${word}」の学生向け物件`}
          noindex
        />
      ) : (
        <PageHead
          title="キーワードから探す"
          description="物件名、住所、駅名、学校名などの言葉から、学生マンション・学生会館・学生寮を探せます。"
          path={paths.keyword()}
        />
      )}
      <Container className={styles.page}>
        <Breadcrumbs items={[sitePages.search, { label: 'キーワードから探す' }]} />
        <h1>{word ? `「${word}」の学生向け物件` : 'キーワードから探す'}</h1>
        <KeywordForm keyword={keyword} label="物件名・住所・駅名・学校名" />
        {isSchool && schools}
        {results ? (
          <Results
            scope={keywordPlace}
            results={results}
            nearby={
              <>
                {meanings}
                <KeywordHelp />
              </>
            }
          >
            {results.estates.length > 0 && meanings}
          </Results>
        ) : (
          <>
            <KeywordHelp />
            <NextSteps except="none" />
          </>
        )}
      </Container>
    </>
  );
}
