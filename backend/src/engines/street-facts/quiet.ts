import { MAIN_ROAD_REACH_M, mainRoadKinds } from '@gakumado/shared/vocabulary';
import type { MainRoadKind, Point } from '@gakumado/shared/vocabulary';
import { areStreetsKnown, linesNear } from './block-lines.ts';
import type { NearLine } from './block-lines.ts';

/** The nearest main road and the nearest railway of a place, by the straight line to their middle. */
export interface Quiet {
  /** Null where none is within `MAIN_ROAD_REACH_M`. */
  road: { kind: MainRoadKind; name: string; distance_m: number } | null;
  railway: { name: string; distance_m: number } | null;
}

const kindOf = ({ line }: NearLine) => mainRoadKinds.find(({ slug }) => slug === line.kind);

function nearest(lines: readonly NearLine[]): NearLine | undefined {
  return lines.reduce<NearLine | undefined>(
    (best, line) => (best && best.metres <= line.metres ? best : line),
    undefined,
  );
}

/** A road may have several names, one after another, and some have another in Latin letters in brackets. */
const plainName = (name: string) =>
  name
    .split(';', 1)[0]!
    .replace(/\s*\([^)]*\)$/, '')
    .trim();

/** Whether nobody hears it from above: it runs in a tunnel. */
const isBelow = ({ line }: NearLine) => line.level === 't';

/** Main roads and railways around a place, those in tunnels left out; null where the streets around are not known. */
export function quietAt(point: Point): Quiet | null {
  if (!areStreetsKnown(point, MAIN_ROAD_REACH_M)) return null;
  const lines = linesNear(point, MAIN_ROAD_REACH_M).filter((line) => !isBelow(line));
  const road = nearest(lines.filter(kindOf));
  const railway = nearest(lines.filter(({ line }) => line.kind === 'rail'));
  return {
    road: road
      ? { kind: kindOf(road)!.value, name: plainName(road.line.name), distance_m: Math.round(road.metres) }
      : null,
    railway: railway ? { name: railway.line.name, distance_m: Math.round(railway.metres) } : null,
  };
}
