import fastifyStatic from '@fastify/static';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '@gakumado/build/process.ts';
import { emptyFrame } from '../../base/frame-content.ts';
import { buildShellApp } from '../app.ts';
import { readShellAssets, readShellConfig } from '../config.ts';
import { loadRenderBundle } from '../configure-calls.ts';
import { toInlineStyle } from '../inline-styles.ts';
import { fixedViews } from '../picks/request-view.ts';
import { outliveStrayErrors } from '../outlive-stray-errors.ts';
import { createSiteTable, knownClaims } from '../site-table.ts';
import { browserRelease, renderableRemote } from '../renderable-remote.ts';
import { findExamples } from './example-addresses.ts';
import type { RehearsalReady, RehearsalTask } from './rehearsal.ts';

/** Prefix of the files of the release that is rehearsed. */
const FILES_PREFIX = '/_rehearsal';

const require = createRequire(import.meta.url);

async function readStyles({ dir, release }: RehearsalTask): Promise<Map<string, string>> {
  const files = Object.keys(release.files).filter((file) => /^web\/.*\.css$/.test(file));
  const texts = files.map(async (file) => {
    const css = toInlineStyle(await readFile(path.join(dir, file), 'utf8'));
    return css === undefined ? [] : [[file, css] as const];
  });
  return new Map((await Promise.all(texts)).flat());
}

async function rehearse(task: RehearsalTask): Promise<void> {
  const { remote, version, dir, release } = task;
  const port = await freePort();
  const config = {
    ...readShellConfig(),
    SITE_ORIGIN: `http://localhost:${port}`,
    LOG_LEVEL: 'silent' as const,
  };
  const bundle = loadRenderBundle(config);
  const assets = readShellAssets(config.SHELL_BUILD_DIR);
  const readContainer = () => require(path.join(dir, 'node/remoteEntry.js'));
  const routes = await bundle.createServerRemotes().load(remote, version, readContainer);
  const live = { remote, version, release, dir, routes, styles: await readStyles(task) };
  const renderable = renderableRemote(live, FILES_PREFIX, assets);
  const app = await buildShellApp({
    config,
    assets,
    bundle,
    readFrame: () => emptyFrame,
    readMapTiles: () => null,
    logFailure: () => {},
    views: fixedViews({
      table: createSiteTable([{ remote, claims: knownClaims(remote, release, routes) }]),
      findRemote: (name) => (name === remote ? renderable : undefined),
      findRelease: (name) => (name === remote ? browserRelease(FILES_PREFIX, live) : undefined),
    }),
  });
  await app.register(fastifyStatic, {
    root: path.join(dir, 'web'),
    prefix: renderable.release?.baseUrl ?? FILES_PREFIX,
    decorateReply: false,
    preCompressed: true,
  });
  const [examples] = await Promise.all([
    findExamples(routes, release.claims?.sitemap),
    app.listen({ port, host: 'localhost' }),
  ]);
  const pages = [...examples].map(([route, address]) => ({ route, address }));
  const ready: RehearsalReady = { origin: config.SITE_ORIGIN, pages };
  process.send?.(ready);
}

outliveStrayErrors(() => {});
process.on('disconnect', () => process.exit(0));
process.once('message', (task: RehearsalTask) => {
  rehearse(task).catch(() => process.exit(1));
});
