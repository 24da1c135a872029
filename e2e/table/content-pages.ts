import type { Page } from '@playwright/test';
import type { Row, State } from './page-table.ts';

const menu: State = {
  name: 'the menu open',
  reach: async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'メニュー' }).click();
    await page.getByRole('dialog', { name: 'メニュー' }).waitFor();
  },
};

const sideSearch = (page: Page) => page.getByRole('complementary', { name: '学校名から探す' });

const suggestions: State = {
  name: 'suggestions under the side search',
  reach: async (page) => {
    await sideSearch(page).getByRole('combobox').click();
    await sideSearch(page).getByRole('combobox').pressSequentially('だいがく');
    await page.getByRole('option').nth(3).waitFor();
  },
};

const timelineAsTable: State = {
  name: 'the table of the timeline open',
  reach: async (page) => {
    await page.getByText('同じ内容を表で見る').click();
    await page.getByRole('table').waitFor();
  },
};

const drawnMap: State = {
  name: 'the map drawn',
  reach: async (page) => {
    await page.getByRole('button', { name: '地図を見る' }).click();
    await page.getByRole('button', { name: '地図を拡大' }).waitFor();
  },
};

/** The last free day of the month that the calendar opens with. */
const chosenDay: State = {
  name: 'the times of another day',
  reach: async (page) => {
    const days = page.getByRole('table', { name: /^\d{4}年\d+月/ }).getByRole('link');
    await days.last().click();
    await page.waitForURL(/[?&]day=\d{4}-\d{2}-\d{2}#times$/);
  },
};

const shop = '/store/kanto/tokyo/?shop=4';

const pdfViewer: State = {
  name: 'the second page of a PDF',
  reach: async (page) => {
    await page
      .getByRole('link', { name: /^この画面で読む/ })
      .first()
      .click();
    await page.getByRole('button', { name: '次のページ' }).click();
    await page.getByRole('img', { name: / 2ページ$/ }).waitFor();
  },
};

const lineCode: State = {
  name: "the code of a shop's LINE account",
  reach: async (page) => {
    await page
      .getByRole('link', { name: /QRコード$/ })
      .first()
      .click();
    await page.getByRole('img', { name: /QRコード/ }).waitFor();
  },
};

/** A closed part is not laid out: its text and links are judged open. */
const openAll = (name: string): State => ({
  name,
  reach: async (page) => {
    await page.locator('main details').evaluateAll((parts) => {
      for (const part of parts as HTMLDetailsElement[]) part.open = true;
    });
  },
});
const openAnswers = openAll('all answers open');
const openPlaces = openAll('all prefectures and rows of schools open');

/** The pages of mf-content. */
export const contentPages: readonly Row[] = [
  ['cm', 'basic', '', 'any', { at: '/cm/', says: /ふたりで見て、ふたりで決める/ }],
  ['company', 'basic', '', 'any', { at: '/company/', says: /宅地建物取引業/, states: [drawnMap] }],
  ['download', 'basic', '', 'any', { at: '/download/', says: /お部屋見学チェックシート[^]*KB/ }],
  ['event', 'event', '', 'yes', { at: '/event/', says: /開催中[^]*終了した企画/ }],
  [
    'faq',
    'default',
    '',
    'yes',
    { at: '/faq/', says: /初期費用[^]*退会/, states: [menu, openAnswers] },
    { at: '/faq/?keyword=しききん　wifi', says: /に関するご質問[^]*敷金[^]*Wi-Fi/, states: [openAnswers] },
    { at: '/faq/?keyword=宇宙', says: /見つかりませんでした[^]*0120-/ },
  ],
  [
    'guide',
    'guide',
    '',
    'yes',
    { at: '/guide/', says: /見学して申し込む/, states: [timelineAsTable] },
    { at: '/guide/?glossary=1', says: /貸主に預けるお金です/ },
    { at: '/guide/?term=敷金', says: /貸主に預けるお金です/ },
  ],
  [
    'leaflets',
    'basic',
    '',
    'any',
    { at: '/leaflets/', says: /ガクマド総合案内[^]*KB/, states: [pdfViewer] },
    { at: '/leaflets/?document_type=2&area_slug=kanto', says: /1件のパンフレット/ },
  ],
  ['policy', 'basic', '', 'any'],
  ['privacy', 'basic', '', 'any'],
  ['sitemap', 'basic', '', 'any', { at: '/sitemap/', says: /東京都[^]*早稲田大学/, states: [openPlaces] }],
  ['store', 'store', '', 'yes', { at: '/store/', says: /新宿店/, states: [drawnMap] }],
  ['support', 'default', '', 'yes'],
  [
    'topic',
    'topic',
    '',
    'yes',
    { at: '/topic/', says: /2026年/, states: [suggestions] },
    { at: '/topic/?area=kanto', says: /関東[^]*2026年/ },
  ],
  ['userguide', 'guide', '', 'any'],
  ['event/corona', 'event', '', 'yes', { at: '/event/corona/', isAlike: true }],
  [
    'event/gekkan_chintai',
    'event',
    '',
    'yes',
    { at: '/event/gekkan_chintai/', says: /終了しました/, isAlike: true },
  ],
  ['event/line', 'event', '', 'yes', { at: '/event/line/', says: /友だち追加/, states: [lineCode] }],
  ['event/rakusearch', 'event', '', 'yes', { at: '/event/rakusearch/', isAlike: true }],
  ['event/template1', 'event', '', 'yes'],
  ['faq/chintai', 'default', '', 'yes'],
  ['faq/keiyaku', 'default', '', 'yes', { at: '/faq/keiyaku/', isAlike: true }],
  ['faq/koushin', 'default', '', 'yes', { at: '/faq/koushin/', isAlike: true }],
  ['faq/mansion', 'default', '', 'yes', { at: '/faq/mansion/', isAlike: true }],
  ['faq/nyuukyogo', 'default', '', 'yes', { at: '/faq/nyuukyogo/', isAlike: true }],
  ['faq/raitenkengaku', 'default', '', 'yes', { at: '/faq/raitenkengaku/', isAlike: true }],
  ['faq/setsubi', 'default', '', 'yes', { at: '/faq/setsubi/', isAlike: true }],
  ['faq/shiryou', 'default', '', 'yes', { at: '/faq/shiryou/', isAlike: true }],
  ['faq/shurui', 'default', '', 'yes', { at: '/faq/shurui/', isAlike: true }],
  ['faq/yoyaku', 'default', '', 'yes', { at: '/faq/yoyaku/', isAlike: true }],
  ['policy/kaiji', 'basic', '', 'any'],
  ['pr/it_id', 'template2', '', 'any', { at: '/pr/it_id/?estateId=100015', says: /お選びの物件/ }],
  [
    'pr/self_naiken',
    'template2',
    '',
    'any',
    { at: '/pr/self_naiken/?estateId=100015', says: /お選びの物件/ },
  ],
  ['store/keyword', 'store', '', 'any', '/store/keyword/?keyword=東京'],
  ['support/assist', 'default', '', 'yes'],
  ['support/concierge', 'default', '', 'yes', { at: '/support/concierge/', isAlike: true }],
  ['support/environment', 'default', '', 'yes', { at: '/support/environment/', isAlike: true }],
  ['support/equipment', 'default', '', 'yes', { at: '/support/equipment/', isAlike: true }],
  ['support/total', 'default', '', 'yes', { at: '/support/total/', isAlike: true }],
  [
    'event/rakusearch/s_videocall',
    'event',
    '',
    'yes',
    { at: '/event/rakusearch/s_videocall/', isAlike: true },
  ],
  [
    'topic/newopen_preview/:id',
    'topic',
    'num',
    'no',
    { at: '/topic/newopen_preview/902/?draftKey=shin-kaikan-2027', says: /公開前の原稿のプレビュー/ },
  ],
  [
    'topic/preview/:id',
    'topic',
    'num',
    'no',
    { at: '/topic/preview/901/?draftKey=haru-no-mikka', says: /公開前の原稿のプレビュー/, isAlike: true },
  ],
  ['topic/:area/:id', 'topic', 'areaSlug num', 'yes', '/topic/kanto/301/'],
  [
    'event/:event_name',
    'event',
    'slug',
    'yes',
    { at: '/event/spring/', says: /期間：2026年11月01日/ },
    { at: '/event/taisyuku/', says: /ホームへ/ },
  ],
  [
    'event/:event_name/:event_child',
    'event',
    'slug',
    'yes',
    { at: '/event/spring/schedule/', isAlike: true },
  ],
  [
    'event/:event_name/:event_child/:child_01',
    'event',
    'slug',
    'yes',
    { at: '/event/spring/schedule/checklist/', isAlike: true },
  ],
  ['store/:area_or_pref', 'store', 'placeSlug', 'yes', '/store/kanto/'],
  [
    'store/:area_or_pref/:pref',
    'store',
    'placeSlug',
    'yes',
    '/store/kanto/tokyo/',
    { at: shop, says: /店舗の情報[^]*おすすめの物件/ },
    { at: `${shop}&tab=staff`, says: /店長/ },
    { at: `${shop}&tab=calendar`, says: /空き時間/, states: [chosenDay] },
    { at: `${shop}&tab=introduction`, says: /おすすめの地域/ },
    { at: `${shop}&tab=access`, says: /駅からの道順/, states: [drawnMap] },
  ],
];
