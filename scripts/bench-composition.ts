import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { varDir } from '@gakumado/build/roots.ts';
import { remoteVersion } from '@gakumado/build/source-version.ts';
import { setPrevious } from '@gakumado/release-store/live-version.ts';
import { changeRegistry, readRegistry } from '@gakumado/release-store/registry.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { benchComposition } from '../bench/composition/composition-bench.ts';
import type { CompositionOptions } from '../bench/composition/composition-bench.ts';
import { buildBundled } from '../bench/composition/build-bundled.ts';
import { readTakeUpFile, takeUpFile } from '../shell/src/server/take-ups/take-up-file.ts';
import { benchSite, startBenchSite } from './bench-site.ts';
import { findChromium } from './find-chromium.ts';
import { copySite, plant, requirePlace } from './planted-faults/site-copy.ts';

const BUNDLED_PORT = 3503;
/** How often times are measured. Without a number nothing is measured that differs from run to run. */
const rounds = Number(process.argv[2] ?? 0);

const run = promisify(execFile);

/** A campus with many estates and one of those, as the site's own suggestion call answers them. */
async function findPages(): Promise<CompositionOptions['pages']> {
  const call = async (path_: string, body: object) => {
    const response = await fetch(`${benchSite.origin}/api/v1/user/${path_}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, access_key: 'gakumado-web' }),
    });
    const { result } = (await response.json()) as { result: Record<string, number>[] };
    return result[0] ?? {};
  };
  const campus = await call('school/campus/list', { keyword: 'わせだ' });
  const estate = await call('estate/school/list', { school_id: campus['campus_id'] });
  const results = `/search/school/pref_id:${campus['pref_id']}/school_id:${campus['campus_id']}/`;
  const near = 1.02;
  return {
    home: { path: '/', scriptAim: near },
    list: { path: results, scriptAim: near },
    map: { path: `${results}?view=map`, scriptAim: near, hasMap: true },
    estate: { path: `/view/${estate['estate_id']}/`, scriptAim: near },
    questions: { path: '/faq/', scriptAim: 1.05 },
    login: { path: '/login/', scriptAim: 1.05 },
  };
}

/** One word of the page of an estate. */
const word = {
  id: 'one-word',
  file: 'mf-estate/src/pages/view/page-nav.tsx',
  find: "'費用'",
  replace: "'ご費用'",
};

/**
 * Publishes mf-estate with another word, from a copy of the sources, and waits until the site uses it; answers the scripts
 * that are new in the release.
 */
async function releaseOneWord(): Promise<string[]> {
  const copy = path.join(varDir, 'bench/site');
  requirePlace(word);
  copySite(copy);
  plant(copy, [word]);
  const before = await liveVersion();
  await run(process.execPath, [path.join(copy, 'scripts/release.ts'), 'mf-estate'], {
    cwd: copy,
    env: { ...process.env, RELEASE_STORE_DIR: storeDir, VAR_DIR: path.join(copy, 'var') },
  });
  while ((await liveVersion()) === before) await wait(200);
  const { releases = {} } = (await readRegistry(storeDir)).remotes['mf-estate'] ?? {};
  const scriptsOf = (version: string) =>
    Object.keys(releases[version]?.files ?? {}).filter((file) => /^web\/mf-.*\.js$/.test(file));
  const known = scriptsOf(before);
  return scriptsOf(await liveVersion()).filter((file) => !known.includes(file));
}

/** The release of mf-estate that the site uses. */
async function liveVersion(): Promise<string> {
  const answer = await fetch(`${benchSite.origin}/_shell/remotes/mf-estate`);
  return ((await answer.json()) as { version: string }).version;
}

let hasMet = false;
const chromiumPath = await findChromium();
const supervisor = await startBenchSite();
try {
  await buildBundled();
  await supervisor.start({
    name: 'bench-bundled',
    entry: 'bench/composition/bundled-server.ts',
    env: {
      ...benchSite.env,
      PORT: String(BUNDLED_PORT),
      BACKEND_URL: `http://127.0.0.1:${benchSite.env.BACKEND_PORT}`,
      SITE_ORIGIN: `http://localhost:${BUNDLED_PORT}`,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
  });
  hasMet = await benchComposition({
    federated: benchSite.origin,
    bundled: `http://localhost:${BUNDLED_PORT}`,
    pages: await findPages(),
    releaseOneWord,
    rounds,
    shellPid: readTakeUpFile(takeUpFile(varDir, Number(benchSite.env.PORT))).pid || undefined,
    chromiumPath,
  });
} finally {
  const isOther = (await readRegistry(storeDir)).remotes['mf-estate']?.live !== remoteVersion('mf-estate');
  if (isOther) await changeRegistry(storeDir, (registry) => setPrevious(registry, 'mf-estate'));
  await supervisor.stop();
}
process.exit(hasMet ? 0 : 1);
