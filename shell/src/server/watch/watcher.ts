import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { readTakeUpFile, writeTakeUp } from '../take-ups/take-up-file.ts';
import { readBeats, readVisits } from './beat.ts';
import { createStillTicks, createUsedTime, TICK_MS } from './still-ticks.ts';
import { findRunningRelease } from './running-release.ts';
import type { RunningRelease } from './running-release.ts';
import type { WatcherData } from './watch-main-thread.ts';

const { memory, takeUpFile, shell, buildDir }: WatcherData = workerData;
const dueAt = createStillTicks();
const usedMs = createUsedTime();

/** The only release whose pages are being answered; undefined where there is none, or more than one. */
function onlyVisited(): RunningRelease | undefined {
  const visited = new Map(
    readVisits(memory).flatMap(({ remote, version }) =>
      remote && version ? [[`${remote} ${version}`, { remote, version }] as const] : [],
    ),
  );
  return visited.size === 1 ? [...visited.values()][0] : undefined;
}

function quarantine({ remote, version, stack }: RunningRelease): void {
  const known = readTakeUpFile(takeUpFile).takeUps.find(
    (one) => one.remote === remote && one.version === version,
  );
  writeTakeUp(takeUpFile, {
    publishedAt: '',
    unfinished: 0,
    isTried: true,
    wasInUse: true,
    ...known,
    remote,
    version,
    shell,
    state: 'quarantined',
    reason: 'its code made the whole server stand still',
    stack,
    at: new Date().toISOString(),
  });
}

/** Says what stood still, leaves its release out from now on, and ends the process, which its supervisor starts again. */
function end(running: RunningRelease | undefined): void {
  try {
    const visits = readVisits(memory);
    const ofRelease = visits.filter(({ remote }) => !running || remote === running.remote);
    const line = {
      ...(running ? { remote: running.remote, version: running.version } : {}),
      path: ofRelease.at(-1)?.path,
      place: running?.place,
      ...(running ? {} : { visits }),
      text: 'the server stood still and is ended',
    };
    if (running) quarantine(running);
    writeSync(2, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

setInterval(() => {
  const due = dueAt(readBeats(memory), usedMs());
  if (due === 'look') findRunningRelease(end, buildDir);
  if (due === 'end') end(onlyVisited());
}, TICK_MS);
