import type { NightWay } from '@gakumado/shared/contract';
import { distanceText, formatWalk } from '@gakumado/shared/ui';
import type { Fact } from '@gakumado/shared/ui';
import { ACCIDENT_YEARS, fullStationName } from '@gakumado/shared/vocabulary';

const POLICE = '交番・警察署';
const STORES = 'コンビニ';

const NONE_KNOWN = '道沿いのデータにありません';

/** Shops beyond these are counted, not named. */
const NAMED = 3;

const partOf = (metres: number, way: NightWay) => Math.round((metres / way.distance_m) * 100);

/** 早稲田駅から徒歩6分（430m）. */
export const wayTitle = ({ station_name, walk_minutes, distance_m }: NightWay): string =>
  `${fullStationName(station_name)}から${formatWalk(walk_minutes)}（${distanceText(distance_m)}）`;

function passedText(passed: NightWay['police']): string {
  if (passed.length === 0) return NONE_KNOWN;
  const names = passed.slice(0, NAMED).map(({ name }) => name);
  return `${passed.length}か所（${names.join('、')}${passed.length > NAMED ? ' ほか' : ''}）`;
}

/** The accidents in the cells of the way, beside as many cells of the municipality where its streets are known. */
function accidentsText({ accidents: { count, cells, usual, city_name } }: NightWay): string {
  const found = `${count}件（${ACCIDENT_YEARS}、道が通る${cells}区画の合計）`;
  return usual === null
    ? found
    : `${found}。${city_name}の道のある区画の平均では、同じ${cells}区画で${usual}件`;
}

const countText = (name: string, { length }: NightWay['police']) =>
  length === 0 ? `${name}はデータになし` : `${name}${length}か所`;

/** 大通り沿い65%、交番・警察署1か所、コンビニ2か所、夜間の事故5件（平均4.8件）. The way in one line; its facts say what each number counts. */
export function nightWayGist(way: NightWay): string {
  const { count, usual } = way.accidents;
  return [
    `大通り沿い${partOf(way.large_street_m, way)}%`,
    countText(POLICE, way.police),
    countText(STORES, way.stores),
    `夜間の事故${count}件${usual === null ? '' : `（平均${usual}件）`}`,
  ].join('、');
}

/** The facts of a way home, in words. */
export const nightWayFacts = (way: NightWay): Fact[] => [
  [
    '大通り沿い',
    way.large_street_m === 0
      ? 'なし'
      : `約${distanceText(way.large_street_m)}（道のりの${partOf(way.large_street_m, way)}%）`,
  ],
  [POLICE, passedText(way.police)],
  [STORES, passedText(way.stores)],
  ['階段', way.steps_m === 0 ? 'データにありません' : `約${distanceText(way.steps_m)}`],
  ['公園のそば', way.park_m === 0 ? 'なし' : `約${distanceText(way.park_m)}`],
  ['夜間の事故', accidentsText(way)],
];
