import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import path from 'node:path';
import { e2eVarDir, freePort, ports, startProcess } from '../site.ts';
import { test as base } from '../visited.ts';
import { startFaultyStore } from '@gakumado/release-store/faulty/faulty-store.ts';
import type { FaultyStore } from '@gakumado/release-store/faulty/faulty-store.ts';

interface OwnShell {
  port?: number;
  backendUrl?: string;
  /** Addresses that may choose versions of remotes. */
  testers?: string;
}

interface Federation {
  errors: string[];
  store: FaultyStore;
  /**
   * Starts a shell that takes its remotes from `store`; answers its address. On a slow machine remotes come into use
   * after the start: `served` is a path of the site to wait for. A shell that was ended is started again at its `port`.
   */
  startShell: (served?: string, own?: OwnShell) => Promise<string>;
  /** The lines that the shells wrote about what failed. */
  readLog: () => Record<string, string>[];
}

/** A store that can be broken and shells of its own, beside the running backend. */
export const test = base.extend<Federation>({
  store: async ({}, use) => {
    const store = await startFaultyStore(path.join(e2eVarDir, 'releases'));
    await use(store);
    await store.close();
  },
  errors: async ({}, use) => use([]),
  readLog: async ({ errors }, use) =>
    use(() =>
      errors
        .join('')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    ),
  startShell: async ({ store, errors, request }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (served, own = {}) => {
      const port = own.port ?? (await freePort());
      const env = {
        VAR_DIR: e2eVarDir,
        PORT: String(port),
        SITE_ORIGIN: `http://localhost:${port}`,
        BACKEND_URL: own.backendUrl ?? `http://127.0.0.1:${ports.backend}`,
        RELEASE_STORE_URL: store.url,
        MAP_TILES_URL: 'off',
        TESTERS: own.testers ?? '',
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
      };
      const shell = await startProcess('shell/src/server/main.ts', env, 30_000, (text) => errors.push(text));
      stops.push(shell.stop);
      const origin = `http://localhost:${port}`;
      if (served !== undefined) await untilServed(request, origin + served);
      return origin;
    });
    for (const stop of stops) await stop();
  },
});

/** Waits until a server has a page. */
export async function untilServed(request: APIRequestContext, address: string): Promise<void> {
  const statusOf = async () => (await request.get(address)).status();
  await expect.poll(statusOf).toBe(200);
}

export { expect };
