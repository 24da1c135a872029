import { Link, redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { throwNotFound } from '@gakumado/shared/routing';
import { destinationName } from '@gakumado/shared/search-fields';
import { formatCount } from '@gakumado/shared/ui';
import type { Breadcrumb } from '@gakumado/shared/ui';
import { isPrefectureId } from '@gakumado/shared/vocabulary';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { destinationScope } from '../../search/scopes/destination-scope.ts';
import { prefIdOfCity } from '../../places/cities.ts';
import { ClosedInvitation, closedDescription } from '../../parts/closed-invitation.tsx';
import { findPrefectureById } from '../../places/find-prefecture.ts';
import { NearbyPrefectures } from '../../parts/nearby-prefectures.tsx';
import { nearestOpen, neighboursOf } from '../../places/prefecture-neighbours.ts';
import { readPrefixedId } from '../../places/prefixed-id.ts';
import { noStationPath } from '../../search/search-paths.ts';
import parts from '../../parts/page-parts.module.css';
import { bothNames, secondPlaceOf } from '../../search/second-place.ts';
import { emptySearch, readSearch, writeSearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import { withoutEstates } from '../../search/list/without-estates.ts';
import { isEmptyScope } from '../../search/is-empty-scope.ts';
import { loadResults } from '../../search/load-results.ts';
import { ResultsHead } from '../../search/list/results-head.tsx';
import { ListContainer } from '../../search/list/list-container.tsx';
import { Results } from '../../search/list/results.tsx';
import { CommuteMethod } from '../../parts/commute-method.tsx';
import { AreaHeading } from './area-heading.tsx';
import { DestinationHeading } from './destination-heading.tsx';
import { canonicalRedirect } from './canonical-redirect.ts';
import { findNames } from './find-names.ts';
import { prefecturesOfName } from './name-prefectures.ts';
import { Namesakes } from './namesakes.tsx';
import { NearbyCities } from './nearby-cities.tsx';
import { placeNameOf } from './place-name.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  const prefId = readPrefId(params['pref_id']);
  const asked = readSearch(searchParams);
  // A city of another prefecture would make every list empty.
  const condition = {
    ...asked,
    city_id: asked.city_id.filter((id) => prefId === undefined || prefIdOfCity(id) === prefId),
  };
  const elsewhere = await canonicalRedirect(prefId, condition, signal);
  if (elsewhere) return elsewhere;
  const scope = scopeOf(condition, prefId);
  const isNameOfCountry = prefId === undefined && isNameAlone(condition);
  const [found, names, results, namesakes] = await Promise.all([
    prefId === undefined ? null : findPrefectureById(prefId, signal),
    findNames(condition, prefId, signal),
    loadResults(scope, condition, request),
    isNameOfCountry ? prefecturesOfName(condition, signal) : [],
  ]);
  const { prefecture, prefectures } = found ?? { prefecture: null, prefectures: [] };
  const isClosed = prefecture?.is_open === false;
  if (!isClosed && isNameAlone(condition) && isEmptyScope(scope, results)) {
    return redirect(noStationPath({ prefId, name: condition.station_name }));
  }
  return {
    prefecture,
    neighbours: prefId === undefined ? [] : neighboursOf(prefId, prefectures),
    closed: isClosed ? { nearestOpen: nearestOpen(prefecture.prefecture_id, prefectures) } : null,
    names,
    namesakes,
    results: isClosed ? withoutEstates(results) : results,
  };
}

const scopeOf = ({ destination }: Search, prefId: number | undefined) =>
  destination ? destinationScope(destination, prefId) : areaScope(prefId);

/** The prefecture of the address, which may have none; one that there is not ends in a 404. */
function readPrefId(param: string | undefined): number | undefined {
  if (param === undefined) return undefined;
  const id = readPrefixedId('pref_id', param);
  if (id === null || !isPrefectureId(id)) throwNotFound();
  return id;
}

/** The list of a prefecture, of chosen cities, stations or lines, of a region, or of the whole country. */
export function Component() {
  const { prefecture, neighbours, closed, names, namesakes, results } = useLoaderData<typeof loader>();
  const { search: condition, total } = results;
  const { destination } = condition;
  const name = placeNameOf(condition, names, prefecture?.name_kana);
  const isWholeCountry = !prefecture && countPlaces(condition) === 0;
  const place = scopeOf(condition, prefecture?.prefecture_id);
  const scope = isWholeCountry || destination ? place : { ...place, name };
  const secondName = secondPlaceOf(scope, results)?.name;
  const target = destination && destinationName(destination);
  const title = target
    ? `${secondName === undefined ? target : bothNames(target, secondName)}に通いやすい学生マンション・学生会館`
    : `${name}の学生マンション・学生会館`;
  const nearby = (
    <>
      <NearbyCities prefId={prefecture?.prefecture_id} search={condition} cities={names.nearbyCities} />
      <NearbyPrefectures title="近隣の都道府県" prefectures={neighbours} hrefOf={paths.area} />
    </>
  );
  return (
    <>
      <ResultsHead
        scope={scope}
        results={results}
        title={title}
        description={
          closed
            ? closedDescription(title)
            : `${title}・学生寮${formatCount(total)}件を掲載しています。家賃、間取り、駅からの徒歩時間、設備などの条件で絞り込めます。`
        }
        listName={`${name}の学生向け物件`}
        // The point that somebody goes to is nobody else's.
        noindex={destination !== undefined || countPlaces(condition) > 1}
      />
      <ListContainer
        list={prefecture && closed ? null : results}
        breadcrumbs={breadcrumbsTo(prefecture, condition, name)}
      >
        {destination ? (
          <DestinationHeading {...{ destination, secondName }} />
        ) : (
          <AreaHeading name={name} prefecture={prefecture} search={condition} />
        )}
        <Namesakes search={condition} prefectures={namesakes} />
        {prefecture && closed ? (
          <div className={parts.page}>
            <ClosedInvitation
              prefecture={prefecture}
              nearestOpen={closed.nearestOpen}
              hrefOf={(open) => paths.areaResult(open.prefecture_id)}
            />
          </div>
        ) : (
          <Results scope={scope} results={results} nearby={nearby}>
            {destination && <CommuteMethod />}
            {results.estates.length > 0 && !destination && nearby}
            {prefecture && (
              <p>
                <Link to={paths.city(prefecture.name)}>{prefecture.name_kana}の家賃相場と街のご案内</Link>
              </p>
            )}
          </Results>
        )}
      </ListContainer>
    </>
  );
}

/** Whether the name of a station is all that says where. */
const isNameAlone = (search: Search) =>
  search.station_name !== undefined && countPlaces({ ...search, station_name: undefined }) === 0;

/** The number of chosen places. A list of several is one visitor's choice, so search engines do not list it. */
const countPlaces = ({ city_id, station_id, line_id, station_name, pref_id, area_slug }: Search) =>
  city_id.length +
  station_id.length +
  line_id.length +
  pref_id.length +
  (station_name ? 2 : 0) +
  (area_slug ? 1 : 0);

function breadcrumbsTo(
  prefecture: Prefecture | null,
  { city_id, station_id, line_id, station_name, destination }: Search,
  name: string,
): Breadcrumb[] {
  const search: Breadcrumb = sitePages.search;
  if (destination) return [search, { label: `${destinationName(destination)}に通う` }];
  if (!prefecture) return [search, { label: `${name}の物件` }];
  const { prefecture_id: prefId, name_kana } = prefecture;
  const isTransit = city_id.length === 0 && (station_id.length + line_id.length > 0 || station_name);
  return [
    search,
    isTransit
      ? { label: `${name_kana}の路線・駅`, to: paths.transitInPrefecture(prefId) }
      : { label: `${name_kana}の市区町村`, to: paths.area(prefId) + writeCities(city_id) },
    { label: name === name_kana ? `${name}の物件` : name.replace(name_kana, '') },
  ];
}

const writeCities = (ids: readonly number[]) => writeSearch({ ...emptySearch, city_id: [...ids] });
