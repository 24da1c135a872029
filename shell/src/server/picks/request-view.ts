import type { FastifyRequest } from 'fastify';
import type { PageFacts, PartFacts, TesterNotes } from '../../base/tester-notes.ts';
import { PICK_COOKIE } from '../../base/tester-notes.ts';
import type { RemoteRelease } from '../../base/remote-release.ts';
import type { RemoteClaims } from '@gakumado/shared/claims';
import { readRequestCookie } from '@gakumado/shared/cookies';
import type { ShellAssets } from '../config.ts';
import { createKeptTable, createSiteTable, knownClaims } from '../site-table.ts';
import type { SiteTable } from '../site-table.ts';
import { browserRelease, ownPartsOf, renderableRemote } from '../renderable-remote.ts';
import type { RenderableRemote } from '../renderable-remote.ts';
import type { LiveRemote } from '../take-ups/take-up-release.ts';
import { formatAskedRemotes, parseAskedRemotes } from './asked-remotes.ts';
import type { AskedRemote } from './asked-remotes.ts';
import type { PickedRemotes } from './picked-remotes.ts';
import type { Testers } from './testers.ts';

/** How long a page waits for the trial of a version that somebody asks for, in ms. */
const PAGE_WAIT_MS = 20_000;

/** The remotes as one visitor gets them. */
export interface RequestView {
  /** The claims of the versions that the visitor gets. */
  table: SiteTable;
  findRemote: (name: string) => RenderableRemote | undefined;
  /** The release of a remote that a browser shall load when it first needs it. */
  findRelease: (name: string) => RemoteRelease | undefined;
  /** Absent for a visitor who chooses nothing and may not. */
  testers?: TesterNotes | undefined;
  /** Others get other versions, or may not look into the page. */
  isOwn: boolean;
}

/** The visitor behind a request. */
export interface Asking {
  ip: string;
  cookie: string | undefined;
}

export const askingOf = ({ ip, headers }: FastifyRequest): Asking => ({ ip, cookie: headers.cookie });

/** Finds the versions that requests get. */
export interface RequestViews {
  /** A view for one request. Trials of versions that nobody asked for before are waited for `waitMs`. */
  viewOf: (asking: Asking, waitMs?: number) => Promise<RequestView>;
  /** Facts about the parts of the site and the owner of a page, for a visitor who may look into pages. */
  factsOf: (asking: Asking, pathname: string) => Promise<PageFacts | undefined>;
  /** The choice of an address as a cookie keeps it; undefined where it is none that the visitor may make. */
  cookieOf: (text: string, ip: string) => string | undefined;
}

/** Views of a server whose visitors all get the same remotes. */
export const fixedViews = (
  view: Pick<RequestView, 'table' | 'findRemote' | 'findRelease'>,
): RequestViews => ({
  viewOf: async () => ({ ...view, isOwn: false }),
  factsOf: async () => undefined,
  cookieOf: () => undefined,
});

interface Options extends Testers {
  live: {
    names: () => readonly string[];
    current: (remote: string) => LiveRemote | undefined;
    registered: (remote: string) => Pick<LiveRemote, 'version' | 'release'> | undefined;
  };
  picked: PickedRemotes;
  assets: ShellAssets;
  publicUrl: string;
  /** Claims of remotes that come from no release. */
  readSourceClaims?: () => Promise<ReadonlyMap<string, RemoteClaims>>;
}

