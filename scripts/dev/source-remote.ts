import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteRelease } from '../../shell/src/base/remote-release.ts';
import type { ServerRemotes } from '../../shell/src/remotes/server-remotes.ts';
import type { RenderableRemote } from '../../shell/src/server/renderable-remote.ts';
import { forgetModules } from './forget-modules.ts';
import { serverDirOf } from './dev-part.ts';
import type { DevPart } from './dev-part.ts';

/** The version of a part from source that pages, lines and the panel of testers name. */
export const SOURCE_VERSION = 'dev';

const entry = 'remoteEntry.js';

/** A remote of the working tree, as a server with the builds of `npm run dev` has it. */
export interface SourceRemote {
  renderable: RenderableRemote;
  release: RemoteRelease;
  /** The build for the server that is in use. */
  serverBuild: number;
  /** Why the last build could not be loaded; the one before stays in use. */
  fault?: unknown;
}

/** Loads the last build of a remote into the server. Without trial and hashes: it is the developer's own. */
export async function loadSourceRemote(
  remotes: ServerRemotes,
  part: DevPart,
  before: SourceRemote | undefined,
): Promise<SourceRemote> {
  const { name, baseUrl, serverBuild, styles } = part;
  const release: RemoteRelease = {
    remote: name,
    version: SOURCE_VERSION,
    baseUrl,
    entry,
    isFromSource: true,
  };
  const assetsOf: RenderableRemote['assetsOf'] = (page) => ({
    styles: (page === undefined ? [] : (styles[page] ?? [])).map((url) => ({ url })),
    scripts: [],
  });
  const toRemote = (routes: RenderableRemote['routes']): SourceRemote => ({
    release,
    serverBuild,
    renderable: { routes, release, assetsOf },
  });
  if (before?.serverBuild === serverBuild) return toRemote(before.renderable.routes);
  const dir = serverDirOf(name);
  forgetModules(dir);
  // Two instances of one name would be one.
  if (before) remotes.unload(before.renderable.routes as never);
  const file = path.join(dir, entry);
  try {
    return toRemote(await remotes.load(name, SOURCE_VERSION, () => createRequire(file)(file)));
  } catch (fault) {
    return { ...toRemote(before?.renderable.routes ?? []), fault };
  }
}
