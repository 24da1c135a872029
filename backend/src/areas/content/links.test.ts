import { readdirSync, readFileSync } from 'node:fs';
// oxlint-disable-next-line no-restricted-imports -- texts link to the terms, which the pages explain
import { rentTermGroups } from '@gakumado/shared/rent-terms';
import { supportServices } from '@gakumado/shared/vocabulary';
import { SAMPLE_FILES } from '@gakumado/samples/src/sample-files.ts';
import { readMasters } from '../../fill/masters/read-masters.ts';
import { readSeedItems } from '../../fill/content/seed-items.ts';
import type { SeedItem } from '../../fill/content/seed-item.ts';

/** Pages of the site that do not depend on a text of this folder. */
const PAGES = [
  /^\/$/,
  /^\/(search|search\/school|search\/transit|favorite|history|login|regist|mypage|mypage\/search_condition)\/$/,
  /^\/(search_condition|change_registration|reset_password|withdrawal)\/$/,
  /^\/(guide|userguide|company|policy|policy\/kaiji|privacy|sitemap|store|topic|event|faq)\/$/,
  /^\/(cm|download|leaflets|request|data_request\/contact|pr\/it_id|pr\/self_naiken)\/$/,
  /^\/(pr\/it_id\/inquiry|pr\/self_naiken\/inquiry|popup\/pop_icon)\/$/,
  /^\/guide\/\?glossary=1$/,
  /^\/support\/((assist|concierge|environment|equipment|total)\/)?$/,
  /^\/faq\/(chintai|keiyaku|koushin|mansion|nyuukyogo|raitenkengaku|setsubi|shiryou|shurui|yoyaku)\/$/,
  /^\/mailform\/(web_soudankai|matomete\/roomorder)\/$/,
  /^\/inquiry\/general\/(\?inquiryContentsId=3&is(Visit|Video)=1)?$/,
  /^\/topic\/\?area=(hokkaido|tohoku|kanto|tokai|keiji|hanshin|chushi|kyushu)$/,
];

function snippets(): string[] {
  const directory = new URL('../../../seed/includes/', import.meta.url);
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(new URL(name, directory), 'utf8'));
}

function pagesOf(items: SeedItem[]): Set<string> {
  const areas = new Map(
    items.filter(({ endpoint }) => endpoint === 'area').map(({ id, body }) => [body['area_id'], id]),
  );
  return new Set(
    items
      .filter(({ published_at }) => published_at !== null)
      .map(({ endpoint, id, body }) => {
        if (endpoint === 'event') return String(body['path']);
        if (endpoint === 'mailforms') return `/mailform/${id}/`;
        if (endpoint === 'topics_gakumado') return `/topic/${areas.get(body['area_cd'])}/${id}/`;
        return '';
      }),
  );
}

test('every link in a text, an announcement, a snippet and a banner leads to a page or a file', async () => {
  const [items, masters] = await Promise.all([readSeedItems(), readMasters([SAMPLE_FILES])]);
  const html = [
    ...items.map(({ body }) => JSON.stringify(body).replaceAll('\\"', '"')),
    ...masters.info.map(({ body_html }) => body_html),
    ...snippets(),
  ].join('\n');
  const links = [
    ...[...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    ...masters.info.flatMap(({ link_url }) => link_url ?? []),
    ...masters.banner.map(({ link_url }) => link_url),
  ];
  const known = pagesOf(items);
  for (const { file } of masters.document) known.add(`/documents/${file}.pdf`);
  for (const { name } of rentTermGroups.flatMap(({ terms }) => terms)) {
    known.add(`/guide/?term=${encodeURIComponent(name)}`);
  }
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !known.has(link) && !PAGES.some((page) => page.test(link)))).toEqual([]);
});

test('each support service has its page', async () => {
  const pages = (await readSeedItems()).filter(({ endpoint }) => endpoint === 'pages').map(({ id }) => id);
  const services = pages.filter((id) => id.startsWith('support-'));
  expect(services.toSorted()).toEqual(supportServices.map((service) => `support-${service}`));
});

test('every topic shows a picture in its text and leads on to another page', async () => {
  const topics = (await readSeedItems()).filter(({ endpoint }) => endpoint === 'topics_gakumado');
  expect(topics.length).toBeGreaterThan(60);
  const bare = topics.filter(({ body }) => !/<figure>[^]*<a href="\//.test(String(body['body'])));
  expect(bare.map(({ id }) => id)).toEqual([]);
});
