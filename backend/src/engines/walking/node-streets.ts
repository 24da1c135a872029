import Flatbush from 'flatbush';
import type { MapRow } from '../map-tiles/map-tables.ts';
import { Parts } from './parts.ts';
import { blockMetres, toMetresOf } from './street-graph.ts';
import type { StreetGraph } from './street-graph.ts';

/** Kinds of streets that one may walk on. A motorway and a river are none. */
const WALKED = new Set([
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'street',
  'pedestrian',
  'service',
  'path',
  'steps',
]);

/** Those that lead up to the middle of a bridge, or down into one of a tunnel. */
const CLIMBING = new Set(['steps', 'path', 'pedestrian']);

/** Nobody crosses these on the ground. */
const BARRIERS = new Set(['river', 'canal', 'stream', 'motorway']);

/** An end is joined to a line that is as near as this: the tables leave gaps of about 2 m. */
const JOIN_M = 3;

/**
 * The tables leave out paths of less than 45 m, most of which lead from a pavement or a lane to the street beside it. The end of a path
 * that leads nowhere is joined to a street that is as near as this, unless water or a motorway is between them.
 */
const REACH_M = 20;

/** Of two points nearer than this one is left out. */
const SAME_M = 0.2;

/** Streets that hang together are kept from this length on, or where they may go on in the next block. */
const LEAST_PART_M = 500;

/** As near as this to the block's edge a street goes on behind it. */
const BORDER_M = 2;

/** Parts of a block's width, exact enough to tell points apart: 2 mm. */
const KEY_GRID = 2 ** 22;

/** A street of the tables. */
export type StreetRow = Pick<MapRow, 'kind' | 'level' | 'lines'>;

/** Straight pieces between the points of the tables, before they are cut. */
interface Pieces {
  /** x, y of each node in metres from the block's north-west corner. */
  nodeX: number[];
  nodeY: number[];
  from: number[];
  to: number[];
  level: string[];
  isSteps: number[];
  line: number[];
  /** Nodes at the ends of lines, with the line. */
  ends: { node: number; line: number; level: string; isClimbing: boolean }[];
}

/**
 * The pieces of all lines. Points of one place are one node on the ground; the inside of a bridge or tunnel has its own,
 * since what is below or above it is not joined.
 */
function cutIntoPieces(
  rows: readonly StreetRow[],
  toMetres: (unit: readonly [number, number]) => [number, number],
  metres: number,
): Pieces {
  const pieces: Pieces = {
    nodeX: [],
    nodeY: [],
    from: [],
    to: [],
    level: [],
    isSteps: [],
    line: [],
    ends: [],
  };
  const known = new Map<string, Map<number, number>>();
  const nodeAt = (x: number, y: number, pool: string): number => {
    const key =
      Math.round((x / metres + 1) * KEY_GRID) * KEY_GRID * 4 + Math.round((y / metres + 1) * KEY_GRID);
    let nodes = known.get(pool);
    if (!nodes) known.set(pool, (nodes = new Map()));
    let node = nodes.get(key);
    if (node === undefined) {
      node = pieces.nodeX.push(x) - 1;
      pieces.nodeY.push(y);
      nodes.set(key, node);
    }
    return node;
  };
  let line = 0;
  for (const row of rows) {
    const level = row.level ?? '';
    const isClimbing = CLIMBING.has(row.kind);
    for (const points of row.lines) {
      const nodes = points.map((point, index) => {
        const [x, y] = toMetres(point);
        return nodeAt(x, y, index === 0 || index === points.length - 1 ? '' : level);
      });
      for (const [index, node] of nodes.entries()) {
        const next = nodes[index + 1];
        if (next === undefined || next === node) continue;
        pieces.from.push(node);
        pieces.to.push(next);
        pieces.level.push(level);
        pieces.isSteps.push(Number(row.kind === 'steps'));
        pieces.line.push(line);
      }
      for (const node of [nodes[0]!, nodes.at(-1)!]) pieces.ends.push({ node, line, level, isClimbing });
      line += 1;
    }
  }
  return pieces;
}

/** Nodes on pieces, each as part of the way along it. */
interface Cuts {
  piece: number[];
  part: number[];
  node: number[];
}

interface Edges {
  from: number[];
  to: number[];
  isSteps: number[];
}

