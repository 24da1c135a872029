import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteRelease } from '../../shell/src/base/remote-release.ts';
import type { ServerRemotes } from '../../shell/src/remotes/server-remotes.ts';
import type { RenderableRemote } from '../../shell/src/server/renderable-remote.ts';
import { SOURCE_VERSION } from '../../shell/src/server/watch/source-part.ts';
import { forgetModules } from './forget-modules.ts';
import { serverDirOf } from './dev-part.ts';
import type { DevPart } from './dev-part.ts';
import type { Standstills } from './standstills.ts';

const entry = 'remoteEntry.js';

/** A remote of the working tree, as a server with the builds of `npm run dev` has it. */
export interface SourceRemote {
  /** Absent where no build could be loaded yet. */
  renderable?: RenderableRemote;
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
  standstills: Standstills,
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
  const keep = (fault: unknown): SourceRemote =>
    before?.renderable ? { ...toRemote(before.renderable.routes), fault } : { release, serverBuild, fault };
  if (before?.serverBuild === serverBuild) return keep(before.fault);
  const standstill = standstills.faultOf(name, serverBuild);
  if (standstill) return keep(standstill);
  standstills.noteLoading(name, serverBuild);
  const dir = serverDirOf(name);
  forgetModules(dir);
  // Two instances of one name would be one.
  if (before?.renderable) remotes.unload(before.renderable.routes as never);
  const file = path.join(dir, entry);
  try {
    return toRemote(await remotes.load(name, SOURCE_VERSION, () => createRequire(file)(file)));
  } catch (fault) {
    return keep(fault);
  }
}
