import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { varDir } from '@gakumado/build/roots.ts';
import type { Tree } from './tree.ts';

/** A part of the tests, and all files that it depends on. */
export interface Part {
  /** A test file, or a test of the browser under project, file and title. */
  name: string;
  files: readonly string[];
}

/** Says that a part passed with certain sources. */
export interface Stamp {
  name: string;
  hash: string;
  /** When it passed, as ISO 8601. */
  passedAt: string;
  seconds: number;
  /** The pages that a test of the browser has visited: see e2e/visited.ts. */
  visited?: readonly string[];
}

/** Tests see today's date, so a stamp does not hold for ever. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

const defaultFolder = path.join(varDir, 'test', 'passed');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The hash of all that a part depends on: names and contents of its files, and the programs that run it. */
export function hashPart({ files }: Part, tree: Tree, programs: readonly string[]): string {
  const lines = [...new Set(files)].sort().map((file) => `${file} ${tree.hashOf(file)}`);
  return hashOf([...programs, ...lines].join('\n'));
}

const fileOf = (name: string, folder: string) => path.join(folder, `${hashOf(name).slice(0, 20)}.json`);

function isStamp(value: unknown, name: string): value is Stamp {
  if (typeof value !== 'object' || value === null) return false;
  const { name: own, hash, passedAt, seconds, visited } = value as Record<string, unknown>;
  const isList = Array.isArray(visited) && visited.every((page) => typeof page === 'string');
  return (
    own === name &&
    typeof hash === 'string' &&
    typeof passedAt === 'string' &&
    typeof seconds === 'number' &&
    (visited === undefined || isList)
  );
}

/** The stamp of a part; undefined when there is none, it cannot be read, or it is too old. */
export function readStamp(name: string, folder = defaultFolder): Stamp | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(fileOf(name, folder), 'utf8'));
    if (!isStamp(value, name)) return undefined;
    const age = Date.now() - Date.parse(value.passedAt);
    return age >= 0 && age < GOOD_FOR_MS ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeStamp(stamp: Stamp, folder = defaultFolder): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(stamp.name, folder), JSON.stringify(stamp));
}

export function removeStamp(name: string, folder = defaultFolder): void {
  rmSync(fileOf(name, folder), { force: true });
}
