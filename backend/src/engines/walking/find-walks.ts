import type { Point } from '@gakumado/shared/vocabulary';
import FlatQueue from 'flatqueue';
import { pointAt } from './streets.ts';
import type { Block, Footing, Streets } from './streets.ts';

/** A walk along the streets. */
export interface Walk {
  /** From the place to the nearest street, along the streets, and from there to the other place. */
  metres: number;
  /** From the one place to the other. */
  path: readonly Point[];
}

/**
 * A metre of steps counts as so many when ways are compared: people go a little way round to avoid a flight. The metres of a walk
 * are without it, as advertisements count them.
 */
export const STEPS_RELUCTANCE = 1.5;

/** How a walk ends, with its cost: over a node, or straight from a start on the same edge. */
type Arrival = { cost: number } & ({ node: number } | { start: Footing });

/** Nodes of a block are numbered below this. */
const NODES = 2 ** 20;

/** The nodes of a block as a search found them. */
interface Seen {
  block: Block;
  slot: number;
  cost: Float32Array;
  /** Metres of steps on the way. */
  steps: Float32Array;
  /** The node before, by its number in the search; at the start below zero: the place of the footing, counted from -1 down. */
  before: Int32Array;
}

/** A search from one place outwards, over the blocks that it reaches. */
export class Search {
  private readonly seen: Seen[] = [];
  private readonly slots = new Map<Block, Seen>();
  private readonly queue = new FlatQueue();
  private readonly streets: Streets;

  constructor(streets: Streets) {
    this.streets = streets;
  }

  private seenOf(block: Block): Seen {
    let seen = this.slots.get(block);
    if (!seen) {
      const count = block.graph.nodes.length / 2;
      seen = {
        block,
        slot: this.seen.length,
        cost: new Float32Array(count).fill(Infinity),
        steps: new Float32Array(count),
        before: new Int32Array(count).fill(-1),
      };
      this.seen.push(seen);
      this.slots.set(block, seen);
    }
    return seen;
  }

  private reach(seen: Seen, node: number, exactCost: number, steps: number, before: number): void {
    // As it is kept: a node would else be found again and again, a little nearer each time.
    const cost = Math.fround(exactCost);
    if (cost >= seen.cost[node]!) return;
    seen.cost[node] = cost;
    seen.steps[node] = steps;
    seen.before[node] = before;
    this.queue.push(seen.slot * NODES + node, cost);
  }

  start({ block, edge, part, metres }: Footing, place: number): void {
    const seen = this.seenOf(block);
    const { ends } = block.graph;
    const cost = edgeCost(block, edge);
    this.reach(seen, ends[2 * edge]!, metres + cost * part, 0, -1 - place);
    this.reach(seen, ends[2 * edge + 1]!, metres + cost * (1 - part), 0, -1 - place);
  }

  /** Goes on until everything nearer than `limit()` is known, which may fall meanwhile. */
  run(limit: () => number): void {
    const { queue } = this;
    for (let cost = queue.peekValue(); cost !== undefined && cost <= limit(); cost = queue.peekValue()) {
      const id = queue.pop()!;
      const seen = this.seen[Math.floor(id / NODES)]!;
      const node = id % NODES;
      if (cost > seen.cost[node]!) continue;
      const { graph } = seen.block;
      for (let at = graph.edgeStart[node]!; at < graph.edgeStart[node + 1]!; at += 1) {
        const edge = graph.edgesAt[at]!;
        const other = graph.ends[2 * edge] === node ? graph.ends[2 * edge + 1]! : graph.ends[2 * edge]!;
        const edgeM = edgeCost(seen.block, edge);
        const steps = seen.steps[node]! + (graph.isSteps[edge] ? edgeM / STEPS_RELUCTANCE : 0);
        this.reach(seen, other, cost + edgeM, steps, id);
      }
      const [x, y] = [graph.nodes[2 * node]!, graph.nodes[2 * node + 1]!];
      if (x < 0.001 || y < 0.001 || x > 0.999 || y > 0.999) {
        for (const next of this.streets.goesOnAt(seen.block, node)) {
          this.reach(this.seenOf(next.block), next.node, cost, seen.steps[node]!, id);
        }
      }
    }
  }

  costOf(block: Block, node: number): number {
    return this.slots.get(block)?.cost[node] ?? Infinity;
  }

  /** The cost to each node of a block, and the metres of steps on the way; undefined where the search was not there. */
  nodesOf(block: Block): { cost: Float32Array; steps: Float32Array } | undefined {
    return this.slots.get(block);
  }

  /** The nodes from the start to a node, and the place of the footing where they start. */
  pathTo(block: Block, node: number): { steps: { block: Block; node: number }[]; place: number } {
    const steps: { block: Block; node: number }[] = [];
    let id = this.slots.get(block)!.slot * NODES + node;
    while (id >= 0) {
      const seen = this.seen[Math.floor(id / NODES)]!;
      steps.push({ block: seen.block, node: id % NODES });
      id = seen.before[id % NODES]!;
    }
    return { steps: steps.toReversed(), place: -1 - id };
  }
}

