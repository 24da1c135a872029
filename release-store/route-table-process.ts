import { createRequire } from 'node:module';
import path from 'node:path';
import { readRoutes } from '@gakumado/shared/routing';
import type { TableAnswer } from './route-table.ts';

/** Reads the routes of one release and hands them to the process that started this one (route-table.ts). */

/** A container of the module federation, as far as it is used here. */
interface Container {
  init: (shareScope: object) => unknown;
  get: (name: string) => Promise<() => object>;
}

const [remote = '', dir = ''] = process.argv.slice(2);
const say = (answer: TableAnswer) => process.send?.(answer, undefined, undefined, () => process.exit(0));

try {
  const container: Container = createRequire(import.meta.url)(path.join(dir, 'node/remoteEntry.js'));
  await container.init({});
  const exposed = await container.get('./routes');
  const routes = readRoutes(remote, exposed()).map(({ id, path: address, handle }) => ({
    id,
    path: address,
    layout: handle.layout,
    guards: [...(handle.guards ?? [])],
  }));
  say({ routes });
} catch (error) {
  say({ error: describe(error) });
}

/** The message of an error and the first place of the release in its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => line.includes(dir));
  return `${error.name}: ${error.message}${place === undefined ? '' : ` (${place.trim()})`}`;
}
