import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { readBeats } from '../watch/beat.ts';
import { createStillTicks, createUsedTime, TICK_MS } from '../watch/still-ticks.ts';

/** Ends the process of a trial, whose own thread may never come back, in three cases. */

/** All memory of the process, in bytes: twice as much as the objects of its code may take (trial.ts). */
const MEMORY_MAX = 1_200 * 1_024 * 1_024;

const MEMORY_TICK_MS = 100;

const { memory, parent }: { memory: SharedArrayBuffer; parent: number } = workerData;
const dueAt = createStillTicks();
const usedMs = createUsedTime();

function end(lastWords: string): void {
  writeSync(2, `${lastWords}\n`);
  process.kill(process.pid, 'SIGKILL');
}

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) end('out of memory');
}, MEMORY_TICK_MS);

setInterval(() => {
  if (process.ppid !== parent) end('nobody waits');
  if (dueAt(readBeats(memory), usedMs()) !== 'nothing') end('stood still');
}, TICK_MS);
