import { createHash } from 'node:crypto';
import type { FaultyStore } from './faulty-store.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Source of a container with one page at `path`; `component` is the source of its React component. */
const containerSource = (remote: string, path: string, component: string) => `{
  init() {},
  get: async () => () => ({
    routes: [{
      id: '${remote}/made-up-page',
      path: '${path}',
      handle: { layout: 'default' },
      lazy: async () => ({ Component: ${component} }),
    }],
  }),
}`;

interface MadeUpRelease {
  remote: string;
  version: string;
  path: string;
  /** Source of a component without JSX; it may return a string or throw. */
  component: string;
  /** Source that a server runs when it takes the release up. */
  start?: string;
}

/** Publishes a hand-written release in a test's store, hashes and all, and makes it live. */
export function publishMadeUp(store: FaultyStore, release: MadeUpRelease): void {
  const { remote, version, path, component, start = '' } = release;
  const source = containerSource(remote, path, component);
  const contents: Record<string, string> = {
    'web/remoteEntry.js': `var ${remote.replaceAll('-', '_')} = ${source};`,
    'node/remoteEntry.js': `${start}\nmodule.exports = ${source};`,
  };
  for (const [file, text] of Object.entries(contents)) store.addFile(`${remote}/${version}/${file}`, text);
  const registry = store.registry();
  const entry = registry.remotes[remote];
  if (!entry) throw new Error(`the store has no ${remote}`);
  entry.releases[version] = {
    publishedAt: '2026-01-01T00:00:00Z',
    files: Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, hashOf(text)])),
    pages: { routes: { scripts: [], styles: [] } },
    shared: { version: '0.0.0', styles: [] },
  };
  entry.history.push(version);
  entry.live = version;
  store.setRegistry(registry);
}

/** Points a remote at another version that the store has. */
export function makeLive(store: FaultyStore, remote: string, version: string): void {
  const registry = store.registry();
  const entry = registry.remotes[remote];
  if (entry) entry.live = version;
  store.setRegistry(registry);
}
