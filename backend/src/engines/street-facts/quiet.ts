import { MAIN_ROAD_REACH_M, mainRoadKinds, QUIET_RAILWAY_M, QUIET_ROAD_M } from '@gakumado/shared/vocabulary';
import type { MainRoadKind, Point } from '@gakumado/shared/vocabulary';
import { createLineLayer } from './block-lines.ts';
import type { NearLine } from './block-lines.ts';

/**
 * Main roads and railways. All 1,008 blocks may stay, some 100 MB: an import asks for homes in any order.
 */
const loud = createLineLayer({
  streets: new Set(mainRoadKinds.map(({ slug }) => slug)),
  hasRailways: true,
  keptBlocks: 1100,
});

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

/** Curves as near as this to each other (m) are those of one track, or of tracks side by side. */
const SAME_TRACKS_M = 10;

/** Lines beyond these are not named. */
const NAMED_LINES = 2;

/** 山手線・埼京線 ほか: lines share tracks, and which of their curves is nearest says nothing. */
function namesOfRailways(lines: readonly NearLine[], metres: number): string {
  const here = lines
    .filter((near) => near.line.kind === 'rail' && near.metres <= metres + SAME_TRACKS_M)
    .toSorted((one, other) => one.metres - other.metres);
  const names = [...new Set(here.map(({ line }) => line.name))];
  return names.slice(0, NAMED_LINES).join('・') + (names.length > NAMED_LINES ? ' ほか' : '');
}

/** A road may have several names, one after another, and some have another in Latin letters in brackets. */
const plainName = (name: string) =>
  name
    .split(';', 1)[0]!
    .replace(/\s*\([^)]*\)$/, '')
    .trim();

/** The sources of noise within so many metres: what runs in a tunnel is not. Null where the streets are not known. */
function loudNear(point: Point, radiusM: number) {
  if (!loud.isKnown(point, radiusM)) return null;
  const lines = loud.near(point, radiusM).filter(({ line }) => line.level !== 't');
  return {
    lines,
    road: nearest(lines.filter(kindOf)),
    railway: nearest(lines.filter(({ line }) => line.kind === 'rail')),
  };
}

/** Main roads and railways around a place; null where the streets around are not known. */
export function quietAt(point: Point): Quiet | null {
  const near = loudNear(point, MAIN_ROAD_REACH_M);
  if (!near) return null;
  const { lines, road, railway } = near;
  return {
    road: road
      ? { kind: kindOf(road)!.value, name: plainName(road.line.name), distance_m: Math.round(road.metres) }
      : null,
    railway: railway
      ? { name: namesOfRailways(lines, railway.metres), distance_m: Math.round(railway.metres) }
      : null,
  };
}

/** Whether a place is beside neither a main road nor a railway (contract, 8.9). Of unknown streets nobody can say so. */
export function isQuietAt(point: Point): boolean {
  const near = loudNear(point, Math.max(QUIET_ROAD_M, QUIET_RAILWAY_M));
  return (
    near !== null &&
    (near.road?.metres ?? Infinity) >= QUIET_ROAD_M &&
    (near.railway?.metres ?? Infinity) >= QUIET_RAILWAY_M
  );
}
