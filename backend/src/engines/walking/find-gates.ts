import type { Point } from '@gakumado/shared/vocabulary';
import { BLOCK_ZOOM, readBlock } from '../map-tiles/map-tables.ts';
import type { UnitPoint } from '@gakumado/shared/vocabulary';
import { blockMetres, BLOCKS } from './street-graph.ts';
import { pointAt, tileOf } from './streets.ts';
import type { Block, Streets } from './streets.ts';

/** Areas are cut at tiles of this zoom; their parts are known by the cuts. */
const CUT_ZOOM = 14;
const TILES = 2 ** (CUT_ZOOM - BLOCK_ZOOM);

/** The point of a campus may lie so far outside its ground, in metres: positions of addresses are middles of towns. */
const NEAR_GROUND_M = 100;

/** A ground goes as far as this around the point of its campus. */
const GROUND_M = 1500;

/** Parts of a ground meet at a cut within so many metres. */
const CUT_M = 6;
/** As near as this to a tile's edge an area was cut there. */
const EDGE_M = 1;

/** A way leads into a ground where it goes on to a place so far from the fence. A street along the fence does not. */
const DEEP_M = 12;
/** It gets there within so many metres. */
const INSIDE_M = 120;

/** Gates nearer than this to another are one. */
const SAME_GATE_M = 15;

/** Where no way is known to lead in, one may get in wherever a street is as near as this to the fence. */
const BESIDE_M = 15;
/** Of a fence along a street a gate is taken every so many metres. */
const GATE_STEP_M = 30;

/** A part of a ground: its outer ring, in blocks. */
type Ring = readonly UnitPoint[];

const inBlocks = (points: readonly UnitPoint[]): Ring => points.map(([x, y]) => [x * BLOCKS, y * BLOCKS]);

function isInside(ring: Ring, x: number, y: number): boolean {
  let is = false;
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring.at(at - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  }
  return is;
}

type Side = readonly [ax: number, ay: number, bx: number, by: number];

const sidesOf = (ring: Ring): Side[] =>
  ring.map(([ax, ay], at) => {
    const [bx, by] = ring.at(at - 1)!;
    return [ax, ay, bx, by];
  });

function distanceTo([ax, ay, bx, by]: Side, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(ax + dx * part - x, ay + dy * part - y);
}

