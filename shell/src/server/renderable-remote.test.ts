import type { Release } from '@gakumado/release-store/registry.ts';
import { browserRelease, renderableRemote } from './renderable-remote.ts';

const CORE = 'web/mf-search-shared-ui-core.css';
const CAROUSEL = 'web/mf-search-shared-ui-carousel.css';

/** The shell's own files of the part that only some pages use. */
const shellFiles = {
  'ui/carousel': { scripts: ['/assets/carousel.js'], styles: [{ url: '/assets/carousel.css' }] },
};

/** Files of a page, for a shell with these versions. `used` are the parts that it uses of those that only some do. */
function filesFor(shared: Release['shared'], versions: Record<string, string>, used?: string[]) {
  const release: Release = {
    publishedAt: '2026-01-01T00:00:00Z',
    files: {},
    pages: { 'home-page': { scripts: [], styles: ['web/home-page.css'], parts: used } },
    shared,
  };
  const live = { remote: 'mf-search', version: '1', release, routes: [], dir: '', styles: new Map() };
  const shell = { sharedVersions: versions, parts: shellFiles };
  const { styles, scripts } = renderableRemote(live, '', shell).assetsOf('home-page');
  const names = (files: { url: string }[]) => files.map(({ url }) => url.replace('/mf-search/1/', ''));
  return { styles: names(styles), scripts: names(scripts) };
}

const stylesFor = (...args: Parameters<typeof filesFor>) => filesFor(...args).styles;

const parts = {
  'ui/core': { version: '1.1.1', styles: [CORE] },
  'ui/carousel': { version: '1.2.2', styles: [CAROUSEL] },
};
const shared = { version: 'parts', styles: [CORE, CAROUSEL], parts };

test('a page has the styles of the parts that the remote brings itself, before its own', () => {
  expect(stylesFor(shared, { 'ui/core': '1.1.1', 'ui/carousel': '1.2.2' }, [])).toEqual([
    'web/home-page.css',
  ]);
  expect(stylesFor(shared, { 'ui/core': '1.9.9', 'ui/carousel': '1.2.2' }, [])).toEqual([
    CORE,
    'web/home-page.css',
  ]);
  expect(stylesFor(shared, {}, ['ui/carousel'])).toEqual([CORE, CAROUSEL, 'web/home-page.css']);
  expect(stylesFor(shared, {}, [])).toEqual([CORE, 'web/home-page.css']);
});

test('a page has the files of the parts on demand that it uses from the shell, before its own', () => {
  const versions = { 'ui/core': '1.1.1', 'ui/carousel': '1.2.2' };
  const { styles, scripts } = filesFor(shared, versions, ['ui/carousel']);
  expect(styles).toEqual(['/assets/carousel.css', 'web/home-page.css']);
  expect(scripts[0]).toBe('/assets/carousel.js');
  expect(filesFor(shared, versions, []).scripts).not.toContain('/assets/carousel.js');
});

test('a page of a release that does not say which parts it uses has all of them', () => {
  const versions = { 'ui/core': '1.1.1', 'ui/carousel': '1.2.2' };
  expect(stylesFor(shared, versions)).toEqual(['/assets/carousel.css', 'web/home-page.css']);
  expect(stylesFor(shared, {})).toEqual([CORE, CAROUSEL, 'web/home-page.css']);
});

test('a release from before there were versions of parts uses its own copies of all', () => {
  const old = { version: '1.5.5', styles: ['web/mf-search-shared.css'] };
  expect(stylesFor(old, { 'ui/core': '1.1.1' })).toEqual(['web/mf-search-shared.css', 'web/home-page.css']);
});

const noShell = { sharedVersions: {}, parts: {} };

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

/** A release of mf-search with one page. */
const released = (browser?: Release['browser']) => ({
  remote: 'mf-search',
  version: '1',
  release: {
    publishedAt: '2026-01-01T00:00:00Z',
    browser,
    files: {
      'web/entry.1.js': hash('E'),
      'web/remoteEntry.js': hash('E'),
      'web/routes.js': hash('R'),
      'web/home-page.js': hash('P'),
      'web/hashes.2.json': hash('L'),
      'node/remoteEntry.js': hash('N'),
    },
    pages: {
      routes: { scripts: ['web/routes.js'], styles: [] },
      'home-page': { scripts: ['web/home-page.js', 'web/unknown.js'], styles: [] },
    },
    shared,
  },
  routes: [],
  dir: '',
  styles: new Map<string, string>(),
});

test('a page names its files and their hashes, and where the hashes of all others are', () => {
  const live = released({ entry: 'entry.1.js', hashes: 'hashes.2.json' });
  const { release, assetsOf } = renderableRemote(live, '/releases', noShell);
  expect(assetsOf('home-page').scripts).toEqual([
    { url: '/releases/mf-search/files/entry.1.js', integrity: hash('E') },
    { url: '/releases/mf-search/files/routes.js', integrity: hash('R') },
    { url: '/releases/mf-search/files/home-page.js', integrity: hash('P') },
    { url: '/releases/mf-search/files/unknown.js', integrity: hash('A') },
  ]);
  const list = { file: 'hashes.2.json', hash: hash('L') };
  expect(release).toMatchObject({ entry: 'entry.1.js', list });
  expect(release).not.toHaveProperty('files');
  const { files } = browserRelease('/releases', live);
  expect(files).toEqual({ 'entry.1.js': hash('E'), 'routes.js': hash('R') });
});

test('a page names the shorter hash of a file that is registered', () => {
  const [short, shorter] = [`sha256-${'S'.repeat(43)}=`, `sha256-${'T'.repeat(43)}=`];
  const files = {
    'entry.1.js': short,
    'home-page.js': shorter,
    'unknown.js': short,
    'hashes.2.json': shorter,
  };
  const live = released({ entry: 'entry.1.js', hashes: 'hashes.2.json', short: files });
  const { release, assetsOf } = renderableRemote(live, '/releases', noShell);
  expect(assetsOf('home-page').scripts.map(({ integrity }) => integrity)).toEqual([
    short,
    hash('R'),
    shorter,
    hash('A'),
  ]);
  expect(release?.list?.hash).toBe(shorter);
  expect(browserRelease('/releases', live).files).toMatchObject({ 'entry.1.js': short });
});

test('a release from before there were shared files has its own, with the hashes of all', () => {
  const { release, assetsOf } = renderableRemote(released(), '/releases', noShell);
  expect(assetsOf('home-page').scripts[0]).toEqual({
    url: '/releases/mf-search/1/web/remoteEntry.js',
    integrity: hash('E'),
  });
  expect(release?.list).toBeUndefined();
  expect(release?.files).toMatchObject({ 'web/home-page.js': hash('P') });
});
