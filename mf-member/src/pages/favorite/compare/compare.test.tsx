import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { writeMySearch } from '@gakumado/shared/my-search';
import { createAppStore, loadPersonalLists } from '@gakumado/shared/store';
import { cardOf, renderRoutes, painted } from '@gakumado/shared/testing';
import { routes } from '#routes.tsx';
import { costOf, detailOf, roomtypeOf } from '#testing/home-of.ts';

type Call = { body: Record<string, unknown> };

const campus: SchoolCampus = {
  campus_id: 55,
  school_id: 5,
  school_name: '見本大学',
  school_kana: '',
  campus_name: '北キャンパス',
  campus_kana: '',
  school_type: '大学',
  pref_id: 13,
  pref_name: '東京都',
  address: '',
  lat: 35,
  lon: 139,
  estate_count: 1,
  nearest_station_text: null,
};

const feature = { group: 1, group_name: '', icon_path: null, icon: '', meaning: '', is_filter: true };

const cardFor = (id: number, campusId: unknown) => ({
  ...cardOf(id),
  equipment: id === 1 ? [801, 804] : [801],
  ...(id === 1 && campusId === 55 ? { commute_text: '徒歩8分', commute_minutes: 8 } : {}),
});

/** Homes 1 to 5 are there; the campus is known from home 1 alone. */
const answers = {
  'estate/list': ({ body }: Call) =>
    (body['estate_id'] as number[]).filter((id) => id < 6).map((id) => cardFor(id, body['school_id'])),
  'estate/detail': ({ body }: Call) => detailOf(Number(body['estate_id'])),
  'estate/roomtype/list': ({ body }: Call) => [
    roomtypeOf(Number(body['estate_id']), 50_000 + 1_000 * Number(body['estate_id'])),
  ],
  'estate/building/cost/list': [costOf('管理費', 2, 5_000), costOf('礼金', 1, 48_000)],
  'equipment/list': [
    { ...feature, equipment_id: 801, name: 'オートロック', sort_no: 1 },
    { ...feature, equipment_id: 804, name: '宅配ボックス', sort_no: 2 },
  ],
  'school/campus/list': [campus],
};

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
});

const cellsOf = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

async function open(search: string, changed: object = {}) {
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  const view = await renderRoutes(routes, `/favorite/${search}`, {
    store,
    answers: { ...answers, ...changed },
  });
  return { ...view, user: userEvent.setup() };
}

test('homes stand side by side in the order of the address', async () => {
  await open('?compare=2,1&campus=55');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    '項目',
    '見本マンション2',
    '見本マンション1',
  ]);
  // 48 × (rent + 5,000) + 48,000, by 48 months.
  expect(cellsOf('毎月の実質負担')).toEqual(['58,000円', '57,000円']);
  expect(cellsOf('初期費用')).toEqual(['105,000円', '104,000円']);
  expect(cellsOf('入居中の総額（4年間）')).toEqual(['2,784,000円', '2,736,000円']);
  expect(cellsOf('北キャンパスまで')).toEqual(['90分を超えます', '徒歩8分']);
  expect(cellsOf('解約の予告')).toEqual(['2か月前まで', '1か月前まで']);
  expect(cellsOf('合格発表前予約')[0]).toBe('条件は店舗が個別にご案内します');
  expect(cellsOf('どの物件にもあるもの')).toEqual(['オートロック']);
  expect(cellsOf('宅配ボックス')).toEqual(['－', 'あり']);
  expect(screen.getByRole('img', { name: '見本マンション2 Aタイプの間取り図' })).toBeInTheDocument();
});

test("the text 'null' is a value that is not known", async () => {
  const { 'estate/list': cards } = answers;
  await open('?compare=1,2', {
    'estate/list': (call: Call) =>
      cards(call).map((card) =>
        Object.assign(card, card.estate_id === 1 && { station_time_text_min: 'null' }),
      ),
  });
  expect(cellsOf('最寄り駅')).toEqual(['－', expect.stringContaining('駅')]);
});

