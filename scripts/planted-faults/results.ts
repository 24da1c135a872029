import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface Result {
  id: string;
  /** The first of its tests that failed. */
  foundBy?: string;
  /** Why it counts as not found. */
  reason?: string;
  /** The beginning of the message of that test. */
  message?: string;
}

/** Results of earlier runs, by the ids of the faults. */
export function readResults(file: string): Map<string, Result> {
  const kept: Result[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return new Map(kept.map((result) => [result.id, result]));
}

export const writeResults = (file: string, results: ReadonlyMap<string, Result>): void =>
  writeFileSync(file, `${JSON.stringify([...results.values()], null, 2)}\n`);
