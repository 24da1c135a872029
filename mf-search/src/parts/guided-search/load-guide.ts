import { redirect } from 'react-router-dom';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import { nullOnError } from '@gakumado/shared/api';
import type { Search } from '../../search/search.ts';
import { hasPreferences, readSearch, writeSearch } from '../../search/search.ts';
import { countResults } from '../../search/load-results.ts';
import { fitSearch, hrefOf } from '../../search/scope.ts';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { readDraftPlace } from '../../search/draft/draft-place.ts';
import type { DraftPlace } from '../../search/draft/draft-place.ts';
import { findPlace } from '../../search/draft/find-place.ts';
import { searchAt } from '../../search/draft/place-condition.ts';
import { fieldsOfStep, PLACE_STEP, STEPS } from './guide-questions.ts';

/**
 * The guided search of an address with `guide=1` to `5`, or the redirect to its result with `guide=done`; null for
 * other addresses. Answers are in the query under the names of the result page's conditions.
 */
export async function loadGuide(request: Request) {
  const query = new URL(request.url).searchParams;
  const asked = query.get('guide');
  if (asked === null) return null;
  const draft = readDraftPlace(query);
  const found = await findPlace(draft, request.signal);
  const scope = found.scope ?? areaScope();
  const search = fitSearch(scope, searchAt(draft, readSearch(query)));
  const isPlaceOpen = draft.kind === 'campus' && !found.campus;
  const isPast = asked === 'done' || Number(asked) > PLACE_STEP;
  const isPlaceMissing = isPast && isPlaceOpen;
  if (asked === 'done' && !isPlaceMissing) throw redirect(hrefOf(scope, ordered(search)));
  const step = isPlaceMissing ? PLACE_STEP : readStep(asked);
  const counted =
    found.closed === null ? await nullOnError(countResults(scope, search, request.signal)) : null;
  return {
    step,
    isPlaceMissing,
    found,
    search,
    carried: carriedFields(step, draft, search),
    total: counted?.total ?? null,
    facets: counted?.facets ?? {},
  };
}

/** An answer changes the address of its question and no data of the loader, unless it is a place. */
export const revalidateUnlessAnswered: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const step = nextUrl.searchParams.get('guide');
  const isSameQuestion = step !== null && step === currentUrl.searchParams.get('guide');
  const isAnswer = isSameQuestion && step !== String(PLACE_STEP) && currentUrl.search !== nextUrl.search;
  return isAnswer ? false : defaultShouldRevalidate;
};

const readStep = (text: string) => (/^[1-5]$/.test(text) ? Math.min(Number(text), STEPS) : 1);

/** With preferences, the list begins with the estates that meet most of them. */
function ordered(search: Search): Search {
  return hasPreferences(search) ? { ...search, sort: 'match_desc' } : search;
}

/** The answers to the other questions, as the fields of a form. */
function carriedFields(step: number, draft: DraftPlace, search: Search): [string, string][] {
  const { kind, school_id, school, pref } = draft;
  const all: [string, string][] = [
    ['place', kind],
    ...(school_id === undefined ? [] : ([['school_id', String(school_id)]] as [string, string][])),
    ...(school === undefined ? [] : ([['school', school]] as [string, string][])),
    ...(pref === undefined ? [] : ([['pref', String(pref)]] as [string, string][])),
    ...new URLSearchParams(writeSearch(search)),
  ];
  return all.filter(([name]) => !fieldsOfStep[step - 1]?.includes(name));
}
