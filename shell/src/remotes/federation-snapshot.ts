import helpers from '@module-federation/runtime/helpers';
import { fileName, readPageAssets } from '../base/page-texts.ts';
import { federationName } from '../base/remote-release.ts';
import type { RemoteRelease } from '../base/remote-release.ts';
import type { ShareScope } from './browser-remotes.ts';

/** Name of the shell in the federation. */
const HOST = 'shell';

const NO_FILES = { js: { async: [], sync: [] }, css: { async: [], sync: [] } };
const NO_TYPES = { buildVersion: '', remoteTypes: '', remoteTypesZip: '' };

/** The modules that one of the federation brought into the share scope. */
const broughtBy = (name: string, shareScope: ShareScope) =>
  Object.entries(shareScope).flatMap(([sharedName, versions]) =>
    Object.entries(versions)
      .filter(([, { from }]) => from === name)
      .map(([version]) => ({ sharedName, version, assets: NO_FILES })),
  );

/** The devtools' list of shared modules says "not loaded" of what is not exactly `true`; webpack notes a 1. */
function describeShared(shareScope: ShareScope): void {
  for (const versions of Object.values(shareScope))
    for (const [version, module] of Object.entries(versions)) {
      module.version ??= version;
      if (module.loaded) module.loaded = true;
    }
}

/**
 * Adds a release that has started to `__FEDERATION__.moduleInfo`, from which the devtools of module federation draw their
 * graph: the shell, its remotes with their versions, and what each exposes and shares. The runtime writes that
 * itself only for remotes with a manifest of its own, which ours have not.
 */
export function noteInSnapshot(
  { remote, version, baseUrl, entry }: RemoteRelease,
  shareScope: ShareScope,
): void {
  describeShared(shareScope);
  const name = federationName(remote);
  const { addGlobalSnapshot, getGlobalSnapshot } = helpers.global;
  const host = getGlobalSnapshot()[HOST];
  const known = host && 'remotesInfo' in host ? host.remotesInfo : {};
  const script = readPageAssets().scripts.at(-1)?.url;
  addGlobalSnapshot({
    [HOST]: {
      ...NO_TYPES,
      version: script === undefined ? HOST : fileName(script),
      consumerList: [],
      remotesInfo: { ...known, [name]: { matchedVersion: version } },
      shared: broughtBy(HOST, shareScope),
    },
    [`${name}:${version}`]: {
      ...NO_TYPES,
      version,
      publicPath: baseUrl,
      remoteEntry: new URL(baseUrl + entry, document.baseURI).href,
      remoteEntryType: 'global',
      globalName: name,
      modules: [{ moduleName: 'routes', modulePath: './routes', assets: NO_FILES }],
      remotesInfo: {},
      shared: broughtBy(name, shareScope),
    },
  });
}
