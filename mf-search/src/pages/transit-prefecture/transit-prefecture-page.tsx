import { redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listEquipment, listLineStations, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { readText } from '@gakumado/shared/search-fields';
import { SEARCH_BY_CITY, sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, EmptyState, LinkButton } from '@gakumado/shared/ui';
import { isPrefectureId, STATION_NAME_MAX } from '@gakumado/shared/vocabulary';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { ClosedInvitation } from '../../parts/closed-invitation.tsx';
import { findPrefecture } from '../../places/find-prefecture.ts';
import { nearestOpen, neighboursOf } from '../../places/prefecture-neighbours.ts';
import { readPickedIds, revalidateUnlessPicked } from '../../search/picked-ids.ts';
import { NearbyPrefectures } from '../../parts/nearby-prefectures.tsx';
import { noStationPath } from '../../search/search-paths.ts';
import { findStations, groupByCompany } from '../../places/station-lists.ts';
import { NextSteps } from '../../parts/next-steps.tsx';
import parts from '../../parts/page-parts.module.css';
import { readSearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import { filterChoices } from '../../search/filter/filter-choices.ts';
import { fitSearch, isNarrowed } from '../../search/scope.ts';
import { StationPicker } from './station-picker.tsx';
import { TransitPrefectureHead } from './transit-prefecture-head.tsx';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const word = readText(searchParams, 'station_name', STATION_NAME_MAX) ?? '';
  const search = readCarried(searchParams);
  const [{ prefecture, prefectures }, lines, master] = await Promise.all([
    findPrefecture(params['pref_id'], request.signal),
    loadLines(params['pref_id'], request.signal),
    // Only earlier choices need names. Without the master they have none.
    isNarrowed(search) ? nullOnError(listEquipment({}, request.signal)) : null,
  ]);
  const companies = groupByCompany(prefecture.is_open ? lines : []);
  if (prefecture.is_open && word !== '' && findStations(companies, word).length === 0) {
    return redirect(noStationPath({ prefId: prefecture.prefecture_id, name: word }));
  }
  return {
    prefecture,
    neighbours: neighboursOf(prefecture.prefecture_id, prefectures),
    nearestOpen: prefecture.is_open ? [] : nearestOpen(prefecture.prefecture_id, prefectures),
    companies,
    word,
    search,
    choices: filterChoices(master ?? []),
    stationIds: readPickedIds(searchParams, 'station_id'),
  };
}

export const shouldRevalidate = revalidateUnlessPicked('station_id');

/** Filters of the list from which the visitor comes. The name of a station searches on this page. */
const readCarried = (query: URLSearchParams): Search => ({
  ...fitSearch(areaScope(0), readSearch(query)),
  city_id: [],
  station_id: [],
  line_id: [],
  station_name: undefined,
  page: 1,
});

/** Lines of the prefecture in the address; which prefectures there are is found out at the same time. */
async function loadLines(param: string | undefined, signal: AbortSignal) {
  const id = Number(/^pref_id:(\d{1,2})$/.exec(param ?? '')?.[1]);
  return isPrefectureId(id) ? listLineStations(id, signal) : [];
}

export function Component() {
  const {
    prefecture,
    neighbours,
    nearestOpen: openOnes,
    companies,
    word,
    search,
    choices,
    stationIds,
  } = useLoaderData<typeof loader>();
  const { name_kana: name, prefecture_id: prefId, is_open: isOpen } = prefecture;
  const lineCount = companies.flatMap(({ lines }) => lines).length;
  return (
    <>
      <TransitPrefectureHead prefecture={prefecture} companies={companies} />
      <Container>
        <Breadcrumbs items={[sitePages.search, sitePages.transit, { label: name }]} />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>
              {name}の{sitePages.transit.label}
            </h1>
            {isOpen && (
              <p className={parts.lead}>
                {lineCount > 0
                  ? `${name}を通る${lineCount}路線の駅から、学生マンション・学生会館・学生寮をお探しいただけます。路線を開いて、駅をお選びください。`
                  : `${name}の駅の情報はありません。`}
              </p>
            )}
          </div>
          {!isOpen && (
            <ClosedInvitation
              prefecture={prefecture}
              nearestOpen={openOnes}
              hrefOf={(open) => paths.transitInPrefecture(open.prefecture_id)}
            />
          )}
          {isOpen && lineCount > 0 && (
            <StationPicker
              key={prefId}
              prefecture={prefecture}
              companies={companies}
              condition={search}
              choices={choices}
              initialWord={word}
              initialIds={stationIds}
            />
          )}
          {isOpen && lineCount === 0 && (
            <EmptyState
              title="ご案内できる駅がありません"
              actions={
                <LinkButton to={paths.area(prefId)}>
                  {name}の{SEARCH_BY_CITY}
                </LinkButton>
              }
            />
          )}
          {isOpen && (
            <NearbyPrefectures
              title="近隣の都道府県の路線・駅"
              prefectures={neighbours}
              hrefOf={paths.transitInPrefecture}
            />
          )}
          <NextSteps except="transit" prefecture={prefecture} />
        </div>
      </Container>
    </>
  );
}
