import type { Visit } from '../table/page-table.ts';
import type { SiteRoute } from '../table/site-routes.ts';

const allOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);

/** The parts of a page that search engines and screen readers read first. */
export function readHtml(html: string) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return {
    main,
    head: html.slice(0, html.indexOf('</head>')),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '',
    headings: allOf(main, /<h1[^>]*>([\s\S]*?)<\/h1>/g),
    hasBreadcrumbs: /<nav[^>]*aria-label="現在の位置"/.test(main),
    hasHeader: html.slice(0, html.indexOf('<main')).includes('<header'),
    links: allOf(html, /<a[^>]* href="([^"#]+)/g).map((href) => href.replaceAll('&amp;', '&')),
  };
}

/** Pages that begin a way, and so have none behind them. */
const withoutWay = new Set(['', '404']);

/** The promises of the table that the first HTML of a page breaks. */
export function findInHtml(html: string, page: SiteRoute, origin: string, { at, says }: Visit): string[] {
  const { route, layout } = page;
  // Search engines may leave out other addresses of a page.
  const index = at === page.example ? page.index : 'any';
  const read = readHtml(html);
  // The one campaign without header and footer (specification, 2.4).
  const isBare = at.startsWith('/event/taisyuku/');
  const isListed = !read.robots.includes('noindex');
  const promises: Record<string, boolean> = {
    'the language': html.includes('<html lang="ja">'),
    [`the layout ${layout}`]: html.includes(`data-layout="${layout}"`),
    'one h1': read.headings.length === 1,
    'a title with the name of the site': read.title.includes('ガクマド'),
    'breadcrumbs, or none at a beginning': read.hasBreadcrumbs !== withoutWay.has(route),
    'a header, or none in a popup and that campaign': read.hasHeader !== (layout === 'popup' || isBare),
    'a description': route === '404' || read.description !== '',
    'a canonical address': route === '404' || read.canonical.startsWith(`${origin}/`),
    [`robots for "${index}"`]: index === 'any' || isListed === (index === 'yes'),
    // Nothing has to be fetched before the first paint: the shell's styles, and those of the page.
    'its styles inside':
      (read.head.match(/<style data-href="[^"]+\.css">/g)?.length ?? 0) >= (route === '404' ? 1 : 2),
    'no stylesheet to fetch': !read.head.includes('rel="stylesheet"'),
    [`the text ${String(says)}`]: says === undefined || says.test(read.main),
  };
  return Object.entries(promises).flatMap(([what, isKept]) => (isKept ? [] : [`first HTML: not ${what}`]));
}
