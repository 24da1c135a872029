import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { runAs } from './postgres-account.ts';
import type { Log, Place } from './postgres-place.ts';

/**
 * Waits until the pipe from Node closes, which it does however Node ends, SIGKILL included. The last
 * process that uses the server then stops it. The server is gone when its file is: its process may remain
 * as a zombie where nothing collects orphans, as in many containers. Arguments: data folder, folder of the users.
 */
const SCRIPT = `
trap '' INT TERM HUP
: > "$2/$$"
echo ready
cat > /dev/null
rm -f "$2/$$"
for other in "$2"/*; do
  [ -e "$other" ] || continue
  kill -0 "\${other##*/}" 2> /dev/null && exit 0
  rm -f "$other"
done
pid=$(head -n 1 "$1/postmaster.pid" 2> /dev/null)
[ -n "$pid" ] || exit 0
[ ! -r "/proc/$pid/cmdline" ] || grep -q postgres "/proc/$pid/cmdline" || exit 0
kill -INT "$pid" 2> /dev/null
turns=0
while [ "$(head -n 1 "$1/postmaster.pid" 2> /dev/null)" = "$pid" ] && [ $turns -lt 200 ]; do sleep 0.1; turns=$((turns + 1)); done
`;

/** Longest wait for the server to stop, in ms. */
const STOP_TIMEOUT_MS = 25_000;

/** Keeps the server from outliving its users. */
export interface Guard {
  /** Gives up the use of the server and waits until it has stopped, unless others still use it. */
  release(): Promise<void>;
}

/** Registers this process as a user of the server in `place`. */
export async function startGuard(place: Place, log: Log): Promise<Guard> {
  let isReleased = false;

  async function start(): Promise<ChildProcess> {
    const shell = spawn('/bin/sh', ['-c', SCRIPT, 'gakumado-postgres-guard', place.dataDir, place.usersDir], {
      ...runAs(place.account),
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const isReady = await Promise.race([
      once(shell.stdout, 'data').then(() => true),
      once(shell, 'exit').then(() => false),
    ]);
    if (!isReady) throw new Error(`The guard of the database in ${place.dataDir} did not start.`);
    shell.stdout.destroy();
    shell.stdin.on('error', () => {});
    shell.unref();
    // A pipe is a socket; while it counts, this process could not end by itself.
    if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref();
    shell.once('exit', () => {
      if (isReleased) return;
      log.warn('The guard of the database ended and is started again.');
      start().then(
        (next) => {
          current = next;
        },
        (error) => log.error(`No guard for the database: ${error}`),
      );
    });
    return shell;
  }

  /** Ends a guard the way it is meant to end; false when it was killed and has stopped nothing. */
  async function end(shell: ChildProcess): Promise<boolean> {
    if (shell.exitCode !== null || shell.signalCode !== null) return shell.exitCode === 0;
    shell.ref();
    const ended = once(shell, 'exit', { signal: AbortSignal.timeout(STOP_TIMEOUT_MS) });
    shell.stdin?.end();
    const [code]: unknown[] = await ended;
    return code === 0;
  }

  let current = await start();
  return {
    async release() {
      if (isReleased) return;
      isReleased = true;
      try {
        // A guard that is killed in this very moment leaves the server to one more.
        for (let tries = 0; tries < 3 && !(await end(current)); tries += 1) current = await start();
      } catch {
        log.error('PostgreSQL did not stop in time.');
      }
    },
  };
}
