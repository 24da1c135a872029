import type { FastifyRequest } from 'fastify';
import { fileName } from '../../base/page-texts.ts';
import type { ShellAssets } from '../config.ts';
import { askingOf } from '../picks/request-view.ts';
import type { RequestViews } from '../picks/request-view.ts';
import type { KnownNames } from './read-entries.ts';

interface NameDeps {
  assets: Pick<ShellAssets, 'version' | 'scripts'>;
  views: Pick<RequestViews, 'viewOf'>;
  /** Whether the registry lists a version of a remote. */
  isListed?: (remote: string, version: string) => boolean;
}

/** The names that a browser may report, as its visitor gets the remotes. */
export async function readKnownNames(
  { assets, views, isListed = () => false }: NameDeps,
  request: FastifyRequest,
): Promise<KnownNames> {
  const view = await views.viewOf(askingOf(request), 0);
  const entry = assets.scripts.at(-1);
  return {
    remotes: view.table.remotes,
    isVersion: isListed,
    isRoute: (route) =>
      view.findRemote(route.split('/')[0] ?? '')?.routes.some(({ id }) => id === route) ?? false,
    shell: { version: assets.version, entry: entry === undefined ? undefined : fileName(entry) },
  };
}
