import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import type { Fault } from './faults.ts';

/** The line, from 1, that has a word as a text in quotes, or else as a key; undefined where none has. */
function lineOf(source: string, word: string): number | undefined {
  const lines = source.split('\n');
  const isText = (line: string) => ["'", '"', '`'].some((quote) => line.includes(quote + word + quote));
  const isKey = (line: string) => line.trimStart().startsWith(`${word}:`);
  const found = [isText, isKey].map((isThere) => lines.findIndex(isThere)).find((index) => index >= 0);
  return found === undefined ? undefined : found + 1;
}

/** Adds the line to the file of each fault that names a word of it. The sources have to be those of the release. */
export function locateFaults(faults: readonly Fault[], dir = rootDir): Fault[] {
  return faults.map(({ word, ...fault }) => {
    if (fault.file === undefined || word === undefined) return fault;
    try {
      const line = lineOf(readFileSync(path.join(dir, fault.file), 'utf8'), word);
      return line === undefined ? fault : { ...fault, file: `${fault.file}:${line}` };
    } catch {
      // The file is gone: the fault is said without a line.
      return fault;
    }
  });
}
