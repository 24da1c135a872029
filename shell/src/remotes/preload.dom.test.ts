import { preload } from './preload.ts';

test('the files of the next page travel ahead, but for those that the document has', () => {
  const known = new URL('/assets/shared.4d.css', document.baseURI).href;
  performance.getEntriesByName = (name) => (name === known ? [{ name } as PerformanceEntry] : []);
  preload([
    { url: '/assets/shared.4d.css', integrity: 'sha384-A' },
    { url: '/releases/mf-member/page.1a.css', integrity: 'sha384-B' },
    { url: '/releases/mf-member/page.2b.js' },
  ]);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  // The tests' document reflects neither `as` nor `integrity` in attributes.
  expect(links.map(({ as, href, integrity }) => [as, new URL(href).pathname, integrity])).toEqual([
    ['style', '/releases/mf-member/page.1a.css', 'sha384-B'],
    ['script', '/releases/mf-member/page.2b.js', undefined],
  ]);
});
