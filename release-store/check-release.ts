import path from 'node:path';
import { markAsCommonJs } from '@gakumado/build/compile.ts';
import { findOwnClaimFaults } from './claim-faults.ts';
import { RefusedRelease, refuseFaults } from './faults.ts';
import { locateFaults } from './locate-faults.ts';
import type { Release } from './registry.ts';
import { chunkOf, readRouteTable, routesFile } from './route-table.ts';
import type { TableRoute } from './route-table.ts';

/**
 * Reads the routes of a built release. Throws where no server could take it into use, where a page's files are not
 * known by its id, and where its claims are not those of its routes.
 */
export async function checkRelease(
  remote: string,
  dir: string,
  { pages, claims }: Release,
): Promise<TableRoute[]> {
  await markAsCommonJs(path.join(dir, 'node'));
  const file = routesFile(remote);
  const routes = await readRouteTable(remote, dir).catch((error: Error) => {
    throw new RefusedRelease(remote, [{ file, reason: `no server could use it. ${error.message}` }]);
  });
  const withoutChunk = routes.filter(({ id }) => !pages[chunkOf(id)]);
  if (withoutChunk.length > 0)
    throw new RefusedRelease(
      remote,
      locateFaults(
        withoutChunk.map(({ id }) => ({
          file,
          word: id,
          reason: `no chunk is called ${chunkOf(id)}, as the id ${id} says. Give its import() that webpackChunkName.`,
        })),
      ),
    );
  if (claims)
    refuseFaults(
      remote,
      locateFaults(findOwnClaimFaults({ remote, claims, paths: routes.map((route) => route.path) })),
    );
  return routes;
}