function boxesOf({ nodeX, nodeY, from, to }: Pieces): Flatbush {
  const index = new Flatbush(from.length, 16, Float32Array);
  for (const [piece, start] of from.entries()) {
    const end = to[piece]!;
    index.add(
      Math.min(nodeX[start]!, nodeX[end]!),
      Math.min(nodeY[start]!, nodeY[end]!),
      Math.max(nodeX[start]!, nodeX[end]!),
      Math.max(nodeY[start]!, nodeY[end]!),
    );
  }
  index.finish();
  return index;
}

/** Cuts pieces on the ground where they cross each other. */
function cutCrossings(pieces: Pieces, index: Flatbush, cuts: Cuts): void {
  const { nodeX, nodeY, from, to, level } = pieces;
  const cut = (piece: number, part: number, node: number) => {
    cuts.piece.push(piece);
    cuts.part.push(part);
    cuts.node.push(node);
  };
  for (let one = 0; one < from.length; one += 1) {
    if (level[one]) continue;
    const [a, b] = [from[one]!, to[one]!];
    const [ax, ay] = [nodeX[a]!, nodeY[a]!];
    const [dx, dy] = [nodeX[b]! - ax, nodeY[b]! - ay];
    const length = Math.hypot(dx, dy);
    const others = index.search(
      Math.min(ax, ax + dx),
      Math.min(ay, ay + dy),
      Math.max(ax, ax + dx),
      Math.max(ay, ay + dy),
      (other) => other > one && !level[other],
    );
    for (const other of others) {
      const [c, d] = [from[other]!, to[other]!];
      if (a === c || a === d || b === c || b === d) continue;
      const [cx, cy] = [nodeX[c]!, nodeY[c]!];
      const [ex, ey] = [nodeX[d]! - cx, nodeY[d]! - cy];
      const cross = dx * ey - dy * ex;
      if (cross === 0) continue;
      const otherLength = Math.hypot(ex, ey);
      const part = ((cx - ax) * ey - (cy - ay) * ex) / cross;
      const otherPart = ((cx - ax) * dy - (cy - ay) * dx) / cross;
      const [slack, otherSlack] = [SAME_M / length, SAME_M / otherLength];
      if (part < -slack || part > 1 + slack || otherPart < -otherSlack || otherPart > 1 + otherSlack)
        continue;
      // At an end of one of them, that end is the crossing.
      const ownEnd = part < slack ? a : part > 1 - slack ? b : undefined;
      const otherEnd = otherPart < otherSlack ? c : otherPart > 1 - otherSlack ? d : undefined;
      const node = ownEnd ?? otherEnd ?? nodeX.push(ax + dx * part) - 1;
      if (node === nodeY.length) nodeY.push(ay + dy * part);
      if (node !== ownEnd) cut(one, part, node);
      if (node !== otherEnd) cut(other, otherPart, node);
    }
  }
}

/** A place on a piece. */
interface Foot {
  piece: number;
  part: number;
  metres: number;
}

/** The nearest place of a piece to a point. */
function footOn({ nodeX, nodeY, from, to }: Pieces, piece: number, x: number, y: number): Foot {
  const [a, b] = [from[piece]!, to[piece]!];
  const [dx, dy] = [nodeX[b]! - nodeX[a]!, nodeY[b]! - nodeY[a]!];
  const part = Math.min(1, Math.max(0, ((x - nodeX[a]!) * dx + (y - nodeY[a]!) * dy) / (dx * dx + dy * dy)));
  return { piece, part, metres: Math.hypot(nodeX[a]! + dx * part - x, nodeY[a]! + dy * part - y) };
}

/** Makes the node of a place on a piece, or takes the one that is there. */
function nodeOf(pieces: Pieces, cuts: Cuts, { piece, part }: Foot): number {
  const { nodeX, nodeY } = pieces;
  const [a, b] = [pieces.from[piece]!, pieces.to[piece]!];
  const [dx, dy] = [nodeX[b]! - nodeX[a]!, nodeY[b]! - nodeY[a]!];
  const length = Math.hypot(dx, dy);
  if (part * length < SAME_M) return a;
  if ((1 - part) * length < SAME_M) return b;
  const node = nodeX.push(nodeX[a]! + dx * part) - 1;
  nodeY.push(nodeY[a]! + dy * part);
  cuts.piece.push(piece);
  cuts.part.push(part);
  cuts.node.push(node);
  return node;
}