/** Finds the versions that a request gets: the live ones, or those that it may choose and does. */
export function createRequestViews({
  live,
  picked,
  isTester,
  isOpen,
  assets,
  publicUrl,
  readSourceClaims = async () => new Map(),
}: Options): RequestViews {
  const isAllowed = (asked: AskedRemote, ip: string) => isTester(ip) || picked.hasKey(asked);

  /** The choice in a text that a visitor may make, and the words of a tester that are none. */
  const readChoice = (text: string, ip: string) => {
    const words = parseAskedRemotes(text);
    const asked = words.flatMap((one) => ('remote' in one && isAllowed(one, ip) ? [one] : []));
    const unreadable = words.flatMap((one) => ('word' in one && isTester(ip) ? [one.word] : []));
    return { asked, unreadable };
  };

  /** A release is the same for every request. */
  const renderables = new WeakMap<LiveRemote, RenderableRemote>();
  const toRenderable = (one: LiveRemote): RenderableRemote => {
    const renderable = renderables.get(one) ?? renderableRemote(one, publicUrl, assets);
    renderables.set(one, renderable);
    return renderable;
  };

  const findLiveRelease = (name: string) => {
    // The verified releases of this server, before those that are only registered.
    const one = live.current(name) ?? live.registered(name);
    return one && browserRelease(publicUrl, { remote: name, version: one.version, release: one.release });
  };

  /** Most visitors choose nothing, so their table changes with a release alone. */
  const liveTable = createKeptTable();

  /** The versions that were chosen come first: what they claim is theirs. */
  const tableWith = async (chosen: ReadonlyMap<string, LiveRemote>): Promise<SiteTable> => {
    const sources = await readSourceClaims();
    const names = [...new Set([...chosen.keys(), ...sources.keys(), ...live.names()])];
    const parts = names.map((remote) => {
      if (sources.has(remote)) return { remote, claims: sources.get(remote) };
      const loaded = chosen.get(remote) ?? live.current(remote);
      const { release } = loaded ?? live.registered(remote) ?? {};
      return { remote, claims: release && knownClaims(remote, release, loaded?.routes) };
    });
    return chosen.size > 0 ? createSiteTable(parts) : liveTable(parts);
  };

  const choose = async ({ ip, cookie }: Asking, waitMs: number) => {
    const text = readRequestCookie(cookie ?? null, PICK_COOKIE) ?? '';
    const { asked, unreadable } = readChoice(text, ip);
    const results = await Promise.all(
      asked.map(async (one) => ({ one, result: await picked.pick(one, waitMs) })),
    );
    const chosen = new Map(
      results.flatMap(({ one, result }) => ('routes' in result ? [[one.remote, result] as const] : [])),
    );
    const notShown = results.flatMap(({ one, result }) =>
      'routes' in result ? [] : [{ word: `${one.remote}@${one.version}`, ...result }],
    );
    const unknown = unreadable.map((word) => ({ word, reason: 'unreadable' as const }));
    return { chosen, notShown: [...notShown, ...unknown] };
  };

  const viewOf = async (asking: Asking, waitMs = PAGE_WAIT_MS): Promise<RequestView> => {
    const { chosen, notShown } = await choose(asking, waitMs);
    const picks = [...chosen.values()].map(({ remote, version }) => ({ remote, version }));
    const hasChoice = picks.length + notShown.length > 0;
    return {
      table: await tableWith(chosen),
      findRemote: (name) => {
        const one = chosen.get(name) ?? live.current(name);
        return one && toRenderable(one);
      },
      findRelease: (name) => {
        const one = chosen.get(name);
        return one ? browserRelease(publicUrl, one) : findLiveRelease(name);
      },
      ...(hasChoice || isTester(asking.ip) ? { testers: { picked: picks, notShown } } : {}),
      isOwn: hasChoice || (!isOpen && isTester(asking.ip)),
    };
  };

  const factsOf = async (asking: Asking, pathname: string): Promise<PageFacts | undefined> => {
    const { chosen, notShown } = await choose(asking, 0);
    if (!isTester(asking.ip) && chosen.size + notShown.length === 0) return undefined;
    const table = await tableWith(chosen);
    const factsOfRemote = (name: string): PartFacts => {
      const one = chosen.get(name) ?? live.current(name);
      const release = one?.release;
      return {
        name,
        version: one?.version,
        isPicked: chosen.has(name),
        publishedAt: release?.publishedAt,
        source: release?.source,
        ownParts: release ? ownPartsOf(release, assets) : [],
        baseUrl: `${publicUrl}/${name}/`,
      };
    };
    return {
      shell: {
        name: 'shell',
        version: assets.version,
        isPicked: false,
        publishedAt: assets.builtAt,
        source: assets.source,
        ownParts: [],
        baseUrl: '/assets/',
      },
      remotes: table.remotes.map(factsOfRemote),
      owner: table.ownerOf(pathname),
    };
  };

  const cookieOf = (text: string, ip: string): string | undefined => {
    if (text.trim() === '') return '';
    const { asked, unreadable } = readChoice(text, ip);
    const words = [...asked.map((one) => formatAskedRemotes([one])), ...unreadable];
    return words.length > 0 ? words.join(',') : undefined;
  };

  return { viewOf, factsOf, cookieOf };
}
