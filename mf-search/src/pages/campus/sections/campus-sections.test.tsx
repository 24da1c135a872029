import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import type { Answers, ReceivedCall } from '@gakumado/shared/testing';
import { makeCampus, makeEstate } from '#testing/test-data.ts';
import { routes } from '#routes.tsx';

const page = '/search/school/pref_id:13/school_id:10/';
const campus = makeCampus({ campus_id: 10, school_id: 1 });
const neighbour = makeCampus({ campus_id: 20, school_id: 2, school_name: '学習院大学', campus_name: '' });

const advice = {
  campus_id: 10,
  rent_average: 61_500,
  rent_range_min: 48_000,
  rent_range_max: 82_000,
  rent_estate_count: 40,
  popular_stations: [
    {
      station_id: 5,
      station_name: '早稲田',
      line_name: '東京メトロ東西線',
      commute_minutes: 7,
      rent_average: null,
    },
  ],
  advice_title: '物件がいちばん多いのは早稲田駅の周りです',
  advice_html: '<p>平均<strong>6.15万円</strong>です。</p>',
  staff_name: '中村 亮',
  shop_id: 3,
  shop: { shop_id: 3, shop_name: '高田馬場店', area_slug: 'kanto', m_prefecture_id: 13 },
  updated_at: '2026-11-21',
};
const features = [
  {
    feature_id: 4,
    feature_name: '女性専用',
    filter: { condition: [53] },
    estate_count: 15,
    image_path: '/images/pictures/room-21.webp',
  },
  {
    feature_id: 1,
    feature_name: '徒歩圏',
    filter: { lat: 35.709, lon: 139.72, dis: 1 },
    estate_count: 9,
    image_path: '/images/pictures/room-22.webp',
  },
  {
    feature_id: 18,
    feature_name: '4万円台',
    filter: { rentSelect: 4 },
    estate_count: 54,
    image_path: '/images/pictures/room-07.webp',
  },
];
const spots = [
  {
    spot_id: 1,
    name: '早稲田駅',
    spot_category: 8,
    place_kind: null,
    distance_m: 330,
    walk_minutes: 5,
    is_estimate: false,
  },
  {
    spot_id: 2,
    name: '成文堂',
    spot_category: 6,
    place_kind: 5,
    distance_m: 300,
    walk_minutes: 4,
    is_estimate: true,
  },
  {
    spot_id: 3,
    name: 'コンビニ',
    spot_category: 1,
    place_kind: 1,
    distance_m: 90,
    walk_minutes: 2,
    is_estimate: false,
  },
].map((spot) => Object.assign(spot, { lat: 0, lon: 0 }));
const faculties = [
  {
    undergraduate_id: 1,
    undergraduate_name: '政治経済学部',
    departments: ['政治学科', '経済学科'],
    grades_text: '全学年',
    campus_id: 10,
    is_approximate: false,
  },
];

const answers: Answers = {
  'school/campus/list': ({ body }: ReceivedCall) => (body['near_campus_id'] === 10 ? [neighbour] : [campus]),
  'estate/school/list': { result: [], total_count: 0 },
  'equipment/list': [],
  'school/campus/advice': advice,
  'estate/school/feature/list': features,
  'estate/school/ranking/list': [],
  'school/spot/list': spots,
  'school/undergraduate': faculties,
};

test('two stations of one name are distinguished by their lines', async () => {
  const [station] = advice.popular_stations;
  const other = { ...station, station_id: 6, line_name: '都電荒川線(東京さくらトラム)' };
  const third = { ...station, station_id: 7, station_name: '落合' };
  const popular_stations = [station, other, third];
  await renderRoutes(routes, page, {
    answers: { ...answers, 'school/campus/advice': { ...advice, popular_stations } },
  });
  const rents = within(await screen.findByRole('region', { name: 'お部屋探しのアドバイス' }));
  expect(rents.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    '早稲田駅（東京メトロ東西線）',
    '早稲田駅（都電荒川線）',
    '落合駅',
  ]);
});

