import type { Release } from '../registry.ts';
import { chunkOf } from '../route-table.ts';
import type { TableRoute } from '../route-table.ts';

/** A release and its routes. */
interface Compared {
  release: Pick<Release, 'pages' | 'shared'>;
  routes: readonly TableRoute[];
}

/** All that a page shows of its own: its files, whose names hold their contents, and its routes. */
const describePage = ({ release, routes }: Compared, name: string) =>
  JSON.stringify([release.pages[name], routes.filter(({ id }) => chunkOf(id) === name)]);

const describeParts = ({ release }: Compared) => JSON.stringify(release.shared.parts);

/**
 * Names of the pages of a release that are not what they are in the live one. All of them where there is no live release,
 * or where it was built with other parts of `shared`.
 */
export function findChangedPages(now: Compared, live: Compared | undefined): Set<string> {
  const names = [...new Set(now.routes.map(({ id }) => chunkOf(id)))];
  const isAnew = !live || describeParts(now) !== describeParts(live);
  return new Set(names.filter((name) => isAnew || describePage(now, name) !== describePage(live, name)));
}
