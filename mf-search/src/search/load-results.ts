import { redirect } from 'react-router-dom';
import {
  ApiError,
  apiStatus,
  findCampus,
  listEquipment,
  listEstatePins,
  listEstates,
  listEstatesNearCampus,
  listRelaxations,
  nullOnError,
} from '@gakumado/shared/api';
import type { Estate, EstateFilter, EstatePin, Relaxation, SchoolCampus } from '@gakumado/shared/contract';
import type { Facets } from './filter/facets.ts';
import type { Search } from './search.ts';
import { filterChoices } from './filter/filter-choices.ts';
import type { FilterChoices } from './filter/filter-choices.ts';
import { closerMinutes, fitSearch, hrefOf, widerMinutes, withReach, withoutSecond } from './scope.ts';
import type { SearchScope } from './scope.ts';
import { toFilter } from './request.ts';
import { isSentByForm } from './filter/sent-by-form.ts';

/** Estates of one page. */
export const PAGE_SIZE = 20;

/** A list of at most so many homes offers wider filters above them. */
export const FEW_HOMES = 3;

/** The list of a result page. */
export interface Results {
  /** The search as the place could answer it. */
  search: Search;
  estates: Estate[];
  /** Of all pages. */
  total: number;
  /** Only with the filter as a part of the page: the popup asks for them when it opens. */
  facets: Facets | undefined;
  choices: FilterChoices;
  /** The second campus to live between. */
  secondCampus: SchoolCampus | null;
  /**
   * The next wider commute around a campus or another point, or the next closer one between two; null if there is none.
   */
  otherReach: Reach | null;
  /** All estates as points, at most 2,000; null outside the map view and where they could not be loaded. */
  pins: EstatePin[] | null;
  /** The result of one wider filter, loaded only when few homes or none were found. */
  relaxations: Relaxation[];
  /** The list could not be loaded. The rest of the page works, and the list can be loaded again. */
  isFailed: boolean;
}

/** Another commute in minutes, and the number of estates within it. */
interface Reach {
  minutes: number;
  total: number;
}

type ListRequest = Partial<EstateFilter> & { page: number; limit: number };

/** The request of the page. */
type PageRequest = Pick<Request, 'url' | 'signal'>;

/** Asks for the form as a part of the page, like the filter button does without JavaScript. */
export const OPEN_FILTER = { name: 'filter', value: 'open' } as const;

export const isFilterOpen = (query: URLSearchParams): boolean =>
  query.get(OPEN_FILTER.name) === OPEN_FILTER.value;

const listAt = (scope: SearchScope) => (request: ListRequest, signal: AbortSignal) => {
  const { school_id } = scope.filter;
  return school_id === undefined
    ? listEstates(request, signal)
    : listEstatesNearCampus({ ...request, school_id }, signal);
};

/**
 * The list of a place of a search. Throws {@link ApiError} 404 when the place does not exist, and a redirect to the
 * address of the search where a browser has sent the form by itself. Any other failure is part of the results.
 */
export async function loadResults(
  scope: SearchScope,
  asked: Search,
  { url, signal }: PageRequest,
): Promise<Results> {
  const search = fitSearch(scope, asked);
  const filter = toFilter(scope, search);
  const { searchParams, search: query } = new URL(url);
  const withFacets = isFilterOpen(searchParams);
  if (!withFacets && isSentByForm(query)) throw redirect(hrefOf(scope, search));
  const request = { ...filter, with_facets: withFacets, page: search.page, limit: PAGE_SIZE };
  const { second_school_id } = search;
  const asking = listAt(scope)(request, signal);
  const minutes = widerMinutes(scope, search) ?? closerMinutes(search);
  const [answer, pins, master, secondCampus, withinOther] = await Promise.all([
    // With two campuses, the other calls report which one is missing.
    second_school_id === undefined ? asking.catch(rethrowNotFound) : nullOnError(asking),
    search.view === 'map' ? nullOnError(listEstatePins(filter, signal)) : null,
    // Without the master the list is shown all the same, with fewer choices.
    nullOnError(listEquipment({}, signal)),
    second_school_id === undefined ? null : findCampus(second_school_id, signal).catch(() => undefined),
    minutes === undefined
      ? null
      : nullOnError(
          listAt(scope)(
            { ...toFilter(scope, withReach(search, minutes)), count_only: true, page: 1, limit: 1 },
            signal,
          ),
        ),
  ]);
  // There is no such campus: the list is loaded without it. (A campus that could not be loaded is undefined.)
  if (second_school_id !== undefined && secondCampus === null) {
    return loadResults(scope, withoutSecond(search), { url, signal });
  }
  const total = answer?.total_count ?? answer?.result.length ?? 0;
  return {
    search,
    estates: answer?.result ?? [],
    total,
    facets: answer?.facets,
    choices: filterChoices(master ?? []),
    secondCampus: secondCampus ?? null,
    otherReach: minutes === undefined ? null : { minutes, total: withinOther?.total_count ?? 0 },
    pins: pins?.result ?? null,
    relaxations:
      answer && total <= FEW_HOMES ? ((await nullOnError(listRelaxations(filter, signal))) ?? []) : [],
    isFailed: answer === null,
  };
}

/** How many estates a search leaves, and each option beside it. */
export async function countResults(scope: SearchScope, asked: Search, signal: AbortSignal) {
  const filter = toFilter(scope, fitSearch(scope, asked));
  const request = { ...filter, with_facets: true, count_only: true, page: 1, limit: 1 };
  const { total_count, facets } = await listAt(scope)(request, signal);
  return { total: total_count ?? 0, facets: facets ?? {} };
}

function rethrowNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status !== apiStatus.NOT_FOUND) return null;
  throw error;
}
