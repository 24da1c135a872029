import type { Registry } from '@gakumado/release-store/registry.ts';
import { readReleaseRoutes } from '@gakumado/release-store/read-release-routes.ts';
import type { TableRoute } from '@gakumado/release-store/route-table.ts';
import type { ReleaseStore } from '@gakumado/release-store/stores/release-store.ts';

/** The routes of the live release of a remote. */
export async function readLiveRoutes(
  releases: ReleaseStore,
  remote: string,
  { remotes }: Registry,
): Promise<TableRoute[]> {
  const entry = remotes[remote];
  const release = entry?.releases[entry.live];
  if (!entry || !release) throw new Error(`${remote} has no release in ${releases.place}.`);
  return readReleaseRoutes(releases, remote, entry.live, release);
}
