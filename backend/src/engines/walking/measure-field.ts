import type { Point } from '@gakumado/shared/vocabulary';
import { LRUCache } from 'lru-cache';
import { distanceM } from '../commute/geo.ts';
import { LATTICE, latticeOf, SHORTER_STEPS, STEP_M, UNKNOWN } from '../on-foot/walk-field.ts';
import type { MeasuredField } from '../on-foot/walk-field.ts';
import { goalsOf, Search, STEPS_RELUCTANCE } from './find-walks.ts';
import type { Target } from './find-walks.ts';
import { blockMetres } from './street-graph.ts';
import { pointAt } from './streets.ts';
import type { Block, Streets } from './streets.ts';

/** A node by which one gets from a point to the streets, with the metres to it. */
interface Door {
  x: number;
  y: number;
  node: number;
  metres: number;
}

/** The farthest that a field goes, in a straight line and on foot. */
export interface Reach {
  radiusM: number;
  limitM: number;
}

/** That of a station goes as far as commutes count a walk to it (MAX_STATION_WALK_M). */
export const STATION_REACH: Reach = { radiusM: 1600, limitM: 3000 };
export const CAMPUS_REACH: Reach = { radiusM: 2000, limitM: 3500 };

/** Doors of points are kept by blocks: so many of them. */
const KEPT_BLOCKS = 24;

/** The point of the world at a position of the lattice. */
const pointOfLattice = (x: number, y: number): Point => pointAt({ x: 0, y: 0 }, x / LATTICE, y / LATTICE);

/** The nodes at both ends of the streets around a place, each by its shortest way. */
function findDoors(streets: Streets, place: Point): Door[] {
  const best = new Map<string, Door>();
  const add = ({ x, y }: Block, node: number, metres: number) => {
    const key = `${x}/${y}/${node}`;
    if (metres < (best.get(key)?.metres ?? Infinity)) best.set(key, { x, y, node, metres });
  };
  for (const { block, edge, part, metres } of streets.footingsOf(place)) {
    const { ends, nodes } = block.graph;
    const [one, other] = [ends[2 * edge]!, ends[2 * edge + 1]!];
    const [dx, dy] = [nodes[2 * one]! - nodes[2 * other]!, nodes[2 * one + 1]! - nodes[2 * other + 1]!];
    const edgeM = Math.hypot(dx, dy) * block.metres;
    add(block, one, metres + edgeM * part);
    add(block, other, metres + edgeM * (1 - part));
  }
  return Array.from(best.values());
}

/** Measures fields, and keeps for the next ones how one gets from the points of the lattice to the streets. */
export class FieldMaker {
  private readonly streets: Streets;
  private readonly kept = new LRUCache<string, Map<string, Door[]>>({ max: KEPT_BLOCKS });

  constructor(streets: Streets) {
    this.streets = streets;
  }

  private doorsOf(x: number, y: number): Door[] {
    const block = `${Math.floor(x / LATTICE)}/${Math.floor(y / LATTICE)}`;
    const points = this.kept.get(block) ?? new Map<string, Door[]>();
    this.kept.set(block, points);
    const key = `${x}/${y}`;
    const doors = points.get(key) ?? findDoors(this.streets, pointOfLattice(x, y));
    points.set(key, doors);
    return doors;
  }

  /** The metres on foot from a point of the lattice to where a search began; undefined where they are more than `limitM`. */
  private metresAt(search: Search, x: number, y: number, limitM: number): number | undefined {
    let best = { cost: limitM, metres: Infinity };
    for (const door of this.doorsOf(x, y)) {
      // Blocks are looked up each time: one that was dropped meanwhile comes back as another object.
      const block = this.streets.blockAt(door.x, door.y);
      const nodes = block && search.nodesOf(block);
      if (!nodes) continue;
      const cost = nodes.cost[door.node]! + door.metres;
      if (cost < best.cost) best = { cost, metres: cost - nodes.steps[door.node]! * (STEPS_RELUCTANCE - 1) };
    }
    return best.metres === Infinity ? undefined : best.metres;
  }

  /** The field of a place whose entrances are `target`; null where the streets there are not known in full. */
  measure(
    place: Point,
    target: Target,
    { radiusM, limitM }: Reach,
  ): Pick<MeasuredField, 'x' | 'y' | 'width' | 'values'> | null {
    const starts = target.flatMap((point) => goalsOf(this.streets, point));
    if (starts.length === 0) return null;
    const search = new Search(this.streets);
    for (const [index, { footing }] of starts.entries()) search.start(footing, index);
    search.run(() => limitM);
    const [middleX, middleY] = latticeOf(place);
    const reach = Math.ceil((radiusM * LATTICE) / blockMetres(Math.floor(middleY / LATTICE))) + 1;
    const [x, y] = [Math.floor(middleX) - reach, Math.floor(middleY) - reach];
    const width = 2 * reach + 2;
    const values = Uint8Array.from({ length: width * width }, (_none, at) => {
      const [pointX, pointY] = [x + (at % width), y + Math.floor(at / width)];
      if (Math.hypot(pointX - middleX, pointY - middleY) > reach + 1) return UNKNOWN;
      const metres = this.metresAt(search, pointX, pointY, limitM);
      if (metres === undefined) return UNKNOWN;
      const moreM = metres - distanceM(pointOfLattice(pointX, pointY), place);
      return Math.min(UNKNOWN, Math.max(0, Math.round(moreM / STEP_M) + SHORTER_STEPS));
    });
    return { x, y, width, values };
  }
}