/** Joins ends of lines to the lines beside them, by short edges, and ends of paths that lead nowhere to the street next to them. */
function joinEnds(pieces: Pieces, index: Flatbush, barriers: Pieces, cuts: Cuts, edges: Edges): void {
  const { nodeX, nodeY, from, to, level, line } = pieces;
  const barrierIndex = barriers.from.length > 0 ? boxesOf(barriers) : null;
  const uses = new Uint32Array(nodeX.length);
  for (const node of [...from, ...to]) uses[node]! += 1;
  const join = (node: number, foot: Foot) => {
    const other = nodeOf(pieces, cuts, foot);
    if (other === node) return;
    edges.from.push(node);
    edges.to.push(other);
    edges.isSteps.push(0);
  };
  const isFree = (x: number, y: number, { piece, part }: Foot) => {
    const [a, b] = [from[piece]!, to[piece]!];
    const footX = nodeX[a]! + (nodeX[b]! - nodeX[a]!) * part;
    const footY = nodeY[a]! + (nodeY[b]! - nodeY[a]!) * part;
    const near = barrierIndex?.search(
      Math.min(x, footX),
      Math.min(y, footY),
      Math.max(x, footX),
      Math.max(y, footY),
    );
    return !near?.some((barrier) => doCross(barriers, barrier, [x, y], [footX, footY]));
  };
  for (const { node, line: ownLine, level: ownLevel, isClimbing } of pieces.ends) {
    const [x, y] = [nodeX[node]!, nodeY[node]!];
    const feetWithin = (metres: number, isWanted: (piece: number) => boolean) =>
      index
        .search(x - metres, y - metres, x + metres, y + metres, isWanted)
        .map((piece) => footOn(pieces, piece, x, y))
        .filter((foot) => foot.metres <= metres)
        .toSorted((one, other) => one.metres - other.metres);
    const isOther = (piece: number) => line[piece] !== ownLine && from[piece] !== node && to[piece] !== node;
    const near = feetWithin(
      JOIN_M,
      (piece) => isOther(piece) && (!level[piece] || level[piece] === ownLevel || isClimbing),
    );
    const joined = new Set<number>();
    for (const foot of near) {
      if (joined.has(line[foot.piece]!)) continue;
      joined.add(line[foot.piece]!);
      join(node, foot);
    }
    if (near.length > 0 || !isClimbing || uses[node]! > 1) continue;
    const reached = feetWithin(REACH_M, (piece) => isOther(piece) && !level[piece]).find((foot) =>
      isFree(x, y, foot),
    );
    if (reached) join(node, reached);
  }
}

/** Whether a piece crosses the line between two points. */
function doCross(
  { nodeX, nodeY, from, to }: Pieces,
  piece: number,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): boolean {
  const [cx, cy] = [nodeX[from[piece]!]!, nodeY[from[piece]!]!];
  const [dx, dy] = [nodeX[to[piece]!]!, nodeY[to[piece]!]!];
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
  return (
    side(ax, ay, bx, by, cx, cy) !== side(ax, ay, bx, by, dx, dy) &&
    side(cx, cy, dx, dy, ax, ay) !== side(cx, cy, dx, dy, bx, by)
  );
}

/** Pieces as edges, each cut at the nodes on it. */
function addPieces({ from, to, isSteps }: Pieces, cuts: Cuts, edges: Edges): void {
  const order = Array.from(cuts.piece.keys()).sort(
    (one, other) => cuts.piece[one]! - cuts.piece[other]! || cuts.part[one]! - cuts.part[other]!,
  );
  let at = 0;
  for (const [piece, start] of from.entries()) {
    let last = start;
    const add = (node: number) => {
      if (node === last) return;
      edges.from.push(last);
      edges.to.push(node);
      edges.isSteps.push(isSteps[piece]!);
      last = node;
    };
    for (; at < order.length && cuts.piece[order[at]!] === piece; at += 1) add(cuts.node[order[at]!]!);
    add(to[piece]!);
  }
}

/** The nodes that hang together, and the metres of each such part. */
function measureParts({ nodeX, nodeY }: Pieces, { from, to }: Edges) {
  const parts = new Parts(nodeX.length);
  for (const [edge, node] of from.entries()) parts.join(node, to[edge]!);
  const lengths = new Map<number, number>();
  for (const [edge, a] of from.entries()) {
    const b = to[edge]!;
    const metres = Math.hypot(nodeX[a]! - nodeX[b]!, nodeY[a]! - nodeY[b]!);
    lengths.set(parts.of(a), (lengths.get(parts.of(a)) ?? 0) + metres);
  }
  return { parts, lengths };
}

