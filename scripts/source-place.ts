import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '@gakumado/release-store/registry.ts';
import { mapFile } from '@gakumado/release-store/source-maps.ts';
import type { ReleaseStore } from '@gakumado/release-store/stores/release-store.ts';
import { SHELL } from '../shell/src/sight/sight-entry.ts';
import type { Place } from '../shell/src/sight/sight-entry.ts';

/** Characters of a line of source that are shown. */
const TEXT_MAX = 80;

/** A file of a release in the server's copy (shell/src/server/release-mirror.ts), and its place, in a stack. */
const RELEASE_PLACE =
  /[\\/]mirror-\d+[\\/](?<remote>[^\\/]+)[\\/](?<version>[^\\/]+)[\\/][^\\/]+[\\/]node[\\/](?<file>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)/g;

/** Finds the sources of built places, as far as this machine has their source maps. */
export interface PlaceFinder {
  /** The source of a place in a script for browsers, as `file:line: text`. The built place where its source is not known. */
  inBrowser: (remote: string, version: string, place: Place) => Promise<string>;
  /** The same of the first place in a stack of the server that is in a remote's sources; undefined where no release is in it. */
  onServer: (stack: string) => Promise<string | undefined>;
}

const describeBuilt = ({ file, line, column }: Place) => `${file}:${line}:${column}`;

/** The source of a place, as `file:line: text`. Browsers and servers count columns from 1, maps from 0. */
function describeSource(map: TraceMap, { line, column }: Place): string | undefined {
  if (line < 1 || column < 1) return undefined;
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return undefined;
  const text = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim();
  return `${found.source}:${found.line}${text ? `: ${text.slice(0, TEXT_MAX)}` : ''}`;
}

/** A file of this machine; undefined where there is none. */
async function readLocal(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * @param store has the source maps of releases; one elsewhere hands them out by its key alone
 * @param shellMapDirs where maps of the shell's scripts may be, the newest first
 */
export function createPlaceFinder(
  store: Pick<ReleaseStore, 'readFile'>,
  shellMapDirs: readonly string[],
): PlaceFinder {
  const known = new Map<string, Promise<TraceMap | undefined>>();
  const open = async (text: Promise<Buffer | undefined>) => {
    // A store that is away costs the sources and not the figures.
    const map = await text.catch(() => undefined);
    return map && new TraceMap(map.toString());
  };
  const openOnce = (name: string, read: (file: string) => Promise<Buffer | undefined>) => {
    const map = known.get(name) ?? open(read(name));
    known.set(name, map);
    return map;
  };
  const findInRelease = async (remote: string, version: string, side: 'web' | 'node', place: Place) => {
    const map = await openOnce(mapFile(remote, version, side, place.file), (file) => store.readFile(file));
    return map && describeSource(map, place);
  };
  const findInShell = async (place: Place) => {
    for (const dir of shellMapDirs) {
      const map = await openOnce(path.join(dir, `${place.file}.map`), readLocal);
      if (map) return describeSource(map, place);
    }
    return undefined;
  };
  return {
    inBrowser: async (remote, version, place) => {
      const source = remote === SHELL ? findInShell(place) : findInRelease(remote, version, 'web', place);
      return (await source) ?? describeBuilt(place);
    },
    onServer: async (stack) => {
      let first: string | undefined;
      for (const { groups = {} } of stack.matchAll(RELEASE_PLACE)) {
        const { remote = '', version = '', file = '', line, column } = groups;
        const place = { file, line: Number(line), column: Number(column) };
        const source = await findInRelease(remote, version, 'node', place);
        if (source !== undefined) return source;
        first ??= describeBuilt(place);
      }
      return first;
    },
  };
}
