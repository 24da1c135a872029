import type { FaultyStore } from '@gakumado/release-store/faulty/faulty-store.ts';
import { addMadeUpRelease } from '@gakumado/release-store/faulty/made-up-release.ts';

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

/** Publishes a hand-written release with one page in a test's store, and makes it live unless it is a preview. */
export function publishMadeUp(store: FaultyStore, release: MadeUpRelease): void {
  const { remote, version, path, component = "() => 'made up'", start, previewKeyHash } = release;
  const { handle = "{ layout: 'default' }", page = `{ Component: ${component} }` } = release;
  const routes = [{ id: `${remote}/made-up-page`, path, handle, page }];
  addMadeUpRelease(store, { remote, version, routes, start, previewKeyHash });
  if (release.isPreview) return;
  const registry = store.registry();
  registry.remotes[remote]?.history.push(version);
  store.setRegistry(registry);
  makeLive(store, remote, version);
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
