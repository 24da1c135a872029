import { createHash } from 'node:crypto';
import type { TableRoute } from '../route-table.ts';
import type { FaultyStore } from './faulty-store.ts';

/** A route of a release that nobody built. */
interface MadeUpRoute {
  id: string;
  path: string;
  /** Source of its handle. */
  handle: string;
  /** Source of the module of its page, without JSX. */
  page: string;
}

interface MadeUpRelease {
  remote: string;
  version: string;
  routes: readonly MadeUpRoute[];
  /** Source that a server runs when it takes the release up. */
  start?: string;
  /** Hash of the key with which everybody sees it. */
  previewKeyHash?: string | undefined;
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const routeSource = ({ id, path, handle, page }: MadeUpRoute) =>
  `{ id: ${JSON.stringify(id)}, path: ${JSON.stringify(path)}, handle: ${handle}, lazy: async () => (${page}) }`;

/** Source of a container with the routes. The share scope is `madeUpScope` to their code. */
const containerSource = (routes: readonly MadeUpRoute[]) => `{
  init(scope) { globalThis.madeUpScope = scope; },
  get: async () => () => ({ routes: [${routes.map(routeSource).join(',\n')}] }),
}`;

/** Adds a hand-written release to a store, hashes and all. Another version stays live. */
export function addMadeUpRelease(store: FaultyStore, release: MadeUpRelease): void {
  const { remote, version, routes, start = '', previewKeyHash } = release;
  const source = containerSource(routes);
  const contents = {
    'web/remoteEntry.js': `var ${remote.replaceAll('-', '_')} = ${source};`,
    'node/remoteEntry.js': `${start}\nmodule.exports = ${source};`,
  };
  for (const [file, text] of Object.entries(contents)) store.addFile(`${remote}/${version}/${file}`, text);
  const registry = store.registry();
  const entry = registry.remotes[remote];
  if (!entry) throw new Error(`the store has no ${remote}`);
  entry.releases[version] = {
    publishedAt: new Date().toISOString(),
    files: Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, hashOf(text)])),
    pages: { routes: { scripts: [], styles: [] } },
    shared: { version: '0.0.0', styles: [] },
    ...(previewKeyHash ? { previewKeyHash } : {}),
  };
  store.setRegistry(registry);
}

/** Where the pages of a release throw: for every visitor, or after the server has rendered them. */
type ThrowingPlace = 'everywhere' | 'browser';

/** The trial of a release renders every page in a process of its own. A page that threw there would not come into use. */
const IS_TRIAL = "typeof process === 'object' && process.argv.some((word) => word.includes('trial-process'))";

const THROWS_IN: Record<ThrowingPlace, string> = {
  everywhere: `!(${IS_TRIAL})`,
  browser: "typeof document !== 'undefined'",
};

/** The text of a page that does not throw yet. */
export const MADE_UP_TEXT = 'この版は表示の途中で止まります。';

/** Adds a release with the addresses of a real one, of which every page throws when it is rendered. Answers its version. */
export function addThrowingRelease(
  store: FaultyStore,
  remote: string,
  routes: readonly TableRoute[],
  place: ThrowingPlace,
): string {
  const version = `0.0.0-throwing-${place}`;
  const page = `{ Component: () => {
    if (${THROWS_IN[place]}) throw new Error('made to fail');
    return ${JSON.stringify(MADE_UP_TEXT)};
  } }`;
  const madeUp = routes.map(({ id, path, layout, guards }) => ({
    id,
    path,
    handle: JSON.stringify({ layout, guards }),
    page,
  }));
  addMadeUpRelease(store, { remote, version, routes: madeUp });
  return version;
}
