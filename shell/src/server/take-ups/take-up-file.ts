import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRunning } from '@gakumado/release-store/is-running.ts';

/**
 * `trying`: on trial in a process of its own. `taking up`: the shell itself loads it. `ready`: it is not live, and is
 * shown to those who ask for it. `retrying`: it could not be fetched or loaded, and is tried again. `refused` and
 * `quarantined` are left out until the version goes live, or is offered as a preview, anew.
 */
const states = ['trying', 'taking up', 'ready', 'in use', 'retrying', 'refused', 'quarantined'] as const;

const takeUpSchema = z.object({
  remote: z.string(),
  version: z.string(),
  publishedAt: z.string(),
  /** Version of the shell that judged it. */
  shell: z.string(),
  state: z.enum(states),
  reason: z.string().optional(),
  /** Calls of the code that made the server stand still, the innermost first. */
  stack: z.string().optional(),
  /** When the state began, as ISO text. */
  at: z.string(),
  /** How often in a row the shell ended while it loaded it itself. */
  unfinished: z.number().default(0),
  /** Whether it was in use at any time. */
  wasInUse: z.boolean().default(false),
  /** Whether its pages were tried: without a backend they are not. */
  isTried: z.boolean().default(false),
});

/** The knowledge of one shell about a version of a remote. */
export type TakeUp = z.infer<typeof takeUpSchema>;

const shellSchema = z.object({ pid: z.number(), takeUps: z.array(takeUpSchema) });

/** The take-ups of one shell, and its process. */
export type ShellTakeUps = z.infer<typeof shellSchema>;

/** Versions that a shell remembers of each remote. */
const REMEMBERED = 12;

/** A file of a shell that is gone is of no use after a week, unless that shell comes back. */
const KEPT_MS = 7 * 86_400_000;

const folderIn = (varDir: string) => path.join(varDir, 'take-ups');

/** The file of the shell that listens on a port. */
export const takeUpFile = (varDir: string, port: number) => path.join(folderIn(varDir), `${port}.json`);

/** Reads the file of a shell; one that is missing or unreadable holds nothing. */
export function readTakeUpFile(file: string): ShellTakeUps {
  try {
    return shellSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { pid: 0, takeUps: [] };
  }
}

/** Adds a take-up to those of its shell, in place of an earlier one of the same version. The watcher needs it at once. */
export function writeTakeUp(file: string, takeUp: TakeUp): void {
  const others = readTakeUpFile(file).takeUps.filter(
    ({ remote, version }) => remote !== takeUp.remote || version !== takeUp.version,
  );
  const older = others.filter(({ remote }) => remote === takeUp.remote);
  const forgotten = new Set(older.slice(0, Math.max(0, older.length - REMEMBERED)));
  writeTakeUps(file, [...others.filter((other) => !forgotten.has(other)), takeUp]);
}

/** Replaces all take-ups of this shell. Written beside and renamed, so that a reader never sees half of it. */
export function writeTakeUps(file: string, takeUps: readonly TakeUp[]): void {
  const content: ShellTakeUps = { pid: process.pid, takeUps: [...takeUps] };
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content, null, 1));
  renameSync(draft, file);
}

const filesIn = (varDir: string): string[] => {
  try {
    return readdirSync(folderIn(varDir))
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(folderIn(varDir), name));
  } catch {
    return [];
  }
};

/** The take-ups of all shells that ever ran with this `varDir`. */
export const readAllTakeUps = (varDir: string): ShellTakeUps[] => filesIn(varDir).map(readTakeUpFile);

/** The take-ups of the shells that are running, and the ports on which they listen. */
export const readRunningTakeUps = (varDir: string): (ShellTakeUps & { port: number })[] =>
  filesIn(varDir)
    .map((file) => Object.assign(readTakeUpFile(file), { port: Number(path.basename(file, '.json')) }))
    .filter(({ pid }) => pid > 0 && isRunning(pid));

/** Removes the files of shells that are long gone and that left nothing out. */
export function removeOldTakeUps(varDir: string, ownFile: string): void {
  for (const file of filesIn(varDir)) {
    if (file === ownFile || Date.now() - statSync(file).mtimeMs < KEPT_MS) continue;
    const { pid, takeUps } = readTakeUpFile(file);
    if (!isRunning(pid) && !takeUps.some(({ state }) => state === 'quarantined')) rmSync(file);
  }
}
