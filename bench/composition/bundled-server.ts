import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listen, stopWithParent } from '@gakumado/build/process.ts';
import { remoteNames } from '@gakumado/build/roots.ts';
import { configureApi } from '@gakumado/shared/api';
import { buildShellApp } from '../../shell/src/server/app.ts';
import { contentUrl, readShellConfig } from '../../shell/src/server/config.ts';
import { readOwnStyles } from '../../shell/src/server/inline-styles.ts';
import { followFrame } from '../../shell/src/server/follow-frame.ts';
import { createSiteTable, knownClaims } from '../../shell/src/server/site-table.ts';
import { fixedViews } from '../../shell/src/server/picks/request-view.ts';
import type { RenderBundle } from '../../shell/src/server/render-page.ts';
import { bundledDir } from './build-bundled.ts';
import type { BundledFiles } from './build-bundled.ts';

/** The yardstick's server: the shell's own server code around the bundled build. */
const config = { ...readShellConfig(), SHELL_BUILD_DIR: bundledDir };
const files: BundledFiles = JSON.parse(readFileSync(path.join(bundledDir, 'files.json'), 'utf8'));
const bundle: RenderBundle = createRequire(import.meta.url)(path.join(bundledDir, 'node/render.cjs'));
configureApi({ origin: config.BACKEND_URL });
bundle.configureApi({ origin: config.BACKEND_URL });
bundle.configureContent({ baseUrl: contentUrl(config), apiKey: config.CONTENT_API_KEY });

const { load } = bundle.createServerRemotes();
const routes = new Map(
  await Promise.all(remoteNames.map(async (name) => [name, await load(name, '', () => undefined)] as const)),
);
const toAsset = (url: string) => ({ url });
const toStyles = (urls: readonly string[]) => readOwnStyles(path.join(bundledDir, 'web'), urls);
const stylesOfPage = new Map(
  Object.entries(files.pages).map(([page, { styles }]) => [page, toStyles(styles)]),
);

const app = await buildShellApp({
  readFrame: followFrame(),
  readMapTiles: () => null,
  logFailure: (failure, error) => console.error(failure, error),
  config,
  bundle,
  assets: { sharedVersions: {}, parts: {}, scripts: files.scripts, styles: toStyles(files.styles) },
  views: fixedViews({
    table: createSiteTable(
      [...routes].map(([remote, own]) => ({ remote, claims: knownClaims(remote, {}, own) })),
    ),
    findRemote: (name) => ({
      routes: routes.get(name) ?? [],
      assetsOf: (page) => ({
        styles: stylesOfPage.get(page ?? '') ?? [],
        scripts: (files.pages[page ?? '']?.scripts ?? []).map(toAsset),
      }),
    }),
    findRelease: () => undefined,
  }),
});
stopWithParent(() => app.close());
await listen(app, { name: 'bundled site', variable: 'PORT', fallback: 3500, host: '127.0.0.1' });
