import type { EstateCampus, EstateStation } from '@gakumado/shared/contract';
import { distanceKm } from '@gakumado/shared/map';
import { distanceText, formatWalk } from '@gakumado/shared/ui';
import { campusLabel, fullStationName, roadMetres, walkMinutes } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { TOO_FAR } from '../way-to-school/campus-items.tsx';
import type { SchoolWay } from '../way-to-school/load-asked.ts';

/** 東京メトロ東西線 早稲田駅 徒歩4分; with a bus, the minutes of both. */
export function stationText({ line_name, station_name, walk_minutes, ...bus }: EstateStation): string {
  const way =
    bus.bus_minutes === null
      ? formatWalk(walk_minutes)
      : `バス${bus.bus_minutes}分（${bus.bus_stop_name ? `${bus.bus_stop_name}停` : 'バス停'}まで${formatWalk(walk_minutes)}）`;
  return [line_name, fullStationName(station_name), way].filter(Boolean).join(' ');
}

/** Longer than this (minutes), nobody walks to school. */
const WALK_MAX = 40;

/** 早稲田大学 早稲田キャンパス 徒歩8分（640m）; beyond a walk, the minutes from door to door. */
export function schoolText(home: Point, campus: EstateCampus | SchoolWay): string {
  const straightM = distanceKm(home, campus) * 1000;
  const minutes = walkMinutes(straightM);
  const way =
    minutes <= WALK_MAX
      ? `${formatWalk(minutes)}（${distanceText(roadMetres(straightM))}）`
      : campus.commute_minutes === undefined
        ? TOO_FAR
        : `${campus.commute_minutes}分（${campus.commute_text}）`;
  return [campusLabel(campus), way].filter(Boolean).join(' ');
}