function edgeCost({ graph, metres }: Block, edge: number): number {
  const { nodes, ends, isSteps } = graph;
  const [a, b] = [ends[2 * edge]! * 2, ends[2 * edge + 1]! * 2];
  const length = Math.hypot(nodes[a]! - nodes[b]!, nodes[a + 1]! - nodes[b + 1]!) * metres;
  return isSteps[edge] ? length * STEPS_RELUCTANCE : length;
}

const positionOf = ({ block, edge, part }: Footing): [x: number, y: number] => {
  const { nodes, ends } = block.graph;
  const [a, b] = [ends[2 * edge]! * 2, ends[2 * edge + 1]! * 2];
  return [nodes[a]! + (nodes[b]! - nodes[a]!) * part, nodes[a + 1]! + (nodes[b + 1]! - nodes[a + 1]!) * part];
};

/** The best way to a footing: at which end of its edge one arrives, or from which start on the same edge, and what it costs. */
function arrival(
  search: Search,
  starts: readonly Footing[],
  { block, edge, part, metres }: Footing,
): Arrival {
  const cost = edgeCost(block, edge);
  const [first, second] = [block.graph.ends[2 * edge]!, block.graph.ends[2 * edge + 1]!];
  const choices: Arrival[] = [
    { node: first, cost: search.costOf(block, first) + cost * part + metres },
    { node: second, cost: search.costOf(block, second) + cost * (1 - part) + metres },
  ];
  for (const start of starts) {
    if (start.block !== block || start.edge !== edge) continue;
    choices.push({ start, cost: start.metres + cost * Math.abs(start.part - part) + metres });
  }
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best));
}

function lineLength(block: Block, positions: readonly (readonly [number, number])[]): number {
  let sum = 0;
  for (const [index, [x, y]] of positions.entries()) {
    const next = positions[index + 1];
    if (next) sum += Math.hypot(next[0] - x, next[1] - y);
  }
  return sum * block.metres;
}

/** The positions from a start over nodes to a footing, as seen from one block, and the metres between them. */
function follow(start: Footing, steps: readonly { block: Block; node: number }[], end: Footing) {
  const { block } = start;
  const at = (other: Block, [x, y]: readonly [number, number]) =>
    [other.x - block.x + x, other.y - block.y + y] as const;
  const positions = [
    at(block, positionOf(start)),
    ...steps.map(({ block: other, node }) =>
      at(other, [other.graph.nodes[2 * node]!, other.graph.nodes[2 * node + 1]!]),
    ),
    at(end.block, positionOf(end)),
  ];
  return {
    metres: start.metres + lineLength(block, positions) + end.metres,
    points: positions.map(([x, y]) => pointAt(block, x, y)),
  };
}

/** A target is one or more points of which the nearest on foot counts, as the exits of a station are. */
export type Target = readonly (Point & {
  /** Every street within so many metres may lead there; without it, those that may lead to the door of a house. */
  aroundM?: number;
})[];

/** A street where a walk may end, and the point of the target that it leads to. */
export interface Goal {
  footing: Footing;
  point: Point;
}

/** The streets around a point of a target. */
export const goalsOf = (streets: Streets, { aroundM, ...point }: Target[number]): Goal[] =>
  streets.footingsOf(point, aroundM).map((footing) => ({ footing, point }));

/**
 * The shortest walks from a place, at one of its points, to others, in one search. The walk to a target is undefined where the streets lead
 * nowhere within `limitM`, or are not known in full at both places.
 */
export function findWalks(
  streets: Streets,
  from: readonly Point[],
  targets: readonly Target[],
  limitM: number,
): (Walk | undefined)[] {
  const origins = from.flatMap((point) => streets.footingsOf(point).map((footing) => ({ point, footing })));
  const starts = origins.map(({ footing }) => footing);
  if (starts.length === 0) return targets.map(() => undefined);
  const goals = targets.map((points) => points.flatMap((point) => goalsOf(streets, point)));
  const search = new Search(streets);
  for (const [place, start] of starts.entries()) search.start(start, place);
  // Every so many nodes the search looks whether all targets have been reached.
  let turns = 0;
  let limit = limitM;
  const costOf = (places: readonly Goal[]) =>
    Math.min(...places.map(({ footing }) => arrival(search, starts, footing).cost));
  search.run(() => {
    turns += 1;
    if (turns % 512 === 0)
      limit = Math.min(limitM, Math.max(0, ...goals.filter(({ length }) => length > 0).map(costOf)));
    return limit;
  });
  return goals.map((places) => {
    const [best] = places
      .map((place) => ({ ...place, end: arrival(search, starts, place.footing) }))
      .filter(({ end }) => end.cost <= limitM)
      .toSorted((one, other) => one.end.cost - other.end.cost);
    if (!best) return undefined;
    const { point, footing, end } = best;
    const { steps, place } =
      'node' in end
        ? search.pathTo(footing.block, end.node)
        : { steps: [], place: starts.indexOf(end.start) };
    const { metres, points } = follow(starts[place]!, steps, footing);
    return { metres, path: [origins[place]!.point, ...points, point] };
  });
}
