import { matchRoutes } from 'react-router-dom';
import path from 'node:path';
import { remoteNames, rootDir } from '@gakumado/build/roots.ts';
import { findCollisions, findOwnClaimFaults } from '@gakumado/release-store/claim-faults.ts';
import type { RemoteClaims, RemoteRoute } from '@gakumado/shared/routing';
import { siteRoutes } from '../e2e/table/site-routes.ts';
import { layouts } from '../shell/src/layouts/layouts.ts';
import { createSiteTable } from '../shell/src/server/site-table.ts';

const remotes: Record<string, RemoteRoute[]> = {};
const claimsByRemote: Record<string, RemoteClaims> = {};

beforeAll(async () => {
  for (const remote of remoteNames) {
    const ofRemote = (file: string) => path.join(rootDir, remote, 'src', file);
    ({ routes: remotes[remote] } = await import(ofRemote('routes.tsx')));
    ({ claims: claimsByRemote[remote] } = await import(ofRemote('claims.ts')));
  }
});

const claimantOf = (remote: string) => ({
  remote,
  claims: claimsByRemote[remote]!,
  paths: remotes[remote]!.map((route) => route.path),
});

/** The owner and the route of an address, by the claims of the remotes and their routes. */
function findPage(address: string) {
  const { pathname } = new URL(address, 'http://localhost');
  const owner = createSiteTable(remoteNames.map(claimantOf)).ownerOf(pathname);
  const match = owner === undefined ? undefined : matchRoutes(remotes[owner] ?? [], pathname)?.at(-1);
  return { owner: owner ?? 'shell', route: match?.route };
}

test.each(remoteNames)('%s claims its routes and nothing of others', (remote) => {
  const others = remoteNames
    .filter((name) => name !== remote)
    .map(claimantOf)
    .map(({ remote: name, claims, paths }) => ({ remote: name, segments: claims.segments, paths }));
  expect(findOwnClaimFaults(claimantOf(remote))).toEqual([]);
  expect(findCollisions(claimantOf(remote), others)).toEqual([]);
});

/** Guards that keep more of the parameters than the table asks for. */
const more = new Set<string>(['prefSlug', 'range']);

test('the table names each route once, and every layout is used', () => {
  expect(new Set(siteRoutes.map(({ route }) => route)).size).toBe(siteRoutes.length);
  expect([...new Set(siteRoutes.map(({ layout }) => layout))].sort()).toEqual(Object.keys(layouts).sort());
});

test.each(siteRoutes.map((route) => [route.route || '(home)', route] as const))(
  '%s is answered by its owner, in its layout, behind its guards',
  (_name, { route, example, layout, guards, owner }) => {
    const page = findPage(example);
    expect(page.owner).toBe(owner);
    if (owner === 'shell') return;
    expect(page.route?.handle.layout).toBe(layout);
    const named = (page.route?.handle.guards ?? []).filter((name: string) => !more.has(name));
    expect(named).toEqual(guards);
    // A page with parameters of its own, and no other that happens to match.
    if (route.includes(':')) expect(page.route?.path).toBe(`/${route}`);
  },
);

test.each([
  ['/view/contact/', 'mf-member', '/view/contact'],
  ['/search/school/keyword/000/', 'mf-search', '/search/school/keyword/000'],
  ['/search/transit/000/', 'mf-search', '/search/transit/000'],
  ['/topic/preview/12/', 'mf-content', '/topic/preview/:id'],
  ['/topic/newopen_preview/12/', 'mf-content', '/topic/newopen_preview/:id'],
  ['/event/rakusearch/s_videocall/', 'mf-content', '/event/rakusearch/s_videocall'],
  ['/store/keyword/', 'mf-content', '/store/keyword'],
  ['/mailform/web_soudankai/', 'mf-member', '/mailform/web_soudankai'],
  ['/mailform/matomete/roomorder/', 'mf-member', '/mailform/matomete/roomorder'],
  ['/search/range/35.7/139.7/3/404/', 'mf-search', '/search/range/:lat?/:lon?/:dis?/404'],
  ['/search/range/3/', 'mf-search', '/search/range/:lat?/:lon?/:dis'],
  ['/search/area/result/', 'mf-search', '/search/area/:pref_id?/result'],
])('%s: the fixed part wins over a parameter', (address, owner, path) => {
  expect(findPage(address)).toMatchObject({ owner, route: { path } });
});

test('the station page is exempt from the check of its parameters', () => {
  expect(findPage('/search/transit/anything/x/').route?.handle.guards ?? []).toEqual([]);
});

test.each(['/nothing/', '/404/', '/mypag/'])('%s is nobody’s page', (address) => {
  expect(findPage(address)).toEqual({ owner: 'shell', route: undefined });
});

test('no remote has routes that the table does not know', () => {
  const known = new Set(siteRoutes.map(({ example }) => findPage(example).route?.id));
  const unknown = Object.values(remotes)
    .flat()
    .filter(({ id }) => !known.has(id));
  expect(unknown.map(({ path }) => path)).toEqual([]);
});
