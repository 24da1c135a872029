import { Link, redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  findStation,
  listEstates,
  listLineStations,
  listPrefectures,
  listRelaxations,
  nullOnError,
} from '@gakumado/shared/api';
import type { LineStations, StationDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { linkToRange } from '@gakumado/shared/range-link';
import { ORDER_ACTION, sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, LinkButton, Notice, PageHead } from '@gakumado/shared/ui';
import { fullStationName } from '@gakumado/shared/vocabulary';
import { ClosedInvitation } from '../../parts/closed-invitation.tsx';
import { NearbyPrefectures } from '../../parts/nearby-prefectures.tsx';
import { nearestOpen, neighboursOf } from '../../places/prefecture-neighbours.ts';
import { Relaxations } from '../../search/list/relaxations.tsx';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { emptySearch } from '../../search/search.ts';
import { estatesByStationName, stationsByWord } from '../../search/search-paths.ts';
import { labelStations, stationLabel, stationsOnce } from '../../places/station-label.ts';
import { findStations, groupByCompany } from '../../places/station-lists.ts';
import { StationNameForm } from '../../parts/station-name-form.tsx';
import { StationNeighbours } from '../../parts/station-neighbours.tsx';
import { NextSteps } from '../../parts/next-steps.tsx';
import parts from '../../parts/page-parts.module.css';
import { PopularStations } from './popular-stations.tsx';
import { readSearched } from './read-searched.ts';
import styles from './no-station-page.module.css';

const POPULAR_COUNT = 8;
/** Distance in km of the wider search around a station. */
const WIDER_KM = 3;

/**
 * A search without a result ends here, so everything but the page itself may be missing. A kept address may be older
 * than the present estates: then the visitor is sent to them.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { prefId, stationId, name } = readSearched(new URL(request.url).searchParams);
  const [prefectures, station, lines, countOfName, relaxations] = await Promise.all([
    nullOnError(listPrefectures({}, signal)),
    stationId === null ? null : nullOnError(findStation({ station_id: stationId, limit: 1 }, signal)),
    prefId === null ? null : nullOnError(listLineStations(prefId, signal)),
    prefId === null && name !== '' ? countByName(name, signal) : 0,
    stationId === null && name === ''
      ? []
      : nullOnError(
          listRelaxations(
            stationId === null
              ? { station_name: name, ...(prefId !== null && { pref_id: [prefId] }) }
              : { station_id: [stationId] },
            signal,
          ),
        ),
  ]);
  if (station?.total_count) return redirect(paths.station(station.result.pref_id, station.result.station_id));
  if (countOfName > 0) return redirect(estatesByStationName(name));
  const ownId = prefId ?? station?.result.pref_id;
  const prefecture = prefectures?.find(({ prefecture_id }) => prefecture_id === ownId) ?? null;
  const found = {
    name,
    station: station && withoutEstates(station.result),
    prefecture,
    relaxations: prefecture?.is_open === false ? [] : (relaxations ?? []),
  };
  if (!prefectures || !prefecture) return { ...found, nearestOpen: [], neighbours: [], popular: [] };
  const { prefecture_id: id, is_open: isOpen } = prefecture;
  if (isOpen && hasEstates(lines ?? [], name)) return redirect(stationsByWord(id, name));
  return {
    ...found,
    nearestOpen: isOpen ? [] : nearestOpen(id, prefectures),
    neighbours: isOpen ? neighboursOf(id, prefectures) : [],
    popular: isOpen ? mostEstates(lines ?? []) : [],
  };
}

async function countByName(station_name: string, signal: AbortSignal) {
  const answer = await nullOnError(listEstates({ station_name, count_only: true }, signal));
  return answer?.total_count ?? 0;
}

/** Whether a station with such a name or reading has estates; the page of the prefecture lists them by the word. */
const hasEstates = (lines: readonly LineStations[], word: string) =>
  findStations(groupByCompany(lines), word).some(({ estateCount }) => estateCount > 0);

const withoutEstates = ({ estates: _estates, ...facts }: StationDetail) => facts;

/** The stations with the most estates, each once. */
function mostEstates(lines: readonly LineStations[]) {
  const most = stationsOnce(lines)
    .filter(({ estate_count }) => estate_count > 0)
    .toSorted((a, b) => b.estate_count - a.estate_count)
    .slice(0, POPULAR_COUNT);
  const labels = labelStations(most);
  return most.map(({ station_id: id, estate_count: estateCount }) => ({
    id,
    label: labels.get(id) ?? '',
    estateCount,
  }));
}

export function Component() {
  const {
    name,
    station,
    prefecture,
    relaxations,
    nearestOpen: openOnes,
    neighbours,
    popular,
  } = useLoaderData<typeof loader>();
  const isClosed = prefecture?.is_open === false;
  const heading = `${searchedName(station, name)}が見つかりませんでした`;
  return (
    <>
      <PageHead
        title={heading}
        description="駅の近くに物件が見つからないときの探し方のご案内です。隣の駅や近隣の都道府県の物件、駅名の入力のしかたをご覧いただけます。"
        path={paths.noStation()}
        noindex
      />
      <Container>
        <Breadcrumbs
          items={[
            sitePages.transit,
            ...(prefecture
              ? [
                  {
                    label: prefecture.name_kana,
                    to: paths.transitInPrefecture(prefecture.prefecture_id),
                  },
                ]
              : []),
            { label: '見つからないとき' },
          ]}
        />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>{heading}</h1>
            {!isClosed && (
              <p className={parts.lead}>
                {station
                  ? '隣の駅や少し広い範囲でお探しください。'
                  : '駅名をお確かめいただくか、近くの駅でお探しください。'}
                ご希望をお知らせいただければ、スタッフがお探しすることもできます。
              </p>
            )}
          </div>
          {isClosed ? (
            <ClosedInvitation
              prefecture={prefecture}
              nearestOpen={openOnes}
              hrefOf={(open) => paths.transitInPrefecture(open.prefecture_id)}
            />
          ) : (
            <>
              <Relaxations scope={areaScope()} results={{ search: emptySearch, relaxations }} heading="h2" />
              {station && (
                <StationNeighbours stationName={station.station_name} neighbours={station.neighbours} />
              )}
              <Hints station={relaxations.length > 0 ? null : station} name={name} />
              <div className={parts.box}>
                <StationNameForm defaultName={name} />
              </div>
              {prefecture && popular.length > 0 && (
                <PopularStations prefecture={prefecture} stations={popular} />
              )}
              <NearbyPrefectures
                title="近隣の都道府県の路線・駅"
                prefectures={neighbours}
                hrefOf={paths.transitInPrefecture}
              />
              <p className={styles.order}>
                <LinkButton to={paths.roomOrder()} variant="accent">
                  {ORDER_ACTION}
                </LinkButton>
                <LinkButton to={paths.searchCondition()} variant="secondary">
                  条件を保存して新着を待つ
                </LinkButton>
              </p>
            </>
          )}
          <NextSteps except="none" prefecture={prefecture ?? undefined} />
        </div>
      </Container>
    </>
  );
}

/** The subject that was not found: without a name it is the station itself. */
function searchedName(station: Omit<StationDetail, 'estates'> | null, name: string): string {
  if (station) return `${stationLabel(station)}の物件`;
  return name === '' ? 'お探しの駅' : `「${name}」駅の物件`;
}

interface HintsProps {
  station: Omit<StationDetail, 'estates'> | null;
  /** As the visitor wrote it. */
  name: string;
}

/** How to find more: around a station that is known, or with another way to write its name. */
function Hints({ station, name }: HintsProps) {
  return (
    <Notice title="見つかりやすくするには">
      <ul className={styles.hints}>
        {station && (
          <li>
            <Link {...linkToRange(WIDER_KM, station)}>
              {fullStationName(station.station_name)}から{WIDER_KM}km以内に広げて、地図で探す
            </Link>
          </li>
        )}
        <li>駅名は、漢字でもひらがなでも探せます（例：高田馬場、たかだのばば）。</li>
        <li>「駅」や路線名を省いて入力すると、見つかりやすくなります。</li>
        {name !== '' && (
          <li>
            <Link to={paths.keyword(name)}>「{name}」を住所や物件名からも探す</Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