test('it begins with what each home costs beside the cheapest, its way beside the nearest and what its contract catches on', async () => {
  await open('?compare=2,1&campus=55', {
    'estate/list': ({ body }: Call) =>
      (body['estate_id'] as number[]).map((id) =>
        Object.assign(cardOf(id), { commute_text: `電車${id * 10}分`, commute_minutes: id * 10 }),
      ),
    'estate/detail': ({ body }: Call) => {
      const detail = detailOf(Number(body['estate_id']));
      const penalty_text = '入居から1年未満で解約する場合は、違約金がかかります。';
      return body['estate_id'] === 2
        ? { ...detail, movein_terms: { ...detail.movein_terms, penalty_text } }
        : detail;
    },
  });
  const [, ...rows] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(0, 3)).toEqual([
    '費用の差月1,000円高いいちばん安い',
    '通学の差10分長いいちばん近い（10分）',
    '契約の注意短期解約に違約金、解約は2か月前まで大きな注意点なし',
  ]);
});

test('what is the same everywhere comes after what differs, folded until it is asked for', async () => {
  const { user } = await open('?compare=1,2');
  const fold = screen.getByRole('checkbox', { name: /^どの物件も同じ項目（\d+項目）を表示する$/ });
  const [different, same] = ['毎月の実質負担', '賃料'].map((label) =>
    screen.getByRole('row', { name: new RegExp(`^${label}`) }),
  );
  expect(different!.closest('[data-folded]')).toBeNull();
  expect(same!.closest('[data-folded]')).not.toBeNull();
  expect(fold.compareDocumentPosition(same!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(fold);
  expect(fold).toBeChecked();
});

test('the settings work in the address, and nothing is loaded again', async () => {
  const { user, router, calls } = await open('?compare=1,2');
  const asked = calls.length;
  await user.click(screen.getByRole('checkbox', { name: '違いだけ表示' }));
  expect(router.state.location.search).toBe('?compare=1,2&diff=1');
  expect(screen.queryByRole('row', { name: /^間取り 1K/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /どの物件にも/ })).not.toBeInTheDocument();
  expect(cellsOf('宅配ボックス')).toEqual(['あり', '－']);
  expect(screen.getByText('違いのある項目だけを表示しています。')).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: '住む期間' }), '2年（24か月）');
  expect(cellsOf('毎月の実質負担')).toEqual(['58,000円', '59,000円']);
  await user.click(screen.getByRole('checkbox', { name: /食費も含めて/ }));
  expect(router.state.location.search).toBe('?compare=1,2&stay_months=24&with_meals=1&diff=1');
  expect(cellsOf('毎月の実質負担')).toEqual(['84,000円', '85,000円']);
  expect(calls.length).toBe(asked);
});

test('the food of the address counts, says so, and goes to the homes with school and stay', async () => {
  await open('?compare=1,2&campus=55&stay_months=24&with_meals=1&food_budget=40000');
  expect(cellsOf('毎月の実質負担')).toEqual(['98,000円', '99,000円']);
  expect(screen.getByRole('checkbox', { name: /食事なしの物件は月40,000円/ })).toBeChecked();
  expect(screen.getByText(/食事のない物件には月40,000円を足しています。/)).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /見本マンション1/ }).querySelector('a')).toHaveAttribute(
    'href',
    '/view/1/?campus=55&stay_months=24&with_meals=1&food_budget=40000',
  );
});

test('a school is chosen and taken off', async () => {
  const { user, router } = await open('?compare=1,2');
  await user.type(screen.getByRole('combobox', { name: '通学時間を比べる学校' }), '見本');
  await user.click(await screen.findByRole('option', { name: '見本大学 北キャンパス' }));
  expect(await screen.findByRole('row', { name: /^北キャンパスまで/ })).toBeVisible();
  expect(router.state.location.search).toBe('?compare=1,2&campus=55');
  await user.click(screen.getByRole('link', { name: '見本大学 北キャンパスを通学先から外す' }));
  expect(router.state.location.search).toBe('?compare=1,2');
});

