import { screen, within } from '@testing-library/react';
import { makeShop } from '../../testing/make-shop.ts';
import type { SiteMapPart } from '@gakumado/shared/claims';
import { listOf, openPage } from '../../testing/render-page.tsx';
import type { ContentAnswers } from '../../testing/render-page.tsx';

const places = {
  cities: [
    { pref_id: 4, city_id: 4101, city_name: '仙台市青葉区', estate_count: 12 },
    { pref_id: 4, city_id: 4102, city_name: '仙台市宮城野区', estate_count: 3 },
  ],
  lines: [{ pref_id: 4, line_id: 77, line_name: '南北線', estate_count: 9 }],
  schools: [
    { school_id: 5, school_name: '早稲田大学', school_kana: 'ワセダダイガク' },
    { school_id: 6, school_name: '青山学院大学', school_kana: 'アオヤマガクインダイガク' },
  ],
};
const shop = makeShop({ shop_id: 9, shop_name: '仙台店', m_prefecture_id: 4, area_slug: 'tohoku' });

const contents: Record<string, object> = {
  'pages/sitemap': { id: 'sitemap', title: '', body: '<p>ページの一覧です。</p>', description: '' },
  pages: listOf([
    { id: 'support-assist', title: '入居後のサポート' },
    { id: 'leaflets', title: 'デジタルパンフレット' },
  ]),
  event: listOf([{ id: 'spring', title: '春の新生活', path: '/event/spring/' }]),
  mailforms: listOf([{ id: 'owner', title: '土地と建物のご相談' }]),
};

const answers: ContentAnswers = ({ path }) => {
  if (path.endsWith('sitemap/place/list')) return { status: 200, result: places };
  if (path.endsWith('shop/list')) return { status: 200, result: [shop] };
  return contents[path];
};

/** By text: roles take seconds among so many links. */
const hrefIn = (scope: Pick<ReturnType<typeof within>, 'getByText'>, name: string) =>
  scope.getByText(name, { selector: 'a' }).getAttribute('href');

/** The claims of the live releases. */
const siteMap: SiteMapPart[] = [
  { remote: 'mf-campus', name: 'キャンパス案内', pages: [{ path: '/campus/', label: '学食めぐり' }] },
  { remote: 'mf-content', name: '読みもの', pages: [{ path: '/faq/', label: '自分のページ' }] },
  {
    remote: 'mf-member',
    name: '会員',
    pages: [
      { path: '/order/', label: 'まとめて依頼', section: 'search', order: 1 },
      { path: '/login/', label: 'ログイン', section: 'membership' },
      { path: '/request/', label: '資料請求', section: 'documents' },
      { path: '/inquiry/general/', label: 'お問い合わせ', section: 'inquiries' },
    ],
  },
  {
    remote: 'mf-search',
    name: 'お部屋探し',
    pages: [{ path: '/search_condition/', label: '条件から探す', section: 'search' }],
  },
];
const readSiteMap = async () => siteMap;

