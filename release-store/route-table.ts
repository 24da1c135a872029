import { fork } from 'node:child_process';
import path from 'node:path';
import { moduleEnding, remotePath } from '@gakumado/build/roots.ts';

/** A route of a release as its table shows it. */
export interface TableRoute {
  id: string;
  path: string;
  layout: string;
  guards: string[];
}

/** Name of the chunk with the page of a route, which the route's id ends with. */
export const chunkOf = (id: string): string => id.split('/').at(-1) ?? id;

/** The file in which a remote writes its routes, from the root. */
export const routesFile = (remote: string): string => remotePath(remote, 'src/routes.tsx');

/** The answer of the process that reads a table. */
export type TableAnswer = { routes: TableRoute[] } | { error: string };

/** How long the code of a release may take to hand over its routes, in ms: its process may start on a busy machine. */
const LIMIT_MS = 20_000;

/**
 * Reads the routes of a built release in `dir` as a server does, with the libraries that it brings along. Its code runs in
 * a process of its own, which it may end or keep busy. Throws where no server could use it.
 */
export function readRouteTable(remote: string, dir: string, limitMs = LIMIT_MS): Promise<TableRoute[]> {
  const { promise, resolve, reject } = Promise.withResolvers<TableRoute[]>();
  const child = fork(path.join(import.meta.dirname, `route-table-process${moduleEnding}`), [remote, dir], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    reject(new Error(`its code gave no routes within ${limitMs / 1_000} s`));
  }, limitMs);
  let answer: TableAnswer | undefined;
  child.once('message', (message: TableAnswer) => {
    answer = message;
  });
  child.once('error', reject);
  child.once('close', (code) => {
    clearTimeout(timer);
    if (!answer) reject(new Error(`its code ended the process with code ${code} before it gave its routes`));
    else if ('error' in answer) reject(new Error(answer.error));
    else resolve(answer.routes);
  });
  return promise;
}