test.each([1, 2])('%d chosen schools have a title', async (count) => {
  await open(`?compare=1,2&campus=${[55, 56].slice(0, count).join(',')}`);
  const schools = screen.getByRole('list', { name: '通学時間を比べる学校' });
  expect(within(schools).getAllByRole('listitem')).toHaveLength(count);
  expect(screen.getByText('通学時間を比べる学校')).toBeVisible();
});

test('unknown and unreadable homes are dropped with a word, and more than four are cut', async () => {
  await open('?compare=1,x,2,99');
  expect(screen.getByText(/ご指定の物件のうち2件は、掲載が終了したか見つからないため/)).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

test('four of five are compared, which is said', async () => {
  await open('?compare=1,2,3,4,5');
  expect(screen.getByText(/はじめの4件を表示しています/)).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
});

test.each(['?compare=1', '?compare=1,99', '?compare='])(
  '%s shows the favourites and says why',
  async (search) => {
    await open(search);
    expect(screen.getByRole('heading', { level: 1, name: 'お気に入り物件' })).toBeVisible();
    expect(screen.getByText(/比べられる物件が2件に足りない/)).toBeVisible();
  },
);

test('a part that fails fails alone', async () => {
  await open('?compare=1,2&campus=55', {
    'estate/detail': ({ body }: Call) =>
      body['estate_id'] === 2 ? { status: 500, result: null } : detailOf(1),
    'estate/building/cost/list': 500,
    'equipment/list': 500,
    'school/campus/list': 500,
  });
  const failed = 'この項目を読み込めませんでした';
  expect(cellsOf('毎月の実質負担')).toEqual([failed, failed]);
  expect(cellsOf('解約の予告')).toEqual(['1か月前まで', failed]);
  expect(cellsOf('設備・条件の有無')).toEqual([failed, failed]);
  expect(cellsOf('1か所目の学校まで')).toEqual(['徒歩8分', '－']);
  expect(cellsOf('賃料')).toEqual(['5.2万円～5.8万円', '5.2万円～5.8万円']);
});

test('a home becomes a favourite, is asked about, and leaves the comparison', async () => {
  const { user, router } = await open('?compare=1,2,3&diff=1');
  await user.click(screen.getByRole('button', { name: 'お気に入りに追加：見本マンション2' }));
  await painted();
  expect(Cookies.get('Data-Favorite')).toBe('[2]');
  expect(screen.getByRole('link', { name: '見本マンション3に問い合わせる' })).toHaveAttribute(
    'href',
    '/inquiry/general/?shopId=1&estateId=3&fromEstate=true',
  );
  await user.click(screen.getByRole('link', { name: '見本マンション2を比較から外す' }));
  expect(router.state.location.search).toBe('?compare=1,3&diff=1');
});

test("the visitor's own notes stand in a row", async () => {
  localStorage.setItem('HOME_NOTES', '{"guest":{"2":"日当たりが良い"}}');
  await open('?compare=1,2');
  expect(cellsOf('メモ')).toEqual(['－', '日当たりが良い']);
});

test('two to four favourites are chosen, with the schools that the visitor said; else the reason is there', async () => {
  Cookies.set('Data-Favorite', '[1,2,3,4,5]');
  writeMySearch({
    places: [
      { school_id: 55, name: '北キャンパス' },
      { school_id: 56, name: '南キャンパス' },
    ],
  });
  const { user, router } = await open('');
  const compare = screen.getByRole('button', { name: '比べる' });
  expect(compare).toHaveAttribute('aria-disabled', 'true');
  expect(compare).toHaveAccessibleDescription('2〜4件を選ぶと比べられます');
  await user.click(screen.getByRole('checkbox', { name: 'すべて選択' }));
  expect(compare).toHaveAccessibleDescription('比べるのは4件までです');
  await user.click(screen.getByRole('checkbox', { name: '見本マンション4を選択' }));
  await painted();
  expect(compare).not.toHaveAccessibleDescription();
  await user.click(compare);
  expect(router.state.location.search).toBe('?compare=5,3,2,1&campus=55,56');
});
