import type { Point } from '@gakumado/shared/vocabulary';
import { nightAccidentsAt } from '../places/night-accidents.ts';
import { readPlaces } from '../places/places-around.ts';
import { distanceM } from '../commute/geo.ts';
import { createLineLayer } from './block-lines.ts';
import type { NearLine } from './block-lines.ts';
import { isAtPark } from './parks.ts';

/** A way is looked at every so many metres at least. */
const STEP_M = 10;

/** Streets with a line in the middle and larger ones. A motorway has no pavement. */
const LARGE_KINDS = new Set(['trunk', 'primary', 'secondary', 'tertiary']);

const walked = createLineLayer({
  streets: new Set([...LARGE_KINDS, 'steps']),
  hasRailways: false,
  keptBlocks: 32,
});

/** A pavement is at most so far from the middle of its street, and leads in its direction within some 25 degrees. */
const LARGE_M = 15;
const SAME_DIRECTION = 0.9;

/** A way on steps is on their line; its points are rounded to about a metre. */
const STEPS_M = 2;

/** A park is beside a way up to here. */
const PARK_M = 20;

/** A police box or a shop is passed when it is as near as this to the way: on either side of the street. */
const PASSED_M = 50;

const POLICE = ['koban', 'police-station'];
const STORES = ['convenience'];

/** A place that one passes. */
export interface Passed extends Point {
  name: string;
}

/** The facts of a way on foot, in metres of it. */
export interface AlongWay {
  /** Along larger streets, on pavements beside them as well. */
  largeStreetM: number;
  stepsM: number;
  /** In a park or along one. */
  parkM: number;
  /** In the order in which one passes them. */
  police: Passed[];
  stores: Passed[];
  /** The cells of 125 m that the way leads through, and the accidents at night in them. */
  cells: number;
  accidents: number;
}

interface Step {
  middle: Point;
  metres: number;
  /** Its direction, of length 1: to the east and to the south, as maps are drawn. */
  direction: readonly [x: number, y: number];
}

const between = (from: Point, to: Point, part: number): Point => ({
  lat: from.lat + (to.lat - from.lat) * part,
  lon: from.lon + (to.lon - from.lon) * part,
});

function stepsOf(path: readonly Point[]): Step[] {
  return path.slice(1).flatMap((to, index) => {
    const from = path[index]!;
    const metres = distanceM(from, to);
    const count = Math.ceil(metres / STEP_M);
    const [dx, dy] = [(to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180), from.lat - to.lat];
    const length = Math.hypot(dx, dy) || 1;
    return Array.from({ length: count }, (_none, step) => ({
      middle: between(from, to, (step + 0.5) / count),
      metres: metres / count,
      direction: [dx / length, dy / length] as const,
    }));
  });
}

const isAlong = ({ direction: [x, y] }: Step, { direction: [otherX, otherY] }: NearLine) =>
  Math.abs(x * otherX + y * otherY) >= SAME_DIRECTION;

const isOnLargeStreet = (step: Step) =>
  walked
    .near(step.middle, LARGE_M)
    .some((near) => LARGE_KINDS.has(near.line.kind) && near.line.level !== 't' && isAlong(step, near));

const isOnSteps = (step: Step) =>
  walked.near(step.middle, STEPS_M).some((near) => near.line.kind === 'steps' && isAlong(step, near));

const metresWhere = (steps: readonly Step[], isSo: (step: Step) => boolean) =>
  Math.round(steps.reduce((sum, step) => (isSo(step) ? sum + step.metres : sum), 0));

/** The places of some kinds that a way passes. */
function passedOn(path: readonly Point[], steps: readonly Step[], slugs: readonly string[]): Passed[] {
  const [first, last] = [path[0]!, path.at(-1)!];
  const middle = between(first, last, 0.5);
  const radius = Math.max(...path.map((point) => distanceM(middle, point))) + PASSED_M;
  return readPlaces()
    .filter(({ kind }) => slugs.includes(kind.slug))
    .flatMap(({ kind, table }) =>
      table.near(middle, radius).flatMap(({ lat, lon, cells: [name] }) => {
        const distances = steps.map((step) => distanceM(step.middle, { lat, lon }));
        const nearest = Math.min(...distances);
        if (nearest > PASSED_M) return [];
        return [{ at: distances.indexOf(nearest), place: { name: name || kind.label, lat, lon } }];
      }),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ place }) => place);
}

/** The facts of a way on foot from its first point to its last, by the streets and places of the tables. */
export function describeWay(path: readonly Point[]): AlongWay {
  const steps = stepsOf(path);
  return {
    largeStreetM: metresWhere(steps, isOnLargeStreet),
    stepsM: metresWhere(steps, isOnSteps),
    parkM: metresWhere(steps, ({ middle }) => isAtPark(middle, PARK_M)),
    police: passedOn(path, steps, POLICE),
    stores: passedOn(path, steps, STORES),
    ...nightAccidentsAt(steps.map(({ middle }) => middle)),
  };
}
