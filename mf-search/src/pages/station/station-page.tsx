import { redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findStation, listPrefectures, nullOn404, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { formatCount } from '@gakumado/shared/ui';
import { fullStationName } from '@gakumado/shared/vocabulary';
import { ClosedInvitation, closedDescription } from '../../parts/closed-invitation.tsx';
import { nearestOpen } from '../../places/prefecture-neighbours.ts';
import { readPrefixedId } from '../../places/prefixed-id.ts';
import { noStationPath } from '../../search/search-paths.ts';
import { stationLabel, whereStationIs } from '../../places/station-label.ts';
import { StationNeighbours } from '../../parts/station-neighbours.tsx';
import { NextSteps } from '../../parts/next-steps.tsx';
import parts from '../../parts/page-parts.module.css';
import { readSearch } from '../../search/search.ts';
import { isEmptyScope } from '../../search/is-empty-scope.ts';
import { loadResults } from '../../search/load-results.ts';
import { ResultsHead } from '../../search/list/results-head.tsx';
import { ListContainer } from '../../search/list/list-container.tsx';
import { Results } from '../../search/list/results.tsx';
import { withoutEstates } from '../../search/list/without-estates.ts';
import { StationFacts } from './station-facts.tsx';
import { StationHeading } from './station-heading.tsx';
import { namedStationPlace, stationPlace } from './station-place.ts';

/**
 * The parameters are not checked before (specification, section 5). An address that names no station ends on the page
 * without a result, as does a station without estates. Another prefecture than the station's is sent to its own
 * address.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const prefId = readPrefixedId('pref_id', params['pref_id']) ?? undefined;
  const stationId = readStationId(params['s_id']);
  if (stationId === null) return redirect(noStationPath({ prefId }));
  const scope = stationPlace(prefId ?? 0, stationId);
  const [station, results, prefectures] = await Promise.all([
    nullOn404(findStation({ station_id: stationId, limit: 1 }, request.signal)),
    loadResults(scope, readSearch(searchParams), request),
    nullOnError(listPrefectures({}, request.signal)),
  ]);
  if (!station) return redirect(noStationPath({ prefId }));
  const { estates: _estates, ...facts } = station.result;
  if (facts.pref_id !== prefId) return redirect(paths.station(facts.pref_id, stationId) + search);
  const isClosed = prefectures?.some(({ prefecture_id, is_open }) => prefecture_id === prefId && !is_open);
  if (!isClosed && isEmptyScope(scope, results)) return redirect(noStationPath({ prefId, stationId }));
  return {
    station: isClosed ? { ...facts, rent_average: null } : facts,
    results: isClosed ? withoutEstates(results) : results,
    closed: isClosed ? { nearestOpen: nearestOpen(facts.pref_id, prefectures ?? []) } : null,
  };
}

/** An id as the API takes it; null for any other word. */
function readStationId(word: string | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(word ?? '') ? Number(word) : null;
}

/** The estates around a station, with facts about living there. */
export function Component() {
  const { station, results, closed } = useLoaderData<typeof loader>();
  const { pref_id: prefId, pref_name: prefName, station_name, neighbours } = station;
  const name = stationLabel(station);
  const nameAndPlace = `${fullStationName(station_name)}（${whereStationIs(station)}）`;
  const scope = namedStationPlace(station, name);
  const waysOn = <NextSteps except="none" prefecture={{ name_kana: prefName, prefecture_id: prefId }} />;
  return (
    <>
      <ResultsHead
        scope={scope}
        results={results}
        title={`${nameAndPlace}周辺の学生マンション・学生会館`}
        description={
          closed
            ? closedDescription(`${nameAndPlace}周辺での学生のお部屋探し`)
            : `${nameAndPlace}周辺の学生マンション・学生会館・学生寮${formatCount(results.total)}件を掲載しています。利用できる路線、家賃の目安、隣の駅の物件もご覧いただけます。`
        }
        listName={`${name}周辺の学生向け物件`}
      />
      <ListContainer
        list={closed ? null : results}
        breadcrumbs={[
          sitePages.transit,
          { label: prefName, to: paths.transitInPrefecture(prefId) },
          { label: name },
        ]}
      >
        <StationHeading station={station} />
        {closed ? (
          <div className={parts.page}>
            <StationFacts station={station} />
            <ClosedInvitation
              prefecture={{ name_kana: prefName, prefecture_id: prefId }}
              nearestOpen={closed.nearestOpen}
              hrefOf={(open) => paths.transitInPrefecture(open.prefecture_id)}
            />
            {waysOn}
          </div>
        ) : (
          <Results
            scope={scope}
            results={results}
            nearby={<StationNeighbours stationName={station_name} neighbours={neighbours} />}
          >
            <StationFacts station={station} />
            {results.estates.length > 0 && (
              <StationNeighbours stationName={station_name} neighbours={neighbours} />
            )}
            {waysOn}
          </Results>
        )}
      </ListContainer>
    </>
  );
}
