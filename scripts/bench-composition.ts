import { benchComposition } from '../bench/composition/composition-bench.ts';
import { buildBundled } from '../bench/composition/build-bundled.ts';
import { benchSite, startBenchSite } from './bench-site.ts';
import { findChromium } from './find-chromium.ts';

const BUNDLED_PORT = 3503;
const rounds = Number(process.argv[2] ?? 9);

/** A campus with many estates and one of those, as the site's own suggestion call answers them. */
async function findPages(): Promise<Record<string, string>> {
  const call = async (path: string, body: object) => {
    const response = await fetch(`${benchSite.origin}/api/v1/user/${path}`, {
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
  return {
    home: '/',
    'campus results': results,
    'campus map': `${results}?view=map`,
    estate: `/view/${estate['estate_id']}/`,
  };
}

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
  await benchComposition({
    federated: benchSite.origin,
    bundled: `http://localhost:${BUNDLED_PORT}`,
    pages: await findPages(),
    rounds,
    chromiumPath,
  });
} finally {
  await supervisor.stop();
}
process.exit(0);
