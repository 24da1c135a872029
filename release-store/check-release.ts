import { createRequire } from 'node:module';
import path from 'node:path';
import { markAsCommonJs } from '@gakumado/build/compile.ts';
import { readRoutes } from '@gakumado/shared/routing';
import type { Release } from './registry.ts';

const require = createRequire(import.meta.url);

/** A container of the module federation, as far as it is used here. */
interface Container {
  init: (shareScope: object) => unknown;
  get: (name: string) => Promise<() => object>;
}

/**
 * Loads the routes of a built release as a server does, with the libraries that it brings along. Throws where no
 * server could take it into use, and where a page's files are not known by its id.
 */
export async function checkRelease(remote: string, dir: string, { pages }: Release): Promise<void> {
  await markAsCommonJs(path.join(dir, 'node'));
  try {
    const container: Container = require(path.join(dir, 'node/remoteEntry.js'));
    await container.init({});
    const exposed = await container.get('./routes');
    for (const { id } of readRoutes(remote, exposed())) {
      const chunk = id.split('/').at(-1) ?? '';
      if (!pages[chunk]) throw new Error(`no chunk is called ${chunk}, as the id ${id} says`);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.stack : String(error);
    throw new Error(`${remote} is not published, no server could use it. ${reason}`, { cause: error });
  }
}
