import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPort } from '@gakumado/build/process.ts';
import { varDir } from '@gakumado/build/roots.ts';
import { RELEASES_PREFIX } from '@gakumado/shared/call-prefixes';
import { isBackendReady } from '../../shell/src/server/is-backend-ready.ts';
import type { Supervisor } from '../supervisor.ts';

/** Everything that a mix keeps. */
export const mixDir = path.join(varDir, 'mix');

/** How long the backend may take to say that it is ready, in ms. */
const READY_MS = 3_000;

const buildDir = () => process.env['SHELL_BUILD_DIR'] ?? path.join(varDir, 'build/shell');
const backendUrl = () => process.env['BACKEND_URL'] ?? `http://127.0.0.1:${readPort('BACKEND_PORT', 3001)}`;

/** Throws where the site that `npm start` builds and runs is not there. */
export async function requireSite(): Promise<void> {
  if (!existsSync(path.join(buildDir(), 'assets.json')))
    throw new Error(`No shell is built in ${buildDir()}. Run \`npm start\` first, and leave it running.`);
  if (!(await isBackendReady(backendUrl(), READY_MS)))
    throw new Error(
      `No backend answers at ${backendUrl()}. Run \`npm start\` beside this, or name its port in BACKEND_PORT.`,
    );
}

interface MixShell {
  name: string;
  storeUrl: string;
  port: number;
  /** Of its memory of releases. */
  dir?: string;
  testers: string;
}

/** Starts a shell that takes its remotes from a store; answers its origin. */
export async function startMixShell(
  supervisor: Supervisor,
  { name, storeUrl, port, dir = mixDir, testers }: MixShell,
): Promise<string> {
  const origin = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    VAR_DIR: dir,
    SHELL_BUILD_DIR: buildDir(),
    BACKEND_URL: backendUrl(),
    RELEASE_STORE_URL: storeUrl,
    RELEASE_PUBLIC_URL: RELEASES_PREFIX,
    SITE_ORIGIN: origin,
    TESTERS: testers,
  };
  await supervisor.start({ name, entry: 'shell/src/server/main.ts', env });
  return origin;
}
