import { watch } from 'node:fs';
import { statelessVersions } from '@gakumado/build/shared-parts.ts';
import { readClaims } from '@gakumado/release-store/read-claims.ts';
import type { RemoteClaims } from '@gakumado/shared/claims';
import { developmentCalls } from '../../shell/src/base/development.ts';
import type { PageFacts, PartFacts } from '../../shell/src/base/tester-notes.ts';
import { loadRenderBundle } from '../../shell/src/server/configure-calls.ts';
import type { ShellAssets, ShellConfig } from '../../shell/src/server/config.ts';
import { followRegistry } from '../../shell/src/server/live-remotes.ts';
import type { LiveRemotes } from '../../shell/src/server/live-remotes.ts';
import { createPickedRemotes } from '../../shell/src/server/picks/picked-remotes.ts';
import type { PickedRemotes } from '../../shell/src/server/picks/picked-remotes.ts';
import { createRequestViews } from '../../shell/src/server/picks/request-view.ts';
import type { RequestViews } from '../../shell/src/server/picks/request-view.ts';
import { testersOf } from '../../shell/src/server/picks/testers.ts';
import type { RenderBundle } from '../../shell/src/server/render-page.ts';
import type { ServerRemotes } from '../../shell/src/remotes/server-remotes.ts';
import { devPartsDir, readDevParts, serverDirOf } from './dev-part.ts';
import type { DevPart } from './dev-part.ts';
import { SHELL } from './dev-builds.ts';
import type { DevTakeUps } from './dev-take-ups.ts';
import { forgetModules } from './forget-modules.ts';
import { SOURCE_VERSION } from '../../shell/src/server/watch/source-part.ts';
import { loadSourceRemote } from './source-remote.ts';
import type { SourceRemote } from './source-remote.ts';

/** A build of the shell with everything that was loaded into it. */
interface Frame {
  serverBuild: number;
  bundle: RenderBundle;
  remotes: ServerRemotes;
  live: LiveRemotes;
  picked: PickedRemotes;
  views: RequestViews;
  sources: Map<string, SourceRemote>;
}

/** The parts of the site, each as its last build or release has it. */
export interface DevParts {
  assets: ShellAssets;
  /** Its functions are those of the last build. */
  bundle: RenderBundle;
  views: RequestViews;
  /** Origins of the files for browsers. */
  origins: string[];
  /** Why pages of a remote, and the frame around them, cannot be rendered as they were built last. */
  faultOf: (remote: string | undefined) => unknown;
  /** Calls `listener` after each build that the server took into use, until the function is called that it answers. */
  onBuilt: (listener: () => void) => () => void;
  stop: () => Promise<void>;
}

/** One line each. */
const warn = ({ about, cause }: { about?: unknown; cause?: unknown }, text: string) =>
  console.warn([text, about, cause].filter((part) => part !== undefined).join(': '));
const log = { info: () => {}, warn, error: warn };

const assetsOf = ({ baseUrl, styles }: DevPart): ShellAssets => ({
  version: SOURCE_VERSION,
  sharedVersions: statelessVersions(),
  scripts: [developmentCalls.start, `${baseUrl}shell-main.js`],
  styles: (styles['main'] ?? []).map((url) => ({ url })),
  parts: {},
});

function readFrame(parts: ReadonlyMap<string, DevPart>): DevPart {
  const frame = parts.get(SHELL);
  if (!frame) throw new Error('no shell is built');
  return frame;
}

/**
 * The claims in the sources of the remotes that are built from them. No build knows of a change there, so they are read anew; those
 * that cannot be read stay as they were.
 */
