import type { Point } from '@gakumado/shared/vocabulary';
import { LRUCache } from 'lru-cache';
import { BLOCK_ZOOM, readTable } from '../map-tiles/map-tables.ts';
import { blockMetres, BLOCKS } from './street-graph.ts';
import type { StreetGraph } from './street-graph.ts';

/** The zoom of the tiles that are known in full, or not. */
const FULL_ZOOM = 14;

/** So many graphs stay in memory: 5 MB each in the middle of Tokyo, 2 MB in most cities. */
const KEPT_GRAPHS = 16;

/** A place is on the streets where one is as near as this, in metres. */
export const NEAR_M = 150;

/**
 * The door of a house may be on any street that is as near as this to its middle: which one is not known.
 */
const AROUND_M = 40;

/** Streets of two blocks are one where they meet the border at the same place, as exactly as the tables are. */
const MEET_M = 3;

/** A block with its graph. */
export interface Block {
  x: number;
  y: number;
  /** Its width. */
  metres: number;
  graph: StreetGraph;
}

/** A place on an edge: which part of the way from its first node to its second, and how far from the place that was asked for. */
export interface Footing {
  block: Block;
  edge: number;
  part: number;
  metres: number;
}

/** A position on the map of tiles of the zoom of blocks. */
export function tileOf({ lat, lon }: Point): [x: number, y: number] {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return [(lon / 360 + 0.5) * BLOCKS, (0.5 - y / (2 * Math.PI)) * BLOCKS];
}

/** The point of a position in a block. */
export function pointAt({ x, y }: Pick<Block, 'x' | 'y'>, partX: number, partY: number): Point {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + partY)) / BLOCKS))) * 180) / Math.PI;
  return { lat, lon: ((x + partX) / BLOCKS - 0.5) * 360 };
}

/** The streets of the country, block by block. */
export class Streets {
  private readonly kept: LRUCache<string, { block: Block | null }>;
  private readonly makeGraph: (x: number, y: number) => StreetGraph | null;
  private fullTiles: Set<string> | undefined;

  /** `makeGraph` makes or reads the graph of a block; null where none is known. So many graphs are kept in memory. */
  constructor(makeGraph: (x: number, y: number) => StreetGraph | null, keptGraphs = KEPT_GRAPHS) {
    this.makeGraph = makeGraph;
    this.kept = new LRUCache({ max: keptGraphs });
  }

  blockAt(x: number, y: number): Block | null {
    const key = `${x}/${y}`;
    const kept = this.kept.get(key);
    if (kept) return kept.block;
    const graph = this.makeGraph(x, y);
    const block = graph && { x, y, metres: blockMetres(y), graph };
    this.kept.set(key, { block });
    return block;
  }

  /** Whether every street around a place is known. */
  isFull(place: Point): boolean {
    this.fullTiles ??= new Set((readTable('full-tiles.tsv.br') ?? []).map(({ x, y }) => `${x}/${y}`));
    const [x, y] = tileOf(place).map((value) => Math.floor(value * 2 ** (FULL_ZOOM - BLOCK_ZOOM)));
    return this.fullTiles.has(`${x}/${y}`);
  }

  /**
   * The streets around a place, by which one gets in or out: those within AROUND_M, else the nearest one. None where no street is near or
   * not every street is known.
   */
  footingsOf(place: Point, aroundM = AROUND_M): Footing[] {
    if (!this.isFull(place)) return [];
    const around = this.footingsWithin(place, aroundM);
    if (around.length > 0) return around;
    const [first] = this.footingsWithin(place, NEAR_M).toSorted((one, other) => one.metres - other.metres);
    return first ? [first] : [];
  }

  /** The nearest place of every street within so many metres. */
  private footingsWithin(place: Point, metres: number): Footing[] {
    const [tileX, tileY] = tileOf(place);
    const near = metres / blockMetres(Math.floor(tileY));
    const found: Footing[] = [];
    for (let y = Math.floor(tileY - near); y <= Math.floor(tileY + near); y += 1) {
      for (let x = Math.floor(tileX - near); x <= Math.floor(tileX + near); x += 1) {
        const block = this.blockAt(x, y);
        if (block) found.push(...edgesNear(block, tileX - x, tileY - y, metres));
      }
    }
    return found;
  }

  /** The nodes of the blocks around where the street of a node at the border goes on. */
  goesOnAt(block: Block, node: number): { block: Block; node: number }[] {
    const { nodes } = block.graph;
    const [partX, partY] = [nodes[2 * node]!, nodes[2 * node + 1]!];
    const meet = MEET_M / block.metres;
    const stepsOf = (part: number) => [0, ...(part < meet ? [-1] : []), ...(part > 1 - meet ? [1] : [])];
    const found: { block: Block; node: number }[] = [];
    for (const dy of stepsOf(partY)) {
      for (const dx of stepsOf(partX)) {
        const next = dx || dy ? this.blockAt(block.x + dx, block.y + dy) : null;
        for (const other of next?.graph.border ?? []) {
          const x = next!.graph.nodes[2 * other]! + dx - partX;
          const y = next!.graph.nodes[2 * other + 1]! + dy - partY;
          if (Math.abs(x) <= meet && Math.abs(y) <= meet) found.push({ block: next!, node: other });
        }
      }
    }
    return found;
  }
}

/** The edges within so many metres of a position of a block (in parts of its width), each at its nearest place. */
function edgesNear(block: Block, x: number, y: number, mostM: number): Footing[] {
  const { index, ends, nodes } = block.graph;
  const near = mostM / block.metres;
  const edges = index?.search(x - near, y - near, x + near, y + near) ?? [];
  return edges.flatMap((edge) => {
    const [a, b] = [ends[2 * edge]! * 2, ends[2 * edge + 1]! * 2];
    const [ax, ay] = [nodes[a]!, nodes[a + 1]!];
    const [dx, dy] = [nodes[b]! - ax, nodes[b + 1]! - ay];
    const length = dx * dx + dy * dy;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
    const metres = Math.hypot(ax + dx * part - x, ay + dy * part - y) * block.metres;
    return metres <= mostM ? [{ block, edge, part, metres }] : [];
  });
}
