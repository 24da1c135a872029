import type { Release } from './registry.ts';
import { readRouteTable } from './route-table.ts';
import type { TableRoute } from './route-table.ts';
import type { ReleaseStore } from './stores/release-store.ts';

/** The routes of a release in a store. Throws where no server could use it. */
export async function readReleaseRoutes(
  store: Pick<ReleaseStore, 'openRelease'>,
  remote: string,
  version: string,
  release: Release,
): Promise<TableRoute[]> {
  const { dir, close } = await store.openRelease(remote, version, release);
  try {
    return await readRouteTable(remote, dir);
  } finally {
    await close();
  }
}