function createSourceClaims(): () => Promise<ReadonlyMap<string, RemoteClaims>> {
  const known = new Map<string, RemoteClaims>();
  return async () => {
    for (const name of readDevParts().keys()) {
      if (name === SHELL) continue;
      try {
        known.set(name, await readClaims(name));
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
    return known;
  };
}
const readSourceClaims = createSourceClaims();

/** A part from source is of no release, and its files come from its build. */
function withSources(facts: PageFacts, parts: ReadonlyMap<string, DevPart>): PageFacts {
  const describe = (fact: PartFacts): PartFacts => {
    const part = parts.get(fact.name);
    if (!part) return fact;
    const { name, baseUrl } = part;
    return { name, version: SOURCE_VERSION, isPicked: false, ownParts: [], baseUrl };
  };
  return { ...facts, shell: describe(facts.shell), remotes: facts.remotes.map(describe) };
}

/** Loads the last build of the shell, and the releases of the remotes into it. */
async function loadFrame(
  config: ShellConfig,
  takeUps: DevTakeUps,
  { serverBuild }: DevPart,
  assets: ShellAssets,
): Promise<Frame> {
  if (!takeUps.standstills.faultOf(SHELL, serverBuild)) takeUps.standstills.noteLoading(SHELL, serverBuild);
  forgetModules(serverDirOf(SHELL));
  const bundle = loadRenderBundle(config);
  const remotes = bundle.createServerRemotes();
  const tools = { ...takeUps, remotes };
  const sources = readDevParts();
  const live = await followRegistry(tools, log, { isFollowed: (remote) => !sources.has(remote) });
  const picked = createPickedRemotes(tools, { ...live, log });
  const views = createRequestViews({
    live,
    picked,
    assets,
    publicUrl: config.RELEASE_PUBLIC_URL,
    readSourceClaims,
    ...testersOf(config),
  });
  return { serverBuild, bundle, remotes, live, picked, views, sources: new Map() };
}

/** Follows the builds of `npm run dev`. A build that cannot be loaded leaves the one before in use. */
export async function followDevParts(config: ShellConfig, takeUps: DevTakeUps): Promise<DevParts> {
  const listeners = new Set<() => void>();
  const { standstills } = takeUps;
  const first = readDevParts();
  const assets = assetsOf(readFrame(first));
  const origins = [...first.values()].map(({ baseUrl }) => new URL(baseUrl).origin);

  const loadSources = async (frame: Frame, parts: ReadonlyMap<string, DevPart>) => {
    for (const part of parts.values()) {
      if (part.name === SHELL) continue;
      const source = await loadSourceRemote(frame.remotes, part, frame.sources.get(part.name), standstills);
      if (source.fault) console.error(source.fault);
      frame.sources.set(part.name, source);
    }
  };
  const endFrame = ({ live, picked }: Frame) => {
    live.stop();
    picked.stop();
  };

  let frame = await loadFrame(config, takeUps, readFrame(first), assets);
  await loadSources(frame, first);

  const update = async () => {
    const parts = readDevParts();
    const ofShell = readFrame(parts);
    assets.styles = assetsOf(ofShell).styles;
    if (ofShell.serverBuild === frame.serverBuild) await loadSources(frame, parts);
    else {
      const next = await loadFrame(config, takeUps, ofShell, assets);
      await loadSources(next, parts);
      endFrame(frame);
      frame = next;
    }
    for (const listener of listeners) listener();
  };
  /** One after the other. */
  let last: Promise<void> = Promise.resolve();
  const watcher = watch(devPartsDir, (_event, file) => {
    if (!file?.endsWith('.json')) return;
    last = last.then(update).catch((error: unknown) => console.error(error));
  });

  return {
    assets,
    bundle: new Proxy(frame.bundle, { get: (_, name) => Reflect.get(frame.bundle, name) }),
    views: {
      viewOf: async (...asking) => {
        const { views, sources } = frame;
        const view = await views.viewOf(...asking);
        return {
          ...view,
          findRemote: (name) => sources.get(name)?.renderable ?? view.findRemote(name),
          findRelease: (name) => sources.get(name)?.release ?? view.findRelease(name),
        };
      },
      factsOf: async (...asking) => {
        const facts = await frame.views.factsOf(...asking);
        return facts && withSources(facts, readDevParts());
      },
      cookieOf: (...asking) => frame.views.cookieOf(...asking),
    },
    origins,
    faultOf: (remote = '') =>
      standstills.faultOf(SHELL, frame.serverBuild) ?? frame.sources.get(remote)?.fault,
    onBuilt: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: async () => {
      watcher.close();
      await last;
      endFrame(frame);
    },
  };
}
