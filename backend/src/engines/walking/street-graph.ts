import Flatbush from 'flatbush';
import { BLOCK_ZOOM } from '../map-tiles/map-tables.ts';
import type { UnitPoint } from '@gakumado/shared/vocabulary';

/** Blocks from the west to the east edge of the world, and from north to south. */
export const BLOCKS = 2 ** BLOCK_ZOOM;

/** Metres around the earth at the equator, as tiles are measured. */
const EQUATOR_M = 40_075_016.686;

/** Metres from the west to the east edge of a block of this row, along its middle. */
export function blockMetres(y: number): number {
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / BLOCKS)));
  return (EQUATOR_M * Math.cos(lat)) / BLOCKS;
}

/** Turns points of the map into metres from the north-west corner of a block. */
export function toMetresOf(
  blockX: number,
  blockY: number,
): (point: Readonly<UnitPoint>) => [x: number, y: number] {
  const metres = blockMetres(blockY);
  return ([x, y]) => [(x * BLOCKS - blockX) * metres, (y * BLOCKS - blockY) * metres];
}

/**
 * The streets of one block that one may walk on, as a graph. Nodes are ends, bends and crossings; edges are straight and go both
 * ways. Positions are parts of the block's width, from its north-west corner. A dense block takes some 6 MB.
 */
export interface StreetGraph {
  /** x and y of node n at 2n and 2n + 1. */
  nodes: Float32Array;
  /** The two nodes of edge e at 2e and 2e + 1. */
  ends: Uint32Array;
  /** 1 for an edge of steps. */
  isSteps: Uint8Array;
  /** Edges at node n are those from `edgeStart[n]` up to `edgeStart[n + 1]`. */
  edgeStart: Uint32Array;
  edgesAt: Uint32Array;
  /** Nodes on the block's edge, where a street goes on in the next block. */
  border: Uint32Array;
  /** Boxes of all edges; null where there is none. */
  index: Flatbush | null;
}

/** The parts of a graph in the order of its file, without the index. */
const parts = {
  nodes: Float32Array,
  ends: Uint32Array,
  edgeStart: Uint32Array,
  edgesAt: Uint32Array,
  border: Uint32Array,
  isSteps: Uint8Array,
} as const;
const names = Object.keys(parts) as (keyof typeof parts)[];

const INDEX_ALIGNMENT = 8;

/** The bytes of a file: lengths of the parts and of the index, the parts, and the index. */
export function packGraph(graph: StreetGraph): Buffer {
  const index = Buffer.from(graph.index?.data ?? new ArrayBuffer(0));
  const head = Uint32Array.from([...names.map((name) => graph[name].length), index.length]);
  const bytes = [head, ...names.map((name) => graph[name])].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  const length = bytes.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const gap = Buffer.alloc((INDEX_ALIGNMENT - (length % INDEX_ALIGNMENT)) % INDEX_ALIGNMENT);
  return Buffer.concat([...bytes, gap, index]);
}

/** The graph of a file; throws where the bytes are cut off. */
export function unpackGraph(file: Buffer): StreetGraph {
  // A copy of its own: typed arrays need an even place, and an index all of its buffer.
  const { buffer } = new Uint8Array(file);
  const lengths = new Uint32Array(buffer, 0, names.length + 1);
  let at = lengths.byteLength;
  const read = <K extends keyof typeof parts>(name: K): InstanceType<(typeof parts)[K]> => {
    const array = new parts[name](buffer, at, lengths[names.indexOf(name)]);
    at += array.byteLength;
    return array as InstanceType<(typeof parts)[K]>;
  };
  const graph = {
    nodes: read('nodes'),
    ends: read('ends'),
    edgeStart: read('edgeStart'),
    edgesAt: read('edgesAt'),
    border: read('border'),
    isSteps: read('isSteps'),
  };
  const indexStart = Math.ceil(at / INDEX_ALIGNMENT) * INDEX_ALIGNMENT;
  const indexLength = lengths[names.length]!;
  if (buffer.byteLength !== indexStart + indexLength) throw new Error('The graph of a block is cut off.');
  return { ...graph, index: indexLength > 0 ? Flatbush.from(buffer, indexStart) : null };
}