test('below the list the page shows rents, stations, surroundings, faculties and neighbours', async () => {
  await renderRoutes(routes, page, { answers });
  const rents = within(await screen.findByRole('region', { name: 'お部屋探しのアドバイス' }));
  expect(rents.getByRole('link', { name: 'この学校の住まいの資料を請求する' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/data_request\/contact\/\?campusId=\d+$/),
  );
  expect(rents.getAllByText('6.15万円')).toHaveLength(2);
  expect(rents.getByText('多くのお部屋は 4.8万円～8.2万円 の間です')).toBeVisible();
  expect(rents.getByRole('link', { name: '早稲田駅' })).toHaveAttribute(
    'href',
    '/search/transit/pref_id:13/5/',
  );
  expect(rents.getByRole('cell', { name: '7分' })).toBeVisible();
  expect(rents.getByText(/ご案内：.*中村 亮/)).toBeVisible();
  expect(rents.getByRole('link', { name: '高田馬場店' })).toHaveAttribute(
    'href',
    '/store/kanto/tokyo/?shop=3',
  );
  expect(rents.getByRole('link', { name: '店舗に相談する' })).toHaveAttribute(
    'href',
    '/inquiry/general/?shopId=3',
  );

  const near = within(screen.getByRole('region', { name: 'キャンパス周辺の施設' }));
  expect(near.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    '駅',
    '買い物',
  ]);
  expect(near.getAllByText(/徒歩[0-9]+分（/).map((walk) => walk.closest('li')?.textContent)).toEqual([
    '早稲田駅徒歩5分（330m）',
    'コンビニ徒歩2分（90m）',
    '書店成文堂徒歩4分（300m・めやす）',
  ]);
  expect(near.getByText(/データにありません：スーパー、/)).toBeVisible();
  expect(near.getByText(/2021年・2022年のデータ/)).toBeVisible();

  const taught = within(screen.getByRole('region', { name: '通う学部・学科' }));
  expect(taught.getByText('政治学科、経済学科')).toBeVisible();
  const others = within(screen.getByRole('region', { name: '近くのキャンパス' }));
  expect(others.getByRole('link', { name: /^学習院大学/ })).toHaveAttribute(
    'href',
    '/search/school/pref_id:13/school_id:20/',
  );
});

test('features lead into the narrowed list, a radius to the map around the campus', async () => {
  await renderRoutes(routes, page, { answers });
  const found = within(await screen.findByRole('region', { name: 'こだわりから探す' }));
  const hrefs = found.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    [expect.stringContaining('女性専用15件'), `${page}?condition=53,54`],
    [expect.stringContaining('徒歩圏9件'), '/search/range/35.709/139.72/1/'],
    ['4万円台54件', `${page}?rentSelect=4`],
  ]);
});

test('a part that fails costs only itself and can be asked for again', async () => {
  let isDown = true;
  const failing = { ...answers, 'school/campus/advice': () => (isDown ? 500 : advice) };
  await renderRoutes(routes, page, { answers: failing });
  expect(await screen.findByText('アドバイスを読み込めませんでした')).toBeVisible();
  expect(screen.getByRole('region', { name: 'キャンパス周辺の施設' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByRole('region', { name: 'お部屋探しのアドバイス' })).toBeVisible();
});

test('unknown parts are left out, and filtering loads none of them again', async () => {
  const { calls, router } = await renderRoutes(routes, page, {
    answers: {
      ...answers,
      'estate/school/feature/list': [],
      'school/spot/list': [],
      'school/undergraduate': [],
    },
  });
  await screen.findByRole('region', { name: '近くのキャンパス' });
  for (const name of ['お気に入りの多い物件', 'こだわりから探す', 'キャンパス周辺の施設', '通う学部・学科']) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  }
  await act(() => router.navigate(`${page}?layout=1K`));
  expect(calls.filter(({ path }) => path === 'estate/school/list')).toHaveLength(4);
  expect(calls.filter(({ path }) => path === 'school/campus/advice')).toHaveLength(1);
});

test('estates that many keep are ranked with their number, and nothing is ranked below that', async () => {
  const kept = makeEstate({ estate_id: 7, name: 'コーポ若葉', price_min: 55_000, price_max: 60_000 });
  await renderRoutes(routes, `${page}?stay_months=24&with_meals=1&food_budget=40000`, {
    answers: {
      ...answers,
      'estate/school/ranking/list': [{ ...kept, commute_minutes: 12, favorite_count: 9 }],
    },
  });
  const ranked = within(await screen.findByRole('region', { name: 'お気に入りの多い物件' }));
  const link = ranked.getByRole('link', { name: /コーポ若葉/ });
  expect(link).toHaveAttribute('href', '/view/7/?campus=10&stay_months=24&with_meals=1&food_budget=40000');
  expect(link).toHaveTextContent(/^1位/);
  expect(link).toHaveTextContent('5.5万円～6万円');
  expect(link).toHaveTextContent('通学12分・9人がお気に入りに登録');
});
