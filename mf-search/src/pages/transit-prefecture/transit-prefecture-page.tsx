import { redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listEquipment, listLineStations } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { Breadcrumbs, Container, EmptyState, LinkButton } from '@gakumado/shared/ui';
import { areaPlace } from '../../components/area-place.ts';
import { ClosedInvitation } from '../../components/closed-invitation.tsx';
import { findPrefecture } from '../../components/find-prefecture.ts';
import { nearestOpen, neighboursOf } from '../../components/prefecture-neighbours.ts';
import { readPickedIds, revalidateUnlessPicked } from '../../components/picked-ids.ts';
import { NearbyPrefectures } from '../../components/nearby-prefectures.tsx';
import { noStationPath } from '../../components/search-paths.ts';
import { findStations, groupByCompany } from '../../components/station-lists.ts';
import { WaysOn } from '../../components/ways-on.tsx';
import parts from '../../components/page-parts.module.css';
import { readCondition } from '../../results/condition.ts';
import type { Condition } from '../../results/condition.ts';
import { filterChoices } from '../../results/filter-choices.ts';
import { fitCondition, isNarrowed } from '../../results/place.ts';
import { StationPicker } from './station-picker.tsx';
import { TransitPrefectureHead } from './transit-prefecture-head.tsx';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const word = (searchParams.get('station_name') ?? '').trim().slice(0, 50);
  const condition = readCarried(searchParams);
  const [{ prefecture, prefectures }, lines, master] = await Promise.all([
    findPrefecture(params['pref_id'], request.signal),
    loadLines(params['pref_id'], request.signal),
    // Only what was chosen before is to be named; without the master it has no names.
    isNarrowed(condition) ? listEquipment({}, request.signal).catch(() => []) : [],
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
    condition,
    choices: filterChoices(master),
    stationIds: readPickedIds(searchParams, 'station_id'),
  };
}

export const shouldRevalidate = revalidateUnlessPicked('station_id');

/** What a list was narrowed by from which the visitor comes; the name of a station searches on this page. */
const readCarried = (query: URLSearchParams): Condition => ({
  ...fitCondition(areaPlace(0), readCondition(query)),
  city_id: [],
  station_id: [],
  line_id: [],
  station_name: undefined,
  page: 1,
});

/** Lines of the prefecture in the address; which prefectures there are is found out at the same time. */
async function loadLines(param: string | undefined, signal: AbortSignal) {
  const id = Number(/^pref_id:(\d{1,2})$/.exec(param ?? '')?.[1]);
  return id >= 1 && id <= 47 ? listLineStations(id, signal) : [];
}

export function Component() {
  const {
    prefecture,
    neighbours,
    nearestOpen: openOnes,
    companies,
    word,
    condition,
    choices,
    stationIds,
  } = useLoaderData<typeof loader>();
  const { name_kana: name, prefecture_id: prefId, is_open: isOpen } = prefecture;
  const lineCount = companies.flatMap(({ lines }) => lines).length;
  return (
    <>
      <TransitPrefectureHead prefecture={prefecture} companies={companies} />
      <Container>
        <Breadcrumbs
          items={[
            { label: 'お部屋をさがす', to: paths.search() },
            { label: '路線・駅から探す', to: paths.transit() },
            { label: name },
          ]}
        />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>{name}の路線・駅から探す</h1>
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
              condition={condition}
              choices={choices}
              initialWord={word}
              initialIds={stationIds}
            />
          )}
          {isOpen && lineCount === 0 && (
            <EmptyState
              title="ご案内できる駅がありません"
              actions={<LinkButton to={paths.area(prefId)}>{name}の市区町村から探す</LinkButton>}
            />
          )}
          {isOpen && (
            <NearbyPrefectures
              title="近隣の都道府県の路線・駅"
              prefectures={neighbours}
              hrefOf={paths.transitInPrefecture}
            />
          )}
          <WaysOn except="transit" prefecture={prefecture} />
        </div>
      </Container>
    </>
  );
}
