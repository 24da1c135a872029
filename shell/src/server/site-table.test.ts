import { createKeptTable, createSiteTable, knownClaims } from './site-table.ts';

const part = (remote: string, segments: string[], sitemap: object[] = []) => ({
  remote,
  claims: { name: remote, segments, sitemap: sitemap as never },
});

test('the longest claim wins, and the home page is the one without segments', () => {
  const { ownerOf } = createSiteTable([
    part('mf-a', ['', 'pr', 'view']),
    part('mf-b', ['pr/it_id/inquiry', 'view/contact']),
  ]);
  expect(['/', '/pr/it_id/', '/pr/it_id/inquiry/', '/view/1/', '/view/contact/x/'].map(ownerOf)).toEqual([
    'mf-a',
    'mf-a',
    'mf-b',
    'mf-a',
    'mf-b',
  ]);
  expect(['/nothing/', '/404/', '/views/'].map(ownerOf)).toEqual([undefined, undefined, undefined]);
});

test('of two that claim the same the earlier one has it', () => {
  const table = createSiteTable([part('mf-b', ['x']), part('mf-a', ['x', 'y'])]);
  expect(table.ownerOf('/x/')).toBe('mf-b');
  expect(table.segmentsOf('mf-a')).toEqual(['y']);
  expect(table.remotes).toEqual(['mf-a', 'mf-b']);
});

test('an address that nobody claims is that of a remote of which nothing is known', () => {
  const { ownerOf } = createSiteTable([part('mf-a', ['x']), { remote: 'mf-b' }]);
  expect(['/x/', '/y/', '/404/', '/api/'].map(ownerOf)).toEqual(['mf-a', 'mf-b', undefined, undefined]);
});

test('pages are listed for search engines, and with a label for visitors', () => {
  const table = createSiteTable([
    part(
      'mf-b',
      ['b'],
      [
        { path: '/b/', label: 'B' },
        { path: '/b/login/', label: 'L', isUnlisted: true },
      ],
    ),
    part('mf-a', ['a'], [{ path: '/a/' }]),
  ]);
  expect(table.listedPages()).toEqual(['/a/', '/b/']);
  expect(table.siteMap().map(({ remote, pages }) => [remote, pages.length])).toEqual([['mf-b', 2]]);
});

test('a release from before claims owns what its routes begin with', () => {
  const routes = ['/', '/view/:id', '/search/area/:pref_id?/result', '/pr/it_id/inquiry/done'];
  const claims = knownClaims(
    'mf-a',
    {},
    routes.map((path) => ({ path })),
  );
  expect(claims).toEqual({
    name: 'mf-a',
    segments: ['', 'view', 'search/area', 'pr/it_id/inquiry'],
    sitemap: [],
  });
  expect(knownClaims('mf-a', {})).toBeUndefined();
});

test('a kept table is made anew when a remote comes, goes, or claims something else', () => {
  const tableOf = createKeptTable();
  expect(tableOf([]).remotes).toEqual([]);
  const [a, b] = [part('mf-a', ['x']), part('mf-b', ['y'])];
  const before = tableOf([a, b]);
  expect(before.ownerOf('/y/')).toBe('mf-b');
  expect(tableOf([{ ...a }, { ...b }])).toBe(before);
  expect(tableOf([a, part('mf-b', ['z'])]).ownerOf('/y/')).toBeUndefined();
  expect(tableOf([a, { remote: 'mf-b' }]).ownerOf('/y/')).toBe('mf-b');
  expect(tableOf([a]).remotes).toEqual(['mf-a']);
  expect(tableOf([a, b]).ownerOf('/y/')).toBe('mf-b');
});
