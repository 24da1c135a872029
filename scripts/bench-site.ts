import { readPort } from '@gakumado/build/process.ts';
import { Supervisor } from './supervisor.ts';

/** This port and the two after it. */
const PORT = readPort('PORT', 3500);

/** Where the measured site answers, and the environment it is started with. */
export const benchSite = {
  origin: `http://localhost:${PORT}`,
  env: {
    PORT: String(PORT),
    BACKEND_PORT: String(PORT + 1),
    RELEASE_STORE_PORT: String(PORT + 2),
    SITE_ORIGIN: `http://localhost:${PORT}`,
    MAP_TILES_URL: 'off',
    // Pages as visitors of a site on the internet get them.
    TESTERS: '',
  },
};

/** Starts the whole site for a measurement, with variables of its own; stopping is the caller's. */
export async function startBenchSite(env: Record<string, string> = {}): Promise<Supervisor> {
  const supervisor = new Supervisor();
  await supervisor.start({
    name: 'bench-site',
    entry: 'scripts/start.ts',
    env: { ...benchSite.env, ...env },
  });
  return supervisor;
}
