import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { makeCampus } from '../../testing/test-data.ts';
import { testPrefectures } from '../../testing/test-prefectures.ts';
import { routes } from '../../routes.tsx';

const rent = {
  pref_id: 13,
  rent_average: 71_300,
  rent_range_min: 48_000,
  rent_range_max: 92_000,
  layouts: [
    { layout: '1K', rent_average: 72_000, rent_min: 41_000, rent_max: 110_000, roomtype_count: 900 },
    { layout: '2DK+', rent_average: 120_000, rent_min: 90_000, rent_max: 180_000, roomtype_count: 20 },
  ],
  cities: [{ city_id: 13104, city_name: '新宿区', rent_average: 83_000, estate_count: 95 }],
};

const city = (city_id: number, city_name: string, estate_count: number) => ({
  city_id,
  city_name,
  city_kana: '',
  estate_count,
  price_min: 36_000,
  lat: 35,
  lon: 139,
});

const station = { station_id: 1, station_name: '新宿', station_kana: '', lat: 35, lon: 139, estate_count: 9 };

const shop = {
  shop_id: 4,
  shop_name: '新宿店',
  prefecture_name: '東京都',
  m_prefecture_id: 13,
  area_slug: 'kanto',
  address: '東京都新宿区西新宿1丁目',
  access_text: 'JR山手線 新宿駅から徒歩4分',
  tel: '0120-000-104',
  open_time: '09:30',
  close_time: '18:00',
  regular_holiday_text: '水曜日',
};

const answers = {
  'address/prefecture/list': testPrefectures,
  'address/prefecture/rent': { result: rent },
  'city/estate/list': [city(13101, '千代田区', 0), city(13113, '渋谷区', 19), city(13104, '新宿区', 95)],
  'school/campus/list': [makeCampus({})],
  'estate/station/list': [
    { line_id: 11302, line_name: 'JR山手線', company_name: 'JR東日本', stations: [station] },
    {
      line_id: 1,
      line_name: '空の路線',
      company_name: 'JR東日本',
      stations: [{ ...station, estate_count: 0 }],
    },
  ],
  'shop/list': [shop],
  'content/topics_gakumado': {
    contents: [{ id: 't1', publishedAt: '2026-11-19T15:30:00.000Z', title: '新宿店のご案内', pref_cd: 13 }],
    totalCount: 1,
    offset: 0,
    limit: 5,
  },
};

const open = (url: string, other: object = {}) =>
  renderRoutes(routes, url, { answers: { ...answers, ...other } });

test('the portal shows rents, schools, towns, lines, shops and topics', async () => {
  const { calls } = await open('/city/tokyo/');
  expect(
    screen.getByRole('heading', { level: 1, name: '東京都の学生マンション・学生会館' }),
  ).toBeInTheDocument();
  expect(screen.getByText('7.13万円')).toBeInTheDocument();
  expect(screen.getByText('4.8万円～9.2万円')).toBeInTheDocument();
  const rents = screen.getByRole('table', { name: /間取りごとの家賃/ });
  expect(within(rents).getByRole('row', { name: /2DK以上 12万円 9万円～18万円/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /早稲田大学 早稲田キャンパス/ })).toBeInTheDocument();
  const towns = screen.getByRole('region', { name: '東京都で物件の多い街と家賃' });
  expect(
    within(towns)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['新宿区1R・1Kの家賃の平均 8.3万円95件', '渋谷区賃料 3.6万円～19件']);
  const lines = screen.getByRole('region', { name: '東京都の沿線から探す' });
  expect(within(lines).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '0120-000-104' })).toHaveAttribute('href', 'tel:0120000104');
  expect(screen.getByRole('link', { name: '新宿店' })).toHaveAttribute('href', '/store/kanto/tokyo/?shop=4');
  expect(screen.getByRole('link', { name: /新宿店のご案内/ })).toHaveAttribute('href', '/topic/kanto/t1/');
  // It shows no listing that could be a sample.
  expect(screen.queryByText(/サンプル/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /神奈川県/ })).toHaveAttribute('href', '/city/kanagawa/');
  // Nothing waits for the prefecture: its id follows from the address.
  expect(calls.map(({ body }) => body['pref_id']).filter((id) => id === 13).length).toBeGreaterThanOrEqual(4);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/city/tokyo/');
});

test('a prefecture that is not open invites to an order and names the nearest open ones', async () => {
  await open('/city/aomori/', { 'shop/list': [] });
  const invitation = screen.getByRole('region', { name: '青森県のお部屋は、スタッフがお探しします' });
  expect(within(invitation).getByRole('link', { name: 'お部屋探しを依頼する' })).toHaveAttribute(
    'href',
    '/mailform/matomete/roomorder/?prefId=2',
  );
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringMatching(/^青森県での/),
  );
  // Decision 18: no numbers of its own, though its campuses find what there is.
  const schools = screen.getByRole('region', { name: '青森県の学校' });
  expect(within(schools).getByText(/学校からは、一部の物件をご覧いただけます/)).toBeInTheDocument();
  expect(within(schools).getByRole('link', { name: /早稲田キャンパス/ })).not.toHaveTextContent('件');
  const nearest = screen.getByRole('region', { name: '近くの都道府県の物件を見る' });
  expect(within(nearest).getByRole('link', { name: /岩手県/ })).toHaveAttribute('href', '/city/iwate/');
  expect(screen.queryByRole('heading', { name: /家賃の目安/ })).not.toBeInTheDocument();
  expect(screen.getByText(/青森県に店舗はありません/)).toBeInTheDocument();
});

test.each([500, '<html></html>'])(
  'the portal stands without the prefectures around it (%j)',
  async (answer) => {
    await open('/city/tokyo/', { 'address/prefecture/list': answer });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('東京都の学生マンション・学生会館');
    expect(screen.getByRole('heading', { name: '東京都で物件の多い学校' })).toBeInTheDocument();
    expect(screen.queryByText('掲載物件')).not.toBeInTheDocument();
    expect(screen.queryByText('近隣の都道府県')).not.toBeInTheDocument();
    expect(document.querySelector('meta[name="description"]')).not.toHaveAttribute(
      'content',
      expect.stringContaining('寮0件'),
    );
  },
);

test('parts that fail cost only themselves', async () => {
  await open('/city/tokyo/', {
    'address/prefecture/rent': 500,
    'city/estate/list': 500,
    'school/campus/list': 0,
    'estate/station/list': 500,
    'shop/list': 500,
    'content/topics_gakumado': 500,
  });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '市区町村から探す' })).toHaveAttribute(
    'href',
    '/search/area/pref_id:13/',
  );
  expect(screen.getByText('店舗を読み込めませんでした')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /家賃の目安/ })).not.toBeInTheDocument();
});

test.each(['/city/atlantis/', '/city/Tokyo/', '/city/13/'])('%s is not found', async (url) => {
  const { calls } = await open(url);
  expect(screen.getByText('エラー 404')).toBeInTheDocument();
  expect(calls).toHaveLength(0);
});
