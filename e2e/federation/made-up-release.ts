import { createHash } from 'node:crypto';
import type { FaultyStore } from './faulty-store.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Source of a container with one page. The share scope is `madeUpScope` to its code. */
const containerSource = ({ remote, path, component, page, handle }: MadeUpRelease) => `{
  init(scope) { globalThis.madeUpScope = scope; },
  get: async () => () => ({
    routes: [{
      id: '${remote}/made-up-page',
      path: '${path}',
      handle: ${handle ?? "{ layout: 'default' }"},
      lazy: async () => (${page ?? `{ Component: ${component ?? "() => 'made up'"} }`}),
    }],
  }),
}`;

interface MadeUpRelease {
  remote: string;
  version: string;
  path: string;
  /** Source of a component without JSX; it may return a string or throw. */
  component?: string;
  /** Source of the page's whole module, in place of the component. */
  page?: string;
  /** Source of the route's handle, in place of that of a plain page. */
  handle?: string;
  /** Source that a server runs when it takes the release up. */
  start?: string;
  /** Lists the release only: the live version stays. */
  isPreview?: boolean;
  /** Hash of the key with which everybody sees it. */
  previewKeyHash?: string;
}

/** Publishes a hand-written release in a test's store, hashes and all, and makes it live unless it is a preview. */
export function publishMadeUp(store: FaultyStore, release: MadeUpRelease): void {
  const { remote, version, start = '' } = release;
  const source = containerSource(release);
  const contents: Record<string, string> = {
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
    ...(release.previewKeyHash ? { previewKeyHash: release.previewKeyHash } : {}),
  };
  if (!release.isPreview) {
    entry.history.push(version);
    entry.live = version;
  }
  store.setRegistry(registry);
}

/** Publishes a version again that the store has, as a team does by its command. */
export function publishAgain(store: FaultyStore, remote: string, version: string): void {
  const registry = store.registry();
  const release = registry.remotes[remote]?.releases[version];
  if (release) release.liveAt = new Date().toISOString();
  store.setRegistry(registry);
}

/** Points a remote at another version that the store has. */
export function makeLive(store: FaultyStore, remote: string, version: string): void {
  const registry = store.registry();
  const entry = registry.remotes[remote];
  if (entry) entry.live = version;
  store.setRegistry(registry);
}