/** Where a line from a to b meets a side; undefined where it does not. */
function meeting(
  [cx, cy, ex, ey]: Side,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number | undefined {
  const [dx, dy, fx, fy] = [bx - ax, by - ay, ex - cx, ey - cy];
  const cross = dx * fy - dy * fx;
  if (cross === 0) return undefined;
  const part = ((cx - ax) * fy - (cy - ay) * fx) / cross;
  const other = ((cx - ax) * dy - (cy - ay) * dx) / cross;
  return part >= 0 && part <= 1 && other >= 0 && other <= 1 ? part : undefined;
}

/** The lines of the cuts that a point lies on, each with the place on it; a block is one wide. */
function cutsOf([x, y]: UnitPoint, edge: number): { line: string; at: number }[] {
  const cuts: { line: string; at: number }[] = [];
  const [column, row] = [Math.round(x * TILES), Math.round(y * TILES)];
  if (Math.abs(x * TILES - column) <= edge * TILES) cuts.push({ line: `x${column}`, at: y });
  if (Math.abs(y * TILES - row) <= edge * TILES) cuts.push({ line: `y${row}`, at: x });
  return cuts;
}

/** A part of a ground with its sides and where it was cut. */
interface Part {
  ring: Ring;
  sides: Side[];
  cuts: { line: string; at: number }[];
}

/** The parts of the ground of a campus; none where no ground of a school is at the point. */
function partsOf(place: Point): Part[] {
  const [x, y] = tileOf(place);
  const metres = blockMetres(Math.floor(y));
  const reach = GROUND_M / metres;
  const parts: Part[] = [];
  for (let blockY = Math.floor(y - reach); blockY <= Math.floor(y + reach); blockY += 1) {
    for (let blockX = Math.floor(x - reach); blockX <= Math.floor(x + reach); blockX += 1) {
      for (const { kind, lines } of readBlock(blockX, blockY)?.land ?? []) {
        if (kind !== 'university') continue;
        const ring = inBlocks(lines[0] ?? []);
        parts.push({
          ring,
          sides: sidesOf(ring),
          cuts: ring.flatMap((point) => cutsOf(point, EDGE_M / metres)),
        });
      }
    }
  }
  const distances = parts.map(({ ring, sides }) =>
    isInside(ring, x, y) ? 0 : Math.min(...sides.map((side) => distanceTo(side, x, y))) * metres,
  );
  const nearest = Math.min(NEAR_GROUND_M, ...distances);
  const ground = new Set(parts.filter((_part, index) => distances[index] === nearest).slice(0, 1));
  // A set goes on over what is added to it.
  for (const { cuts } of ground) {
    for (const part of parts) {
      const isNext = part.cuts.some((one) =>
        cuts.some(({ line, at }) => line === one.line && Math.abs(at - one.at) <= CUT_M / metres),
      );
      if (isNext) ground.add(part);
    }
  }
  return Array.from(ground);
}

/** Whether a way goes on from a node inside a ground to a place away from its fence. */
function leadsInside(block: Block, first: number, depthOf: (node: number) => number): boolean {
  const { graph, metres } = block;
  const found = new Map([[first, 0]]);
  for (const [node, way] of found) {
    const depth = depthOf(node);
    if (depth * metres >= DEEP_M) return true;
    if (depth < 0 || way > INSIDE_M) continue;
    for (let at = graph.edgeStart[node]!; at < graph.edgeStart[node + 1]!; at += 1) {
      const edge = graph.edgesAt[at]!;
      const other = graph.ends[2 * edge] === node ? graph.ends[2 * edge + 1]! : graph.ends[2 * edge]!;
      if (found.has(other)) continue;
      const [ax, ay] = [graph.nodes[2 * node]!, graph.nodes[2 * node + 1]!];
      const length = Math.hypot(graph.nodes[2 * other]! - ax, graph.nodes[2 * other + 1]! - ay) * metres;
      found.set(other, way + length);
    }
  }
  return false;
}

/** The places of a fence beside a street. */
function placesBeside(streets: Streets, fences: readonly Side[], metres: number): [x: number, y: number][] {
  return fences.flatMap(([ax, ay, bx, by]) => {
    const count = Math.ceil((Math.hypot(bx - ax, by - ay) * metres) / GATE_STEP_M);
    return Array.from({ length: count }, (_none, index): [number, number] => {
      const part = (index + 0.5) / count;
      return [ax + (bx - ax) * part, ay + (by - ay) * part];
    }).filter(([x, y]) =>
      streets.footingsOf(pointAt({ x: 0, y: 0 }, x, y), BESIDE_M).some(({ metres: off }) => off <= BESIDE_M),
    );
  });
}

/**
 * The gates of a campus: where streets and paths go over the edge of the ground of a university at its point, and on into it. Where none
 * is known to, as at most campuses in the middle of a city, the places of the edge beside a street. None where the ground is not known.
 */
export function findGates(streets: Streets, place: Point): Point[] {
  if (!streets.isFull(place)) return [];
  const parts = partsOf(place);
  const gates: [x: number, y: number][] = [];
  const isWithin = (x: number, y: number) => parts.some(({ ring }) => isInside(ring, x, y));
  const metres = blockMetres(Math.floor(tileOf(place)[1]));
  const fences = parts.flatMap(({ sides }) =>
    sides.filter(([ax, ay, bx, by]) => {
      const others = cutsOf([bx, by], EDGE_M / metres);
      return !cutsOf([ax, ay], EDGE_M / metres).some(({ line }) => others.some((cut) => cut.line === line));
    }),
  );
  for (const { ring } of parts) {
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const box = {
      minX: Math.min(...xs),
      minY: Math.min(...ys),
      maxX: Math.max(...xs),
      maxY: Math.max(...ys),
    };
    // A part is of one tile, and so of one block.
    const block = streets.blockAt(
      Math.floor((box.minX + box.maxX) / 2),
      Math.floor((box.minY + box.maxY) / 2),
    );
    if (!block) continue;
    const { nodes, ends, index } = block.graph;
    const at = (node: number): [number, number] => [
      block.x + nodes[2 * node]!,
      block.y + nodes[2 * node + 1]!,
    ];
    const depthOf = (node: number): number => {
      const [x, y] = at(node);
      return isWithin(x, y) ? Math.min(...fences.map((side) => distanceTo(side, x, y))) : -1;
    };
    const edges = index?.search(
      box.minX - block.x,
      box.minY - block.y,
      box.maxX - block.x,
      box.maxY - block.y,
    );
    for (const edge of edges ?? []) {
      const [one, other] = [ends[2 * edge]!, ends[2 * edge + 1]!];
      const [a, b] = [at(one), at(other)];
      const isOneInside = isWithin(...a);
      if (isOneInside === isWithin(...b)) continue;
      const [inner, from, to] = isOneInside ? [one, b, a] : [other, a, b];
      const crossings = fences.map((side) => meeting(side, from, to)).filter((part) => part !== undefined);
      if (crossings.length === 0 || !leadsInside(block, inner, depthOf)) continue;
      const part = Math.min(...crossings);
      const gate: [number, number] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      const isKnown = gates.some(([x, y]) => Math.hypot(x - gate[0], y - gate[1]) * metres < SAME_GATE_M);
      if (!isKnown) gates.push(gate);
    }
  }
  if (gates.length === 0) gates.push(...placesBeside(streets, fences, metres));
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return gates.map(([x, y]) => {
    const { lat, lon } = pointAt({ x: 0, y: 0 }, x, y);
    return { lat: rounded(lat), lon: rounded(lon) };
  });
}
