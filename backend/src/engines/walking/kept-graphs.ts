import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pid } from 'node:process';
import { readStreets, readTablesDigest } from '../map-tiles/map-tables.ts';
import { nodeStreets } from './node-streets.ts';
import { packGraph, unpackGraph } from './street-graph.ts';
import type { StreetGraph } from './street-graph.ts';

/** Another number for another way of making graphs: those of before are made anew. */
const GRAPH_VERSION = 1;

/** Graphs on disk at most, in bytes: those of some hundred blocks. */
const STORE_BYTES = 256 * 1_048_576;

/** A file that another process removed, or a disk that is full or closed, costs time alone. */
const nullOnFault = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/**
 * Makes the graphs of blocks and keeps them as files in a folder of their version in `folder`, the last used ones: a graph is made
 * in 0.3 to 0.5 s, and read in 10 ms. The folders of other versions are removed. Without a disk graphs are made each time.
 */
export function createGraphMaker(folder: string): (x: number, y: number) => StreetGraph | null {
  const version = `${readTablesDigest()}-${GRAPH_VERSION}`;
  const own = join(folder, version);
  for (const name of nullOnFault(() => readdirSync(folder)) ?? []) {
    if (name !== version) nullOnFault(() => rmSync(join(folder, name), { recursive: true, force: true }));
  }

  /** Null where the file is not there, or is cut off. */
  function find(file: string): StreetGraph | null {
    const graph = nullOnFault(() => unpackGraph(readFileSync(file)));
    const now = new Date();
    if (graph) nullOnFault(() => utimesSync(file, now, now));
    return graph;
  }

  function save(file: string, graph: StreetGraph): void {
    const bytes = packGraph(graph);
    mkdirSync(own, { recursive: true });
    const kept = readdirSync(own).flatMap((name) => {
      const path = join(own, name);
      const stat = nullOnFault(() => statSync(path));
      return stat ? [{ path, size: stat.size, usedAt: stat.mtimeMs }] : [];
    });
    let size = kept.reduce((sum, entry) => sum + entry.size, bytes.length);
    for (const oldest of kept.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (size <= STORE_BYTES) break;
      rmSync(oldest.path, { force: true });
      size -= oldest.size;
    }
    // Another process may write the same one: whichever is finished last stays, whole.
    const part = `${file}.${pid}`;
    writeFileSync(part, bytes);
    renameSync(part, file);
  }

  return (x, y) => {
    const file = join(own, `${x}-${y}.graph`);
    const found = find(file);
    if (found) return found;
    const rows = readStreets(x, y);
    if (!rows) return null;
    const { graph } = nodeStreets(rows, { x, y });
    nullOnFault(() => save(file, graph));
    return graph;
  };
}