test('six calls at once name everything', async () => {
  const { calls } = openPage('/sitemap/', answers, readSiteMap);
  await screen.findByRole('heading', { level: 1, name: 'サイトマップ' });
  expect(calls).toHaveLength(6);
  expect(screen.getByText('ページの一覧です。')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('pages stand under their purposes, with the titles of the service', async () => {
  openPage('/sitemap/', answers, readSiteMap);
  const support = within(await screen.findByRole('region', { name: 'はじめての方へ・サポート' }));
  expect(hrefIn(support, '入居後のサポート')).toBe('/support/assist/');
  expect(hrefIn(support, '賃貸の用語集')).toBe('/guide/?glossary=1');
  const of = (name: string) => within(screen.getByRole('region', { name }));
  expect(hrefIn(of('資料'), 'デジタルパンフレット')).toBe('/leaflets/');
  expect(hrefIn(of('キャンペーン'), '春の新生活')).toBe('/event/spring/');
  expect(hrefIn(of('お問い合わせ・お申し込み'), '土地と建物のご相談')).toBe('/mailform/owner/');
  expect(hrefIn(of('お問い合わせ・お申し込み'), '店舗一覧')).toBe('/store/');
  expect(hrefIn(of('よくある質問'), 'サイトの使い方')).toBe('/faq/#tsukaikata');
  expect(hrefIn(of('お部屋探しトピックス'), '東北')).toBe('/topic/?area=tohoku');
});

const linksUnder = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('pages of other teams stand under the headings that they claim, or under the name of their part', async () => {
  openPage('/sitemap/', answers, readSiteMap);
  await screen.findByRole('heading', { level: 1, name: 'サイトマップ' });
  expect(linksUnder('お部屋を探す')).toEqual(['条件から探す', 'まとめて依頼']);
  expect(linksUnder('会員・保存した物件')).toEqual(['ログイン']);
  expect(linksUnder('資料')).toEqual(['資料請求', 'デジタルパンフレット']);
  expect(linksUnder('お問い合わせ・お申し込み').slice(0, 2)).toEqual(['店舗一覧', 'お問い合わせ']);
  expect(linksUnder('キャンパス案内')).toEqual(['学食めぐり']);
  expect(screen.queryByText('自分のページ')).toBeNull();
});

test.each([
  ['does not answer', () => Promise.reject(new Error('down'))],
  ['is one from before claims', undefined],
])('where the shell %s, the own pages are there', async (_, reader) => {
  openPage('/sitemap/', answers, reader);
  expect(await screen.findByText(/お部屋を探すを読み込めませんでした/)).toBeInTheDocument();
  expect(linksUnder('資料')).toEqual(['デジタルパンフレット']);
});

test('a prefecture opens to its pages, shops, cities and lines', async () => {
  openPage('/sitemap/', answers);
  const region = within(await screen.findByRole('region', { name: '東北' }));
  expect(region.getAllByRole('group')).toHaveLength(6);
  const miyagi = region.getByText('宮城県', { selector: 'h4' }).closest('details')!;
  expect(within(miyagi).getByText('15件')).toBeInTheDocument();
  const links = within(miyagi);
  expect(hrefIn(links, '宮城県の住まい')).toBe('/city/miyagi/');
  expect(hrefIn(links, '学校から探す')).toBe('/search/school/pref_id:4/');
  expect(hrefIn(links, '仙台店')).toBe('/store/tohoku/miyagi/?shop=9');
  expect(hrefIn(links, '仙台市青葉区')).toBe('/search/area/pref_id:4/result/?city_id=4101');
  expect(hrefIn(links, '南北線')).toBe('/search/area/pref_id:4/result/?line_id=77');
  const akita = region.getByText('秋田県', { selector: 'h4' }).closest('details')!;
  expect(within(akita).queryByText('市区町村')).toBeNull();
  expect(document.querySelectorAll('h4')).toHaveLength(47);
});

test('schools stand under the rows of their readings', async () => {
  openPage('/sitemap/', answers);
  const schools = within(await screen.findByRole('region', { name: '学校を五十音から探す' }));
  const names = schools.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['あ行', 'わ行']);
  expect(hrefIn(schools, '早稲田大学')).toBe('/search/school/school_id:5/');
});

test.each([
  ['sitemap/place/list', /市区町村と路線を読み込めませんでした/],
  ['shop/list', /店舗を読み込めませんでした/],
  ['event', /キャンペーンを読み込めませんでした/],
  ['mailforms', /お問い合わせ・お申し込みを読み込めませんでした/],
])('without %s the rest of the page is there', async (down, text) => {
  openPage('/sitemap/', (call) => (call.path.endsWith(down) ? 'down' : answers(call)), readSiteMap);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(document.querySelectorAll('h4')).toHaveLength(47);
  expect(hrefIn(screen, '条件から探す')).toBe('/search_condition/');
});
