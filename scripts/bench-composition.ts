import { benchComposition } from '../bench/composition/composition-bench.ts';
import { buildBundled } from '../bench/composition/build-bundled.ts';
import { findChromium } from './find-chromium.ts';
import { Supervisor } from './supervisor.ts';

const PORT = 3500;
const BUNDLED_PORT = 3503;
const rounds = Number(process.argv[2] ?? 9);

const env = {
  PORT: String(PORT),
  BACKEND_PORT: String(PORT + 1),
  RELEASE_STORE_PORT: String(PORT + 2),
  SITE_ORIGIN: `http://localhost:${PORT}`,
};
const supervisor = new Supervisor((name) => {
  console.error(`The ${name} does not stay up.`);
  process.exit(1);
});

/** A campus with many estates and one of those, as the site's own suggestion call answers them. */
async function findPages(): Promise<Record<string, string>> {
  const call = async (path: string, body: object) => {
    const response = await fetch(`http://localhost:${PORT}/api/v1/user/${path}`, {
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

try {
  const chromiumPath = await findChromium();
  await supervisor.start({ name: 'bench-site', entry: 'scripts/start.ts', env });
  await buildBundled();
  await supervisor.start({
    name: 'bench-bundled',
    entry: 'bench/composition/bundled-server.ts',
    env: {
      ...env,
      PORT: String(BUNDLED_PORT),
      BACKEND_URL: `http://127.0.0.1:${PORT + 1}`,
      SITE_ORIGIN: `http://localhost:${BUNDLED_PORT}`,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
  });
  await benchComposition({
    federated: `http://localhost:${PORT}`,
    bundled: `http://localhost:${BUNDLED_PORT}`,
    pages: await findPages(),
    rounds,
    chromiumPath,
  });
} finally {
  await supervisor.stop();
}
process.exit(0);
