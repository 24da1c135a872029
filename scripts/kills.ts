// `npm run kills [times]`: kills a backend a hundred times in five minutes, as it starts or as it answers, and prints for how long it was away.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@gakumado/build/process.ts';
import { varDir } from '@gakumado/build/roots.ts';
import { startPostgres } from '../backend/src/data/postgres/embedded-postgres.ts';
import { Supervisor } from './supervisor.ts';

const TIMES = Number(process.argv[2] ?? 100);
const BETWEEN_MS = 3_000;
/** The supervisor may wait so long before it starts a killed process again, in s. */
const AIM_S = 1;
const NAME = 'killed-backend';

const folder = path.join(varDir, 'kills');
const port = await freePort();
const server = await startPostgres({ dataDir: path.join(folder, 'postgres'), log: console });
const supervisor = new Supervisor();
const pauses: number[] = [];
const { error } = console;
console.error = (message: unknown) => {
  const pause = /again in ([\d.]+) s/.exec(String(message))?.[1];
  if (pause === undefined) error(message);
  else pauses.push(Number(pause));
};

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

let longestMs = 0;
try {
  await supervisor.start({
    name: NAME,
    entry: 'samples/main.ts',
    env: {
      DATABASE_URL: server.url,
      BACKEND_PORT: String(port),
      VAR_DIR: folder,
      SAMPLE_ESTATES: process.env['SAMPLE_ESTATES'] ?? '300',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
    },
  });
  // Until the snapshots are written, which a site that runs for a minute has.
  await wait(10_000);
  const startedAt = performance.now();
  let readyTimes = 0;
  for (let time = 1; time <= TIMES; time += 1) {
    process.kill(supervisor.pidOf(NAME) ?? 0, 'SIGKILL');
    const killedAt = performance.now();
    const until = startedAt + time * BETWEEN_MS;
    const last = time === TIMES ? Infinity : until;
    let isBack = false;
    while (!isBack && performance.now() < last) {
      await wait(50);
      isBack = await isReady();
    }
    if (isBack) {
      readyTimes += 1;
      longestMs = Math.max(longestMs, performance.now() - killedAt);
    }
    await wait(Math.max(0, until - performance.now()));
  }
  const s = (ms: number) => (ms / 1000).toFixed(1);
  console.log(
    `${TIMES} kills in ${s(performance.now() - startedAt)} s: pauses of at most ${Math.max(...pauses)} s; answered again before the next one ` +
      `${readyTimes} times, at the latest after ${s(longestMs)} s.`,
  );
} finally {
  await supervisor.stop();
  await server.stop();
  await rm(path.join(folder, 'snapshots'), { recursive: true, force: true });
}
process.exit(Math.max(...pauses) <= AIM_S ? 0 : 1);
