import type { Release } from '@gakumado/release-store/registry.ts';
import { renderableRemote } from './renderable-remote.ts';

const CORE = 'web/mf-search-shared-ui-core.css';
const CAROUSEL = 'web/mf-search-shared-ui-carousel.css';

/** Addresses of the styles of a page, for a shell with these versions. */
function stylesFor(shared: Release['shared'], versions: Record<string, string>): string[] {
  const release: Release = {
    publishedAt: '2026-01-01T00:00:00Z',
    files: {},
    pages: { 'home-page': { scripts: [], styles: ['web/home-page.css'] } },
    shared,
  };
  const live = { remote: 'mf-search', version: '1', release, routes: [], dir: '', styles: new Map() };
  const { styles } = renderableRemote(live, '', versions).assetsOf('home-page');
  return styles.map(({ url }) => url.replace('/mf-search/1/', ''));
}

const parts = {
  'ui/core': { version: '1.1.1', styles: [CORE] },
  'ui/carousel': { version: '1.2.2', styles: [CAROUSEL] },
};
const shared = { version: 'parts', styles: [CORE, CAROUSEL], parts };

test('a page has the styles of the parts that the remote brings itself, before its own', () => {
  expect(stylesFor(shared, { 'ui/core': '1.1.1', 'ui/carousel': '1.2.2' })).toEqual(['web/home-page.css']);
  expect(stylesFor(shared, { 'ui/core': '1.9.9', 'ui/carousel': '1.2.2' })).toEqual([
    CORE,
    'web/home-page.css',
  ]);
  expect(stylesFor(shared, {})).toEqual([CORE, CAROUSEL, 'web/home-page.css']);
});

test('a release from before there were versions of parts uses its own copies of all', () => {
  const old = { version: '1.5.5', styles: ['web/mf-search-shared.css'] };
  expect(stylesFor(old, { 'ui/core': '1.1.1' })).toEqual(['web/mf-search-shared.css', 'web/home-page.css']);
});
