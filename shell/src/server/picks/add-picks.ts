import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseUrl } from '@gakumado/shared/parse-url';
import { SHELL_PREFIX, SITE_MAP_PATH } from '@gakumado/shared/call-prefixes';
import type { ListedRelease } from '../../base/listed-release.ts';
import type { Asset } from '../../base/boot.ts';
import { LIVE_VERSIONS_PATH, PARTS_PATH, PICK_COOKIE, PICK_PARAM } from '../../base/tester-notes.ts';
import { isCall } from '../error-handler.ts';
import type { RenderBundle } from '../render-page.ts';
import { askingOf } from './request-view.ts';
import type { RequestView, RequestViews } from './request-view.ts';

/** How long somebody who asks for a release waits for its trial, in ms: longer than the longest trial. */
const RELEASE_WAIT_MS = 100_000;

interface PickDeps {
  views: RequestViews;
  bundle: Pick<RenderBundle, 'pageNameAt'>;
  /** Origin of the site in addresses. */
  origin: string;
}

/** Files of the page of a remote at a path. */
function pageFiles({ bundle }: PickDeps, view: RequestView, name: string, pathname: string): Asset[] {
  const remote = view.findRemote(name);
  const page = bundle.pageNameAt(remote?.routes ?? [], pathname);
  if (!remote || page === undefined) return [];
  const { styles, scripts } = remote.assetsOf(page);
  return [...styles.map(({ css: _css, ...style }) => style), ...scripts];
}

/** The releases of all remotes with what they claim; the owner of the page at a path has the files of that page. */
function listReleases(deps: PickDeps, view: RequestView, path: string | undefined): ListedRelease[] {
  const { table, findRelease } = view;
  const owner = path === undefined ? undefined : table.ownerOf(path);
  return table.remotes.flatMap((name) => {
    const release = findRelease(name);
    if (!release) return [];
    const segments = table.segmentsOf(name);
    return name === owner && path !== undefined
      ? [{ ...release, segments, pageFiles: pageFiles(deps, view, name, path) }]
      : [{ ...release, segments }];
  });
}

/** Takes the choice out of an address; the rest stays as it was written. */
function withoutChoice(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  const rest = query.split('&').filter((pair) => pair.split('=')[0] !== PICK_PARAM);
  return rest.join('&') === '' ? path : `${path}?${rest.join('&')}`;
}

/** Path and query of a page of this site, from the address that a browser names; only the path of another site counts. */
function pathOf(address = ''): string {
  const url = parseUrl(address);
  return url ? url.pathname.replace(/^\/+/, '/') + url.search : '/';
}

/** Tells browsers which releases of the remotes they get, and lets testers choose them by an address. */
export function addPicks(app: FastifyInstance, deps: PickDeps): void {
  const { views, origin } = deps;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  const lead = (reply: FastifyReply, choice: string, to: string) =>
    reply
      .header(
        'Set-Cookie',
        `${PICK_COOKIE}=${encodeURIComponent(choice)}; ${attributes}${choice === '' ? '; Max-Age=0' : ''}`,
      )
      .header('Cache-Control', 'private, no-store')
      .redirect(to, 302);

  app.addHook<{ Querystring: Record<string, string | string[] | undefined> }>(
    'onRequest',
    async ({ method, url, query, ip }, reply) => {
      const text = query[PICK_PARAM];
      if (method !== 'GET' || text === undefined || isCall(url)) return;
      const choice = views.cookieOf([text].flat().join(','), ip);
      if (choice === undefined) return;
      await lead(reply, choice, withoutChoice(url));
    },
  );

  app.get(LIVE_VERSIONS_PATH, ({ headers }, reply) => lead(reply, '', pathOf(headers.referer)));
  app.get<{ Querystring: { path?: string } }>(`${SHELL_PREFIX}/remotes`, async (request, reply) => {
    const { path } = request.query;
    const view = await views.viewOf(askingOf(request));
    void reply.header('Cache-Control', view.isOwn ? 'private, no-store' : 'no-cache');
    return reply.send(listReleases(deps, view, typeof path === 'string' ? path : undefined));
  });
  app.get(SITE_MAP_PATH, async (request, reply) => {
    const view = await views.viewOf(askingOf(request));
    void reply.header('Cache-Control', view.isOwn ? 'private, no-store' : 'no-cache');
    return reply.send(view.table.siteMap());
  });
  // By name: for pages that were opened before addresses came from the registry, and for commands.
  app.get<{ Params: { remote: string }; Querystring: { path?: string } }>(
    `${SHELL_PREFIX}/remotes/:remote`,
    async (request, reply) => {
      const { remote } = request.params;
      const view = await views.viewOf(askingOf(request), RELEASE_WAIT_MS);
      const release = view.findRelease(remote);
      void reply.header('Cache-Control', view.isOwn ? 'private, no-store' : 'no-cache');
      if (!release) return reply.code(404).send({ message: 'This remote has no release.' });
      const other = view.testers?.notShown.find(({ word }) => word.startsWith(`${remote}@`));
      return reply.send({
        ...release,
        // A browser may start a release that the server has yet to take up.
        serverVersion: view.findRemote(remote)?.release?.version ?? null,
        pageFiles: pageFiles(deps, view, remote, String(request.query.path)),
        ...(other
          ? {
              notShown: {
                version: other.word.slice(remote.length + 1),
                reason: other.cause === undefined ? other.reason : `${other.reason}: ${other.cause}`,
              },
            }
          : {}),
      });
    },
  );
  app.get<{ Querystring: { path?: string } }>(PARTS_PATH, async (request, reply) => {
    const facts = await views.factsOf(askingOf(request), String(request.query.path));
    void reply.header('Cache-Control', 'private, no-store');
    return facts ? reply.send(facts) : reply.code(404).send({ message: 'Nobody may look here.' });
  });
}
