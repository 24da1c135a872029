import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPort } from '@gakumado/build/process.ts';
import { varDir } from '@gakumado/build/roots.ts';
import type { KnownShell } from '@gakumado/release-store/inspect-files.ts';
import { readShellAssets, readShellConfig } from '../shell/src/server/config.ts';
import { loadRenderBundle } from '../shell/src/server/configure-calls.ts';
import { isBackendReady } from '../shell/src/server/is-backend-ready.ts';
import type { RenderBundle } from '../shell/src/server/render-page.ts';

/** How long the backend may take to say that it is ready, in ms. */
const READY_MS = 2_000;

/** The shell that is built on this machine, as a release is tried with it. */
export interface LiveShell extends KnownShell {
  /** Its variables, beside those of this process. */
  env: ReturnType<typeof readEnvironment>;
}

/** Variables as `npm start` sets them for the shell. */
function readEnvironment() {
  const { env } = process;
  return {
    NODE_ENV: 'production',
    SHELL_BUILD_DIR: env['SHELL_BUILD_DIR'] ?? path.join(varDir, 'build/shell'),
    BACKEND_URL: env['BACKEND_URL'] ?? `http://127.0.0.1:${readPort('BACKEND_PORT', 3001)}`,
  };
}

const isBuilt = (buildDir: string) => existsSync(path.join(buildDir, 'assets.json'));

/** Versions of the parts of `shared` in the shell of this machine; undefined where none is built. */
export function readSharedVersions(): Record<string, string> | undefined {
  const { SHELL_BUILD_DIR: buildDir } = readEnvironment();
  return isBuilt(buildDir) ? readShellAssets(buildDir).sharedVersions : undefined;
}

/** The shell of this machine; undefined where none is built. */
export function readLiveShell(): LiveShell | undefined {
  const env = readEnvironment();
  if (!isBuilt(env.SHELL_BUILD_DIR)) return undefined;
  Object.assign(process.env, env);
  const config = readShellConfig();
  const bundle: Partial<RenderBundle> = loadRenderBundle(config);
  const { layoutNames: layouts, guardNames: guards } = bundle;
  const { sharedNames } = readShellAssets(config.SHELL_BUILD_DIR);
  return { env, names: layouts && guards && { layouts, guards }, sharedNames };
}

/** Whether the backend answers that a shell would ask. */
export const hasBackend = ({ env }: LiveShell): Promise<boolean> => isBackendReady(env.BACKEND_URL, READY_MS);
