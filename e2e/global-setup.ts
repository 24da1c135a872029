import { startSite } from './site.ts';

/** Starts the whole site once, as `npm start` does, with a database and releases of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL']) return async () => {};
  const site = await startSite();
  return () => site.stop();
}
