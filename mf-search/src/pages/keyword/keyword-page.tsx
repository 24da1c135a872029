import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { interpretKeyword, listCampuses, nullOnError } from '@gakumado/shared/api';
import type { Interpretation } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { formatCount, LinkButton, PageHead, SearchBox } from '@gakumado/shared/ui';
import { NextSteps } from '../../parts/next-steps.tsx';
import { isNarrowed } from '../../search/scope.ts';
import { readSearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import { loadResults } from '../../search/load-results.ts';
import { ResultsHead } from '../../search/list/results-head.tsx';
import { ListContainer } from '../../search/list/list-container.tsx';
import { Results } from '../../search/list/results.tsx';
import { KeywordHelp } from './keyword-help.tsx';
import { keywordPlace } from './keyword-place.ts';
import { MatchingCampuses } from './matching-campuses.tsx';
import { keywordScope } from './keyword-scope.ts';
import { relaxedWords } from './relaxed-words.ts';
import { UnderstoodWords } from './understood-words.tsx';
import styles from './keyword-page.module.css';

/** Campuses shown beside the estates. */
const CAMPUS_MAX = 4;

/** Without a word there is nothing to list: the page says what to type. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const search = readSearch(new URL(request.url).searchParams);
  const { keyword } = search;
  const isAsked = keyword !== undefined || search.station_name !== undefined;
  const understood = await findMeaning(search, signal);
  const schoolWord = understood?.understood.find(({ filter }) => filter.school_id !== undefined)?.word;
  const schools = schoolWord ?? keyword;
  const [found, campuses] = await Promise.all([
    isAsked ? loadMeant(understood, search, request) : { results: null, meaning: null },
    schools === undefined ? null : nullOnError(listCampuses({ keyword: schools, limit: CAMPUS_MAX }, signal)),
  ]);
  return {
    ...found,
    word: keyword ?? search.station_name,
    keyword,
    isTextAsked: search.as === 'text',
    schools,
    isSchool: schoolWord !== undefined,
    campuses: campuses?.result ?? [],
    campusTotal: campuses?.total_count ?? 0,
  };
}

/**
 * Searches by the meaning of the words, and by the words as text if that finds nothing: names of homes contain names of
 * places.
 */
async function loadMeant(meaning: Interpretation | null, search: Search, request: Request) {
  if (!meaning) return { results: await loadResults(keywordPlace, search, request), meaning };
  const results = await loadResults(keywordScope(meaning, search), search, request);
  if (results.total === 0 && !results.isFailed && !isNarrowed(search, keywordPlace)) {
    const asText = await loadResults(keywordPlace, { ...search, as: 'text' }, request);
    if (asText.total > 0) return { results: asText, meaning: null };
  }
  const { keyword = '' } = search;
  const relaxations = results.relaxations.flatMap((relaxation) =>
    relaxedWords(relaxation, meaning, { keyword, search }),
  );
  return { results: { ...results, relaxations }, meaning };
}

/** The meaning of the words; null if they are to be searched as text, mean nothing, or could not be interpreted. */
async function findMeaning({ keyword, as }: Search, signal: AbortSignal): Promise<Interpretation | null> {
  if (keyword === undefined || as === 'text') return null;
  const meaning = await nullOnError(interpretKeyword(keyword, signal));
  return meaning && meaning.understood.length > 0 ? meaning : null;
}

export function Component() {
  const { word, keyword, meaning, isTextAsked, schools, isSchool, results, campuses, campusTotal } =
    useLoaderData<typeof loader>();
  const scope = meaning && results ? keywordScope(meaning, results.search) : keywordPlace;
  /** Other meanings of the words. */
  const meanings = results && schools && (
    <MatchingCampuses keyword={schools} campuses={campuses} total={campusTotal} />
  );
  return (
    <>
      {results && word ? (
        <ResultsHead
          scope={scope}
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
      <ListContainer
        list={results}
        className={styles.page}
        data-asked={keyword === undefined ? undefined : ''}
        breadcrumbs={[sitePages.search, { label: 'キーワードから探す' }]}
      >
        <h1>{word ? `「${word}」の学生向け物件` : 'キーワードから探す'}</h1>
        <SearchBox
          // The box follows the address: another search fills it again.
          key={keyword}
          isByWords
          defaultText={keyword}
          label="学校・駅・住所・条件・物件名"
          placeholder="例：早稲田大学 30分以内 7万円まで"
          isLabelHidden={keyword !== undefined}
        />
        {meaning && keyword && results && (
          <UnderstoodWords
            keyword={keyword}
            search={results.search}
            meaning={meaning}
            campuses={isSchool ? campuses : []}
          />
        )}
        {keyword && !meaning && !isTextAsked && results?.total === 0 && !results.isFailed && (
          <p className={styles.unused}>
            {`「${keyword}」からは、学校・駅・住所・条件や物件の名前を読みとれませんでした。`}
          </p>
        )}
        {keyword && isTextAsked && (
          <p>
            <LinkButton variant="plain" to={paths.keyword(keyword)}>
              言葉の意味から探す
            </LinkButton>
          </p>
        )}
        {results ? (
          <Results
            scope={scope}
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
      </ListContainer>
    </>
  );
}
