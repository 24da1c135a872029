import { findChangedPages } from './changed-pages.ts';

const release = (more: { one?: string; layout?: string; core?: string } = {}) => ({
  release: {
    pages: {
      'one-page': { scripts: [`web/one.${more.one ?? 'a'}.js`, 'web/both.js'], styles: [] },
      'two-page': { scripts: ['web/two.js', 'web/both.js'], styles: ['web/two.css'] },
    },
    shared: { version: 'parts', styles: [], parts: { core: { version: more.core ?? '1', styles: [] } } },
  },
  routes: [
    { id: 'mf-x/one-page', path: '/x', layout: 'default', guards: [] },
    { id: 'mf-x/two-page', path: '/x/:id', layout: more.layout ?? 'default', guards: [] },
    { id: 'mf-x/old/two-page', path: '/x/old', layout: 'default', guards: [] },
  ],
});

test('the same release has no changed pages', () => {
  expect(findChangedPages(release(), release())).toEqual(new Set());
});

test.each([
  ['a file with other contents', release({ one: 'b' }), ['one-page']],
  ['another layout', release({ layout: 'wide' }), ['two-page']],
  ['another part of shared', release({ core: '2' }), ['one-page', 'two-page']],
])('%s changes the pages that use it', (_, now, names) => {
  expect(findChangedPages(now, release())).toEqual(new Set(names));
});

test('all pages of a first release are new', () => {
  expect(findChangedPages(release(), undefined).size).toBe(2);
});
