import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rootDir } from '@gakumado/build/roots.ts';
import type { ThrownError, TracedError } from '../../shell/src/base/development.ts';
import { devBuildDir } from './dev-part.ts';

/** A place in a stack: the file of a bundle, its line and its column. */
const PLACE = /(?<file>(?:https?:\/\/|file:\/\/)?[^\s()@]+\.(?:c?js|tsx?)):(?<line>\d+):(?<column>\d+)/g;

/** Name of a source in webpack's maps, e.g. `webpack://mf_estate_dev/./mf-estate/src/routes.tsx?1f2e`. */
const SOURCE = /^webpack:\/\/[^/]*\/(?:\.\/)?(?<file>[^?]*)/;

/** Lines of a stack that are shown. */
const LINES_MAX = 12;

async function readMap(file: string, origins: readonly string[]): Promise<TraceMap | undefined> {
  try {
    if (file.startsWith(devBuildDir + path.sep)) return new TraceMap(await readFile(`${file}.map`, 'utf8'));
    if (!URL.canParse(file) || !origins.includes(new URL(file).origin)) return undefined;
    const response = await fetch(`${file}.map`);
    return response.ok ? new TraceMap(await response.text()) : undefined;
  } catch {
    // Some bundles, those of libraries before all, have no map.
    return undefined;
  }
}

const isOwn = (file: string) => !file.includes('node_modules') && !file.startsWith('webpack/');

/**
 * Finds the places of the sources in the stack of an error of a bundle.
 * @param origins Of the bundles of browsers; no other address is fetched.
 */
export async function traceError(
  { message, stack }: ThrownError,
  origins: readonly string[],
): Promise<TracedError> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const findPlace = async (address: string, line: number, column: number) => {
    const file = address.startsWith('file://') ? fileURLToPath(address) : address;
    const known = maps.get(file) ?? readMap(file, origins);
    maps.set(file, known);
    const map = await known;
    if (!map)
      return file.startsWith(rootDir + path.sep) ? `${path.relative(rootDir, file)}:${line}` : undefined;
    const found = originalPositionFor(map, { line, column: column - 1 });
    const source = found.source && SOURCE.exec(found.source)?.groups?.['file'];
    return source ? `${source}:${found.line}` : undefined;
  };
  const lines = await Promise.all(
    stack.split('\n').map(async (text) => {
      const [match] = text.matchAll(PLACE);
      if (!match?.groups) return { text };
      const { file = '', line, column } = match.groups;
      const place = await findPlace(file, Number(line), Number(column));
      return place ? { text: text.replace(match[0], place), place } : { text };
    }),
  );
  const own = lines.find(({ place }) => place !== undefined && isOwn(place));
  return {
    message,
    ...(own?.place ? { place: own.place } : {}),
    stack: lines
      .filter(({ text }) => /^\s+at /.test(text))
      .slice(0, LINES_MAX)
      .map(({ text }) => text)
      .join('\n'),
  };
}
