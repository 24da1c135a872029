import type { EstateCampus, EstateStation, EstateSurroundings, Spot } from '@gakumado/shared/contract';
import { formatWalk, shortWalkText } from '@gakumado/shared/ui';
import { campusShortLabel, fullStationName, placeKinds } from '@gakumado/shared/vocabulary';
import { WALK_MAX } from '../way-to-school/campus-items.tsx';
import type { SchoolWay } from '../way-to-school/load-asked.ts';

/** 早稲田駅 徒歩4分, or the minutes of the bus. */
export const stationLabel = ({ station_name, walk_minutes, bus_minutes }: EstateStation): string =>
  `${fullStationName(station_name)} ${bus_minutes === null ? formatWalk(walk_minutes) : `バス${bus_minutes}分`}`;

/** The minutes to a school that is so near that one walks. */
export const walkToSchool = ({ walk_minutes }: EstateCampus | SchoolWay): number | undefined =>
  walk_minutes && walk_minutes <= WALK_MAX ? walk_minutes : undefined;

/** 早稲田キャンパス 徒歩8分; beyond a walk 22分 from door to door, and the name alone where that is not known. */
export function schoolLabel(
  campus: EstateCampus | SchoolWay,
  beside: readonly (EstateCampus | SchoolWay)[],
): string {
  const { commute_minutes } = campus;
  const name = campusShortLabel(campus, beside);
  const walk = walkToSchool(campus);
  if (walk !== undefined) return `${name} ${formatWalk(walk)}`;
  return commute_minutes === undefined ? name : `${name} ${commute_minutes}分`;
}

/** The kinds that families ask for first. */
const ASKED_FIRST: ReadonlySet<string> = new Set([
  'convenience',
  'supermarket',
  'drugstore',
  'hospital',
  'koban',
]);

/** コンビニ 徒歩3分・スーパー 徒歩8分: the nearest of the kinds that are asked for first. */
export const nearestText = (spots: readonly Spot[]): string =>
  placeKinds
    .filter(({ slug }) => ASKED_FIRST.has(slug))
    .flatMap(({ value, label }) => {
      const nearest = spots.find(({ place_kind }) => place_kind === value);
      return nearest ? [`${label} ${shortWalkText(nearest)}`] : [];
    })
    .join('・');

/** How many doctors the town has, by the lists of the authorities. */
export const doctorsText = ({ town_name, hospitals, clinics }: NonNullable<EstateSurroundings['doctors']>) =>
  `${town_name}の病院は${hospitals}件、診療所は${clinics}件です（歯科を除く。地方厚生局の一覧、2025年8月）。`;
