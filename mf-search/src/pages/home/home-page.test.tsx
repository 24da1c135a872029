import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import type { Answers, ReceivedCall } from '@gakumado/shared/testing';
import { makeCampus, makeEstate } from '../../testing/test-data.ts';
import { routes } from '../../routes.tsx';

const topic = {
  id: 't1',
  publishedAt: '2026-11-19T15:30:00.000Z',
  title: '新しい学生会館のご案内',
  pref_cd: 13,
};
const prefecture = {
  prefecture_id: 13,
  name_kana: '東京都',
  name: 'tokyo',
  is_open: true,
  area_slug: 'kanto',
  estate_count: 9,
};
const banner = {
  banner_id: 1,
  title: 'はじめてのひとり暮らし',
  lead: null,
  image_path: '/images/pictures/room-01.webp',
  image_path_sp: '/images/pictures/room-01.webp',
  alt: '',
  link_url: '/guide/',
  is_blank: false,
  publish_from: '2026-04-01T00:00:00+09:00',
  publish_to: null,
  sort_no: 1,
};
const info = {
  info_id: 104,
  title: '電話やメールにご注意ください',
  body_html: '<p>パスワードをお尋ねすることはありません。</p>',
  category: 2,
  publish_from: '2026-09-01T00:00:00+09:00',
  publish_to: null,
  link_url: '/privacy/',
};

const answers: Answers = {
  'address/prefecture/list': [prefecture],
  'school/campus/list': [makeCampus({})],
  'estate/list': {
    result: [makeEstate({})],
    total_count: 1234,
    facets: { condition: { 53: 23, 54: 23, 911: 7 } },
  },
  'content/topics_gakumado': { contents: [topic], totalCount: 1, offset: 0, limit: 5 },
  'info/publish/list': [info],
  'banner/list': ({ body }: ReceivedCall) =>
    body['position'] === 'home_top'
      ? [banner]
      : [{ ...banner, banner_id: 11, title: '資料請求', link_url: '/request/' }],
};

/** Suggestions come after a delay (specification, 2.3). */
const delayed = { timeout: 3000 };

test('of the campuses around one station the home page names the one with the most homes', async () => {
  const campus = (campus_id: number, campus_name: string, station: string | null, address: string) =>
    makeCampus({ campus_id, campus_name, nearest_station_text: station, address });
  const campuses = [
    campus(1, '新宿キャンパス', '新宿駅', '東京都新宿区西新宿1丁目'),
    campus(2, '新宿第二キャンパス', '新宿駅', '東京都新宿区西新宿2丁目'),
    campus(3, '神田キャンパス', '神保町駅', '東京都千代田区神田神保町3丁目'),
    campus(4, '山の上キャンパス', null, '東京都八王子市山の上町'),
    campus(5, '四谷キャンパス', '四ツ谷駅', '東京都千代田区紀尾井町'),
  ];
  await renderRoutes(routes, '/', { answers: { ...answers, 'school/campus/list': campuses } });
  const named = screen
    .getAllByRole('link', { name: /早稲田大学 .*キャンパス/ })
    .map((link) => link.textContent);
  expect(named).toHaveLength(3);
  for (const [index, name] of ['新宿キャンパス', '神田キャンパス', '山の上キャンパス'].entries())
    expect(named[index]).toContain(name);
});

test('the home page has the school box first, then the other ways and new estates', async () => {
  await renderRoutes(routes, '/', { answers });
  expect(screen.getByRole('combobox', { name: '学校名から探す' })).toHaveAttribute(
    'placeholder',
    '学校名を入力',
  );
  expect(screen.getByText('1,234')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /5つの質問で探す/ })).toHaveAttribute('href', '/search/?guide=1');
  expect(screen.getByRole('link', { name: /早稲田大学 早稲田キャンパス/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '東京都' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '見本マンション1' })).toHaveAttribute('href', '/view/1/');
  expect(screen.getByText('2026年11月20日')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /新しい学生会館のご案内/ })).toHaveAttribute(
    'href',
    '/topic/kanto/t1/',
  );
});