/** The streets of a block. */
export interface NodedStreets {
  graph: StreetGraph;
  /** Metres of the short parts that are not in the graph. */
  leftOutM: number;
}

/**
 * The graph of a block's streets: lines are cut where they cross on the ground, and an end is joined to what is within 3 m of it.
 * Bridges and tunnels are joined at their ends, and where steps or a path lead up to them. Short parts that hang together with
 * nothing are left out: nobody gets there.
 */
export function nodeStreets(rows: readonly StreetRow[], block: { x: number; y: number }): NodedStreets {
  const metres = blockMetres(block.y);
  const toMetres = toMetresOf(block.x, block.y);
  const pieces = cutIntoPieces(
    rows.filter(({ kind }) => WALKED.has(kind)),
    toMetres,
    metres,
  );
  const barriers = cutIntoPieces(
    rows.filter(({ kind, level }) => !level && BARRIERS.has(kind)),
    toMetres,
    metres,
  );
  const cuts: Cuts = { piece: [], part: [], node: [] };
  const edges: Edges = { from: [], to: [], isSteps: [] };
  if (pieces.from.length > 0) {
    const index = boxesOf(pieces);
    cutCrossings(pieces, index, cuts);
    joinEnds(pieces, index, barriers, cuts, edges);
    addPieces(pieces, cuts, edges);
  }
  const { parts, lengths } = measureParts(pieces, edges);
  const isAtBorder = (value: number) => value < BORDER_M || value > metres - BORDER_M;
  const borderNodes = [...new Set(pieces.ends.map(({ node }) => node))].filter(
    (node) => isAtBorder(pieces.nodeX[node]!) || isAtBorder(pieces.nodeY[node]!),
  );
  const going = new Set(borderNodes.map((node) => parts.of(node)));
  const isKept = (node: number) =>
    going.has(parts.of(node)) || (lengths.get(parts.of(node)) ?? 0) >= LEAST_PART_M;
  let leftOutM = 0;
  for (const [part, length] of lengths) if (!isKept(part)) leftOutM += length;
  return { graph: buildGraph(pieces, edges, metres, borderNodes, isKept), leftOutM };
}

function buildGraph(
  { nodeX, nodeY }: Pieces,
  edges: Edges,
  metres: number,
  borderNodes: readonly number[],
  isKept: (node: number) => boolean,
): StreetGraph {
  const numbers = new Int32Array(nodeX.length).fill(-1);
  const positions: number[] = [];
  const numberOf = (node: number): number => {
    if (numbers[node]! < 0)
      numbers[node] = positions.push(nodeX[node]! / metres, nodeY[node]! / metres) / 2 - 1;
    return numbers[node]!;
  };
  const ends: number[] = [];
  const isSteps: number[] = [];
  for (const [edge, from] of edges.from.entries()) {
    if (!isKept(from)) continue;
    ends.push(numberOf(from), numberOf(edges.to[edge]!));
    isSteps.push(edges.isSteps[edge]!);
  }
  const nodes = Float32Array.from(positions);
  const count = isSteps.length;
  const edgeStart = new Uint32Array(nodes.length / 2 + 1);
  for (const node of ends) edgeStart[node + 1]! += 1;
  for (let node = 0; node < edgeStart.length - 1; node += 1) edgeStart[node + 1]! += edgeStart[node]!;
  const edgesAt = new Uint32Array(ends.length);
  const next = edgeStart.slice();
  for (const [place, node] of ends.entries()) edgesAt[next[node]!++] = place >> 1;
  let index: Flatbush | null = null;
  if (count > 0) {
    index = new Flatbush(count, 16, Float32Array);
    for (let edge = 0; edge < count; edge += 1) {
      const [a, b] = [ends[2 * edge]! * 2, ends[2 * edge + 1]! * 2];
      index.add(
        Math.min(nodes[a]!, nodes[b]!),
        Math.min(nodes[a + 1]!, nodes[b + 1]!),
        Math.max(nodes[a]!, nodes[b]!),
        Math.max(nodes[a + 1]!, nodes[b + 1]!),
      );
    }
    index.finish();
  }
  return {
    nodes,
    ends: Uint32Array.from(ends),
    isSteps: Uint8Array.from(isSteps),
    edgeStart,
    edgesAt,
    border: Uint32Array.from(
      borderNodes.filter((node) => numbers[node]! >= 0),
      (node) => numbers[node]!,
    ),
    index,
  };
}
