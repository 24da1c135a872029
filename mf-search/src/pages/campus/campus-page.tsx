import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findCampus, listCampuses, listCampusNeighbours, nullOn404, nullOnError } from '@gakumado/shared/api';
import type { CampusNeighbour, SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { throwNotFound } from '@gakumado/shared/routing';
import { formatCount, ShareButton } from '@gakumado/shared/ui';
import { admittedBy, campusLabel } from '@gakumado/shared/vocabulary';
import { campusScope, namedCampusScope } from '../../search/scopes/campus-scope.ts';
import { NeighbouringCampuses } from '../../parts/neighbouring-campuses.tsx';
import { readPrefixedId } from '../../places/prefixed-id.ts';
import { readSearch } from '../../search/search.ts';
import { loadResults } from '../../search/load-results.ts';
import type { Results as LoadedResults } from '../../search/load-results.ts';
import { hrefOf } from '../../search/scope.ts';
import { stayOf } from '../../search/stay-of.ts';
import type { SearchScope } from '../../search/scope.ts';
import { bothNames, secondPlaceOf } from '../../search/second-place.ts';
import { toFilter } from '../../search/request.ts';
import { ResultsHead } from '../../search/list/results-head.tsx';
import { ListContainer } from '../../search/list/list-container.tsx';
import { Results } from '../../search/list/results.tsx';
import { CampusHeading } from './campus-heading.tsx';
import { CommuteMethod } from '../../parts/commute-method.tsx';
import { loadFacts } from './sections/campus-facts.ts';
import { CampusSections } from './sections/campus-sections.tsx';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const prefId = readPrefixedId('pref_id', params['pref_or_school_id']);
  const campusId = readPrefixedId('school_id', params['school_id']);
  if (prefId === null || campusId === null) throwNotFound();
  const search = readSearch(new URL(request.url).searchParams);
  const scope = campusScope(prefId, campusId);
  const [found, results, facts] = await Promise.all([
    findPlace(campusId, request.signal),
    nullOn404(loadResults(scope, search, request)),
    loadFacts({ campus_id: campusId, pref_id: prefId, gender_type: admittedBy(search) }, request.signal),
  ]);
  if (!found || !results || found.campus.pref_id !== prefId) throwNotFound();
  const neighbours =
    results.total === 0 ? await findNeighbours(campusId, scope, results, request.signal) : [];
  return { ...found, results, facts, neighbours };
}

/** Only for an empty list: campuses around where the same filters find something. */
async function findNeighbours(
  campusId: number,
  scope: SearchScope,
  { search: condition, isFailed }: LoadedResults,
  signal: AbortSignal,
): Promise<CampusNeighbour[]> {
  if (isFailed) return [];
  const filter = { ...toFilter(scope, condition), school_id: campusId };
  return (await nullOnError(listCampusNeighbours(filter, signal))) ?? [];
}

/** The campus with the other campuses of its school, if they can be loaded; null for an unknown campus. */
async function findPlace(campusId: number, signal: AbortSignal) {
  const campus = await findCampus(campusId, signal);
  if (!campus) return null;
  const school = await nullOnError(listCampuses({ school_id: campus.school_id }, signal));
  const siblings: SchoolCampus[] = (school?.result ?? []).filter((other) => other.campus_id !== campusId);
  return { campus, siblings };
}

export function Component() {
  const { campus, siblings, results, facts, neighbours } = useLoaderData<typeof loader>();
  const scope = namedCampusScope(campus, results.secondCampus);
  const secondName = secondPlaceOf(scope, results)?.name;
  const name = campusLabel(campus);
  const target = secondName === undefined ? name : bothNames(name, secondName);
  return (
    <>
      <ResultsHead
        scope={scope}
        results={results}
        title={`${target}に通いやすい学生マンション・学生会館`}
        description={`${target}に通いやすい学生マンション・学生会館・学生寮${formatCount(results.total)}件を、通学時間の短い順に掲載。家賃や間取り、駅からの徒歩時間で絞り込めます。`}
        listName={`${target}に通いやすい学生向け物件`}
      />
      <ListContainer
        list={results}
        breadcrumbs={[
          sitePages.schools,
          { label: campus.pref_name, to: paths.schoolsInPrefecture(campus.pref_id) },
          { label: campus.school_name, to: paths.school(campus.school_id) },
          { label: campus.campus_name || 'キャンパス' },
        ]}
      >
        <CampusHeading {...{ campus, secondName }} />
        <Results
          scope={scope}
          results={results}
          nearby={
            <NeighbouringCampuses
              campuses={neighbours}
              hrefOf={({ pref_id, campus_id }) =>
                hrefOf(campusScope(pref_id, campus_id), { ...results.search, page: 1 })
              }
            />
          }
        >
          <ShareButton
            what="一覧"
            title={`${target}に通いやすい学生マンション・学生会館`}
            path={hrefOf(scope, { ...results.search, page: 1 })}
          />
          <CommuteMethod />
        </Results>
        <CampusSections
          key={campus.campus_id}
          {...{ campus, siblings, scope, facts }}
          search={results.search}
          stay={stayOf(results)}
        />
      </ListContainer>
    </>
  );
}
