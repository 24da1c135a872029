import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listen, stopWithParent } from '@gakumado/build/process.ts';
import { configureApi, configureContent } from '@gakumado/shared/api';
import { buildShellApp } from './app.ts';
import { contentUrl, ownContentUrl, readShellAssets, readShellConfig } from './config.ts';
import { describeError } from './failure-log.ts';
import { followRegistry } from './live-remotes.ts';
import { outliveStrayErrors } from './outlive-stray-errors.ts';
import { removeOldMirrors } from './release-mirror.ts';
import { followMapTiles } from './map-tiles.ts';
import { followFrame } from './follow-frame.ts';
import type { RenderBundle } from './render-page.ts';
import { browserRelease, renderableRemote } from './renderable-remote.ts';

/** Limit of one call while a page is rendered, in ms: a part of a page fails before the page does. */
const CALL_TIMEOUT_MS = 1_300;
/** Limit of the calls for the texts of one page, of which some wait for others, in ms: below that of a page's loaders. */
const TEXTS_TIMEOUT_MS = 1_600;

const config = readShellConfig();
const bundle: RenderBundle = createRequire(import.meta.url)(
  path.join(config.SHELL_BUILD_DIR, 'node/render.cjs'),
);
const api = { origin: config.BACKEND_URL, accessKey: config.ACCESS_KEYS[0] };
bundle.configureApi({ ...api, timeoutMs: CALL_TIMEOUT_MS });
const content = {
  baseUrl: contentUrl(config),
  formsBaseUrl: ownContentUrl(config),
  apiKey: config.CONTENT_API_KEY,
};
bundle.configureContent({ ...content, timeoutMs: CALL_TIMEOUT_MS, pageTimeoutMs: TEXTS_TIMEOUT_MS });
// The server's own calls (sitemaps), for which nobody waits in front of a page.
configureApi(api);
configureContent(content);

const mirror = {
  storeUrl: config.RELEASE_STORE_URL,
  dir: path.join(config.VAR_DIR, `mirror-${process.pid}`),
};
await removeOldMirrors(config.VAR_DIR);
const log = {
  info: (details: object, text: string) => console.log(JSON.stringify({ ...details, text })),
  warn: (details: object, text: string) => console.warn(JSON.stringify({ ...details, text })),
  error: (details: object, text: string) => console.error(JSON.stringify({ ...details, text })),
};
let isUp = false;
outliveStrayErrors({ logError: log.error, isUp: () => isUp });
const remotes = await followRegistry(mirror, bundle.createServerRemotes(), log);
const assets = readShellAssets(config.SHELL_BUILD_DIR);
const { RELEASE_PUBLIC_URL } = config;
const app = await buildShellApp({
  config,
  assets,
  bundle,
  readFrame: followFrame(),
  readMapTiles: followMapTiles(config),
  logFailure: (failure, error) => log.error({ ...failure, ...describeError(error) }, 'a page failed'),
  findRemote: (name) => {
    const live = remotes.current(name);
    return live && renderableRemote(live, RELEASE_PUBLIC_URL, assets.sharedVersions);
  },
  findRelease: (name) => {
    // The verified releases of this server, before those that are only registered.
    const live = remotes.current(name) ?? remotes.registered(name);
    return (
      live &&
      browserRelease(RELEASE_PUBLIC_URL, { remote: name, version: live.version, release: live.release })
    );
  },
});

stopWithParent(async () => {
  remotes.stop();
  await app.close();
  await rm(mirror.dir, { recursive: true, force: true });
});
await listen(app, {
  name: 'shell',
  variable: 'PORT',
  fallback: 3000,
  host: process.env['HOST'] ?? '0.0.0.0',
});
isUp = true;
