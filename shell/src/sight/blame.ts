import { SHELL } from './sight-entry.ts';
import type { Place } from './sight-entry.ts';

/** A file of a remote (`/releases/mf-estate/files/…`, or the same on another host) or of the shell. */
const OWN_FILE = /\/(?:(?<remote>[\w-]+)\/files|assets)\/(?<file>[\w.-]+\.(?:js|css|json))/;
const OWN_PLACE = new RegExp(`${OWN_FILE.source}:(?<line>\\d+):(?<column>\\d+)`, 'g');
const EXTENSION = '-extension://';

/** Our file that a text names first; undefined where it names none. */
export function fileIn(text: string): { remote: string; file: string } | undefined {
  const { remote = SHELL, file } = OWN_FILE.exec(text)?.groups ?? {};
  return file === undefined ? undefined : { remote, file };
}

/**
 * The remote with a part in an error, by the error's stack, or else the shell. Undefined where the error is none of ours: no
 * file of ours is in the stack, or an extension of the browser comes before.
 */
export function blame(stack: string): { remote: string; place: Place } | undefined {
  const found = [...stack.matchAll(OWN_PLACE)];
  const first = found.find(({ groups }) => groups?.['remote']) ?? found[0];
  const { remote = SHELL, file = '', line, column } = first?.groups ?? {};
  if (!first || stack.slice(0, found[0]?.index).includes(EXTENSION)) return undefined;
  return { remote, place: { file, line: Number(line), column: Number(column) } };
}