test('notices, campaigns and standing offers come from the services', async () => {
  await renderRoutes(routes, '/', { answers });
  const notices = within(screen.getByRole('region', { name: '重要なお知らせ' }));
  expect(notices.getByText('電話やメールにご注意ください')).toBeVisible();
  expect(notices.getByText('パスワードをお尋ねすることはありません。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'はじめてのひとり暮らし' })).toHaveAttribute('href', '/guide/');
  expect(screen.getByRole('link', { name: '資料請求' })).toHaveAttribute('href', '/request/');
});

test('filters lead into the list of the whole country, ids of one meaning together', async () => {
  await renderRoutes(routes, '/', { answers });
  const section = screen.getByRole('heading', { name: 'こだわりから探す' }).closest('section')!;
  const filters = within(section).getAllByRole('listitem');
  expect(filters.map((filter) => filter.textContent)).toEqual([
    expect.stringContaining('食事付き7件'),
    expect.stringContaining('女性専用23件'),
  ]);
  expect(within(filters[1] ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    '/search/area/result/?condition=53,54',
  );
});

test('a part that fails costs only itself', async () => {
  const failing = {
    ...answers,
    'estate/list': 500,
    'content/topics_gakumado': 500,
    'school/campus/list': 0,
    'info/publish/list': 500,
    'banner/list': 0,
  };
  await renderRoutes(routes, '/', { answers: failing });
  expect(screen.getByRole('combobox', { name: '学校名から探す' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '東京都' })).toBeInTheDocument();
  // The homes are what the page is about: it says that they are missing.
  expect(screen.getByRole('alert')).toHaveTextContent('新着の物件を読み込めませんでした');
  for (const name of ['暮らしのトピックス', 'キャンペーンとご案内', '重要なお知らせ']) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  }
});

test('listings are called samples where some are, and nowhere else', async () => {
  const sample = /動作確認用のサンプルです/;
  const { unmount } = await renderRoutes(routes, '/', { answers });
  expect(screen.getByText(sample)).toBeVisible();
  unmount();
  const real = { result: [makeEstate({ is_sample: false })], total_count: 1, facets: {} };
  await renderRoutes(routes, '/', { answers: { ...answers, 'estate/list': real } });
  expect(screen.getByRole('link', { name: '見本マンション1' })).toBeVisible();
  expect(screen.queryByText(sample)).not.toBeInTheDocument();
});

test('two schools are chosen one after the other, and lead to the homes near both', async () => {
  const waseda = makeCampus({ campus_id: 10 });
  const mita = makeCampus({
    campus_id: 20,
    school_id: 2,
    school_name: '慶應義塾大学',
    campus_name: '三田キャンパス',
  });
  const find = ({ body }: ReceivedCall) => {
    if (body['keyword'] === 'わせだ') return [waseda];
    return body['keyword'] === 'みた' ? [mita] : [];
  };
  const { router } = await renderRoutes(routes, '/', {
    answers: { ...answers, 'school/campus/list': find },
  });
  const box = (which: string) => screen.getByRole('combobox', { name: `${which}の学校・駅・住所` });
  await userEvent.click(screen.getByText(/2か所に通えるお部屋/));
  await userEvent.type(box('1か所目'), 'わせだ');
  const first = await screen.findByRole('option', { name: '早稲田大学 早稲田キャンパス' }, delayed);
  await userEvent.click(first);
  expect(screen.getByText('早稲田大学 早稲田キャンパス', { selector: 'strong' })).toBeInTheDocument();

  await userEvent.type(box('2か所目'), 'わせだ');
  await userEvent.click(await screen.findByRole('option', { name: '早稲田大学 早稲田キャンパス' }, delayed));
  expect(screen.getByText(/1か所目と同じです/)).toBeInTheDocument();

  await userEvent.type(box('2か所目'), 'みた');
  await userEvent.click(await screen.findByRole('option', { name: '慶應義塾大学 三田キャンパス' }, delayed));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/school/pref_id:13/school_id:10/'));
  expect(router.state.location.search).toBe('?second_school_id=20');
});
