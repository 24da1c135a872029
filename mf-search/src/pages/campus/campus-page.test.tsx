import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { moveInMonths } from '@gakumado/shared/contract';
import { renderRoutes, painted, wayText } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { formatMonth } from '@gakumado/shared/ui';
import { makeCampus, makeEstate } from '../../testing/test-data.ts';
import { routes } from '../../routes.tsx';

const campus = makeCampus({ campus_id: 10, school_id: 1, campus_name: '早稲田キャンパス' });
const sibling = makeCampus({ campus_id: 11, school_id: 1, campus_name: '戸山キャンパス' });
const page = '/search/school/pref_id:13/school_id:10/';

const master = [
  { equipment_id: 52, name: '学生マンション', group: 3, is_filter: true },
  { equipment_id: 63, name: '学生マンション', group: 3, is_filter: true },
  { equipment_id: 65, name: '学生会館', group: 3, is_filter: true },
  { equipment_id: 53, name: '女性専用', group: 2, is_filter: true },
  { equipment_id: 54, name: '女性専用', group: 2, is_filter: true },
];

/** 45 estates, 60 with an hour on the way, and none from 70,000 yen. */
function estatesNear({ body, params }: ReceivedCall) {
  if (body['price_from'] === 70_000) return { result: [], total_count: 0 };
  const wider = body['commute_minutes_max'] === 60 ? 60 : 45;
  const total_count = body['price'] === 50_000 ? 3 : wider;
  const first = (Number(params['page']) - 1) * 20;
  const result = Array.from({ length: Math.max(0, Math.min(20, total_count - first)) }, (_, index) =>
    makeEstate({ estate_id: first + index + 1, name: `見本マンション${first + index + 1}` }),
  );
  const facets = { price_band: { 5: 3 }, layout: { '1R': 2, '1K': 40 } };
  return { result, total_count, ...(body['with_facets'] === true && { facets }) };
}

const answers = {
  'school/campus/list': ({ body }: ReceivedCall) => {
    if (body['campus_id'] === 10) return [campus];
    if (body['campus_id'] === 11) return [sibling];
    return body['school_id'] === 1 ? [campus, sibling] : [];
  },
  'estate/school/list': estatesNear,
  'equipment/list': master,
  'school/campus/advice': 500,
  'estate/school/feature/list': [],
  'school/spot/list': [],
  'school/undergraduate': [],
};

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
});

const open = (url = page) => renderRoutes(routes, url, { answers });
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
/** The last call for the list or the counts of the filter, not the one for what a wider commute adds. */
const estateCall = (calls: readonly ReceivedCall[]) =>
  calls.findLast(({ path, body }) => path === 'estate/school/list' && 'with_facets' in body);

test('the page shows the campus, the count and the nearest estates with their commute', async () => {
  const { calls } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    '早稲田大学 早稲田キャンパスに通いやすい学生向け物件',
  );
  expect(
    screen.getByRole('heading', { level: 2, name: /30分以内に通える物件\s*45\s*件/ }),
  ).toBeInTheDocument();
  expect(names()).toHaveLength(20);
  expect(screen.getAllByText(wayText('早稲田キャンパスまで徒歩8分'))).toHaveLength(20);
  expect(estateCall(calls)).toMatchObject({
    body: { school_id: 10, sort: 'commute_asc' },
    params: { page: 1, limit: 20 },
  });
  expect(document.title).toContain('早稲田大学 早稲田キャンパス');
  expect(screen.getByRole('link', { name: /^戸山キャンパス/ })).toHaveAttribute(
    'href',
    '/search/school/pref_id:13/school_id:11/',
  );
});

test('the list begins with homes within 30 minutes and says what an hour would add', async () => {
  const { calls, router } = await open(`${page}?commute_minutes_max=30`);
  expect(estateCall(calls)).toMatchObject({ body: { commute_minutes_max: 30 } });
  await userEvent.click(screen.getByRole('link', { name: '60分まで広げる（+15件）' }));
  expect(await screen.findByRole('heading', { name: /条件に合う物件\s*60\s*件/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?commute_minutes_max=60');
  expect(screen.queryByRole('link', { name: /分まで広げる/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /通学60分以内\s*を外す/ }));
  expect(await screen.findByRole('link', { name: /60分まで広げる/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('the filter shows the limit that holds, and a part of the map or a second school has none', async () => {
  const { calls, router } = await open();
  const dialog = await openFilter();
  const limits = within(dialog.getByRole('group', { name: '通学時間' }));
  expect(limits.getByRole('radio', { name: /30分以内/ })).toBeChecked();
  expect(limits.queryByRole('radio', { name: '指定なし' })).not.toBeInTheDocument();
  await act(() => router.navigate(`${page}?second_school_id=11`));
  await waitFor(() => expect(estateCall(calls)?.body).toHaveProperty('second_school_id', 11));
  expect(estateCall(calls)?.body).not.toHaveProperty('commute_minutes_max');
});

test('a card is heard as name, way, rent with its word, heart, checkbox', async () => {
  await open();
  const card = within(screen.getAllByRole('article')[0]!);
  const parts = [
    card.getByRole('heading'),
    card.getByText(wayText('早稲田キャンパスまで徒歩8分')),
    card.getByText('賃料'),
    card.getByText('5.25万円～6万円'),
    card.getByRole('button', { name: /^お気に入りに追加/ }),
    card.getByRole('checkbox'),
  ];
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('page navigation goes through the list and keeps the filters', async () => {
  const { router, calls } = await open(`${page}?layout=1K`);
  await userEvent.click(screen.getByRole('link', { name: '次のページ' }));
  expect(await screen.findByText('見本マンション21')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?layout=1K&page=2');
  expect(estateCall(calls)).toMatchObject({ body: { layout: ['1K'] }, params: { page: 2 } });
  expect(screen.getByText('全45件中 21～40件を表示')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2ページ目' })).toHaveAttribute('aria-current', 'page');
});

/** Opens the popup, whose chunk comes first, and then its counts. */
async function openFilter() {
  await userEvent.click(screen.getByRole('button', { name: /条件を絞り込む/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '条件を絞り込む' }));
  await dialog.findByRole('link', { name: /アイコン・条件の説明/ });
  return dialog;
}
const apply = () => userEvent.click(screen.getByRole('button', { name: /この条件で絞り込む/ }));

test('options are counted when the filter opens, not for the list', async () => {
  const { calls } = await open();
  expect(estateCall(calls)?.body).toMatchObject({ with_facets: false });
  const dialog = await openFilter();
  expect(await dialog.findByRole('checkbox', { name: /^1K\s*40\s*件/ })).toBeInTheDocument();
  expect(estateCall(calls)?.body).toMatchObject({ school_id: 10, count_only: true, with_facets: true });
});

test('a rent option narrows the list, is in the address and can be removed', async () => {
  const { router, calls } = await open(`${page}?page=2`);
  const dialog = await openFilter();
  await userEvent.click(dialog.getByRole('radio', { name: /5万円台/ }));
  expect(await dialog.findByText('該当する物件は3件です')).toBeInTheDocument();
  expect(estateCall(calls)?.body).toMatchObject({ price: 50_000, count_only: true, with_facets: true });
  await apply();
  expect(await screen.findByText('絞り込み中の条件')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?rentSelect=5');
  expect(names()).toHaveLength(3);
  expect(screen.getByRole('heading', { name: /条件に合う物件\s*3\s*件/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: /5万円台\s*を外す/ }));
  expect(await screen.findByText('1～20件を表示')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('an option counts its estates together with the present choices', async () => {
  const facets = { equipment: { 801: 20, 802: 9 }, equipment_added: { 801: 20 } };
  await renderRoutes(routes, `${page}?equipment=801`, {
    answers: {
      ...answers,
      'estate/school/list': { result: [makeEstate({})], total_count: 20, facets },
      'equipment/list': [
        { equipment_id: 801, name: 'オートロック', group: 1, is_filter: true },
        { equipment_id: 802, name: '防犯カメラ', group: 1, is_filter: true },
      ],
    },
  });
  const dialog = await openFilter();
  expect(dialog.getByRole('checkbox', { name: /^防犯カメラ\s*0/ })).toBeDisabled();
  expect(dialog.getByRole('checkbox', { name: /^オートロック\s*20/ })).toBeChecked();
});

test('a limit that the filter does not offer is shown, and stays when something else is applied', async () => {
  const asked = 'commute_minutes_max=40&room_area_from=13&room_area_to=35';
  const { router } = await open(`${page}?${asked}`);
  const dialog = await openFilter();
  expect(dialog.getByRole('radio', { name: /^40分以内/ })).toBeChecked();
  expect(dialog.getByRole('radio', { name: /^13㎡以上/ })).toBeChecked();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^1K/ }));
  await apply();
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?commute_minutes_max=40&layout=1K&room_area_from=13&room_area_to=35',
    ),
  );
});

test('areas without results come last and cannot be chosen; months say what each of them adds', async () => {
  const [now = '', next = '', third = '', fourth = ''] = moveInMonths();
  const move_in_ym = Object.fromEntries(moveInMonths().map((month) => [month, 30]));
  const facets = {
    room_area_from: { 20: 7 },
    move_in_ym: { ...move_in_ym, [now]: 0, [next]: 12, [third]: 12 },
  };
  await renderRoutes(routes, page, {
    answers: {
      ...answers,
      'estate/school/list': { result: [makeEstate({})], total_count: 45, facets },
    },
  });
  const dialog = await openFilter();
  expect(await dialog.findByRole('radio', { name: /^20㎡以上\s*7\s*件/ })).toBeEnabled();
  expect(dialog.getByRole('radio', { name: /^40㎡以上\s*0\s*件/ })).toBeDisabled();
  const month = within(dialog.getByRole('combobox', { name: /入居時期/ }));
  expect(month.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '指定なし',
    `${formatMonth(next)}までに入居できる（12件）`,
    `${formatMonth(fourth)}までに入居できる（30件）`,
  ]);
  const areas = within(dialog.getByRole('group', { name: '専有面積' })).getAllByRole('radio');
  expect(areas.map((area) => area.getAttribute('value')).slice(0, 2)).toEqual(['', '20']);
});

test('floor, direction and contract terms are asked for with their counts', async () => {
  const facets = {
    floor_min: { 2: 8 },
    direction: { 南: 5 },
    is_without_curfew: { 1: 3 },
    notice_months_max: {},
  };
  const { router } = await renderRoutes(routes, page, {
    answers: {
      ...answers,
      'estate/school/list': { result: [makeEstate({})], total_count: 45, facets },
    },
  });
  const dialog = await openFilter();
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '毎月の住まいの費用（管理費・必須の費用込み）',
    'こだわり検索',
    '通学・交通',
    '建物',
    '防犯・安心',
    '食事',
    'お部屋',
    '契約・入居',
    '家賃と費用の数え方',
  ]);
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^2階以上\s*8\s*件/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^南\s*5\s*件/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^門限なし\s*3\s*件/ }));
  const notice = within(dialog.getByRole('group', { name: '解約の予告' }));
  expect(notice.getByRole('radio', { name: /^1か月前まで\s*0\s*件/ })).toBeDisabled();
  await apply();
  await screen.findByRole('link', { name: /2階以上\s*を外す/ });
  expect(router.state.location.search).toBe('?direction=%E5%8D%97&floor_min=2&is_without_curfew=1');
});

test('free amounts and other filters make one canonical address', async () => {
  const { router, calls } = await open(`${page}?keyword=a&rentSelect=3&sort=price_asc`);
  const dialog = await openFilter();
  await userEvent.type(dialog.getByLabelText('下限（円）'), '21000');
  await userEvent.type(dialog.getByLabelText('上限（円）'), '29000');
  await userEvent.click(dialog.getByRole('checkbox', { name: /1K/ }));
  await userEvent.click(
    within(dialog.getByRole('group', { name: '駅から徒歩' })).getByRole('radio', { name: '10分以内' }),
  );
  await apply();
  await screen.findByRole('link', { name: /2.1万円～2.9万円\s*を外す/ });
  expect(router.state.location.search).toBe(
    '?keyword=a&layout=1K&price_from=21000&price_to=29000&sort=price_asc&walk_minutes_max=10',
  );
  // Counts of what was chosen before may be asked for after the list on a busy machine.
  expect(calls.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ price_from: 21_000, price_to: 29_000, walk_minutes_max: 10 }),
  );
});

test('options without results are disabled, unless they are chosen', async () => {
  await open(`${page}?layout=1R`);
  const dialog = await openFilter();
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: /1LDK/ })).toBeDisabled());
  const chosen = dialog.getByRole('checkbox', { name: /1R/ });
  expect(chosen).toBeEnabled();
  await userEvent.click(chosen);
  expect(chosen).not.toBeChecked();
  expect(chosen).toBeEnabled();
  expect(chosen).toHaveFocus();
});

test('a condition can be a preference, and nothing checked leaves the words alone', async () => {
  const { router } = await open(`${page}?keyword=a&layout=1K`);
  let dialog = await openFilter();
  await userEvent.click(
    within(dialog.getByRole('group', { name: 'よく選ばれる条件' })).getByRole('checkbox', {
      name: /^女性専用(?!：)/,
    }),
  );
  await userEvent.click(dialog.getByRole('checkbox', { name: '女性専用：できれば' }));
  await apply();
  await screen.findByRole('link', { name: /できれば女性専用/ });
  expect(router.state.location.search).toBe('?keyword=a&layout=1K&optional_condition=53,54');
  dialog = await openFilter();
  await userEvent.click(dialog.getByRole('button', { name: 'すべて外す' }));
  await apply();
  await waitFor(() => expect(router.state.location.search).toBe('?keyword=a'));
});

test('a range the wrong way round is named in the form and not applied', async () => {
  const { router } = await open();
  const dialog = await openFilter();
  await userEvent.type(dialog.getByLabelText('下限（円）'), '60000');
  await userEvent.type(dialog.getByLabelText('上限（円）'), '50000');
  await painted();
  expect(dialog.getByText('下限は上限以下の金額を選択してください。')).toBeInTheDocument();
  await apply();
  expect(router.state.location.search).toBe('');
  expect(dialog.getByLabelText('下限（円）')).toHaveFocus();
});

test('without JavaScript the filter is a part of the page and a form that takes everything along', async () => {
  const { calls } = await open(`${page}?filter=open&keyword=a&layout=1K&sort=price_asc`);
  expect(estateCall(calls)?.body).toMatchObject({ with_facets: true });
  const part = within(await screen.findByRole('region', { name: '条件を絞り込む' }));
  const form = part.getByRole('button', { name: /この条件で絞り込む/ }).closest('form')!;
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', page);
  expect([...new FormData(form)].filter(([, value]) => value !== '')).toEqual([
    ['keyword', 'a'],
    ['sort', 'price_asc'],
    ['commute_minutes_max', '30'],
    ['layout', '1K'],
  ]);
});

test.each([
  ['', null, ''],
  ['?page=2', null, '?page=2'],
  ['?sort=price_asc&view=list', null, ''],
  ['?building_type_id=52,63', null, '?building_type_id=52,63'],
  ['?building_type_id=52', null, '?building_type_id=52,63'],
  ['?condition=53', null, '?condition=53,54'],
  ['?building_type_id=52,63&layout=1K', 'noindex', ''],
  ['?layout=1K,1R', 'noindex', ''],
  ['?walk_minutes_max=5', 'noindex', ''],
])('search engines read %j as %s, with the canonical query %j', async (query, robots, canonical) => {
  await open(page + query);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null).toBe(robots);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', page + canonical);
});

// 6 is meant as 6万, and is no rent.
test.each(['6まん', '6'])('an amount like %s is named at its field and stays there', async (typed) => {
  const { router } = await open();
  const dialog = await openFilter();
  const upper = dialog.getByLabelText('上限（円）');
  await userEvent.type(upper, typed);
  expect(dialog.queryByText(/^上限の金額は/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(dialog.getByText('上限の金額は「60000」や「6万」のように入力してください。')).toBeInTheDocument();
  expect(upper).toHaveFocus();
  expect(upper).toBeInvalid();
  expect(upper).toHaveAccessibleDescription(/^上限の金額は/);
  expect(upper).toHaveValue(typed);
  expect(router.state.location.search).toBe('');
  await userEvent.clear(upper);
  await userEvent.type(upper, '6万');
  expect(upper).toBeValid();
  await apply();
  await waitFor(() => expect(router.state.location.search).toBe('?price_to=60000'));
});

test('an impossible range is named and not asked for', async () => {
  const { calls } = await open(`${page}?price_from=60000&price_to=50000`);
  expect(screen.getByText('家賃：下限は上限以下の金額を選択してください。')).toBeInTheDocument();
  expect(estateCall(calls)?.body).not.toHaveProperty('price_from');
  expect(names()).toHaveLength(20);
});

test('an empty result offers the results of one wider filter, in one press', async () => {
  const { router, calls } = await renderRoutes(routes, `${page}?layout=1K&rentSelect=7`, {
    answers: {
      ...answers,
      'estate/relaxation/list': [
        { relaxation_id: 'price', label: '家賃 -1万円', change: { price_from: 60_000 }, estate_count: 12 },
        { relaxation_id: 'layout', label: '間取りの指定なし', change: { layout: null }, estate_count: 45 },
      ],
    },
  });
  expect(screen.getByText('条件に合う物件が見つかりませんでした')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'ほかの言葉で探す' })).toBeVisible();
  expect(calls.find((call) => call.path === 'estate/relaxation/list')?.body).toMatchObject({
    school_id: 10,
    layout: ['1K'],
    price_from: 70_000,
  });
  expect(screen.getByRole('link', { name: /^間取りの指定なし\s*45\s*件/ })).toHaveAttribute(
    'href',
    `${page}?rentSelect=7`,
  );
  expect(screen.getByRole('link', { name: /お部屋探しを依頼する/ })).toHaveAttribute(
    'href',
    '/mailform/matomete/roomorder/',
  );
  expect(screen.getByRole('button', { name: 'この条件を保存' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /家賃 -1万円/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?layout=1K&price_from=60000'));
});

test('an empty result is shown without the parts that failed', async () => {
  await open(`${page}?layout=1K&rentSelect=7`);
  expect(screen.getByRole('link', { name: 'すべての条件を外す' })).toHaveAttribute('href', page);
});

test('a list of few homes offers wider filters above them, and a longer list does not', async () => {
  const way = {
    relaxation_id: 'layout',
    label: '間取りの指定なし',
    change: { layout: null },
    estate_count: 45,
  };
  const show = async (count: number) => {
    const homes = Array.from({ length: count }, (_, index) => makeEstate({ estate_id: index + 1 }));
    const { unmount } = await renderRoutes(routes, `${page}?layout=1K`, {
      answers: { ...answers, 'estate/school/list': homes, 'estate/relaxation/list': [way] },
    });
    const ways = screen.queryByRole('link', { name: /^間取りの指定なし\s*45\s*件/ });
    const [card] = screen.getAllByRole('article');
    const isAbove =
      ways !== null && Boolean(ways.compareDocumentPosition(card!) & Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    return isAbove;
  };
  expect(await show(3)).toBe(true);
  expect(await show(4)).toBe(false);
});

test('giving up every filter never leads to the same empty page', async () => {
  await renderRoutes(routes, `${page}?keyword=ない&sort=price_asc`, {
    answers: { ...answers, 'estate/school/list': { result: [], total_count: 0 } },
  });
  for (const name of ['すべて外す', 'すべての条件を外す']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${page}?sort=price_asc`);
  }
});

test('preferences whose names are not known are not said to be met', async () => {
  const estate = makeEstate({ match_count: 1, match_total: 3, matched_optional: [801] });
  await renderRoutes(routes, `${page}?optional_condition=99999&optional_equipment=801,802`, {
    answers: { ...answers, 'estate/school/list': [estate], 'equipment/list': 500 },
  });
  expect(screen.getByText('1/3 一致')).toBeInTheDocument();
  expect(screen.queryByText(/すべてに合います/)).not.toBeInTheDocument();
});

test('a form sent by the browser itself ends at the address of the search', async () => {
  const sent = 'rentSelect=&price_from=&price_to=&layout=1R&layout=1K&condition=53%2C54&move_in_ym=';
  const { router } = await open(`${page}?${sent}`);
  expect(router.state.location.search).toBe('?condition=53,54&layout=1R,1K');
});

test('the filter opens as a part of the page with the lists that are chosen', async () => {
  await open(`${page}?condition=53%2C54&filter=open`);
  expect(screen.getByRole('region', { name: '条件を絞り込む' })).toBeInTheDocument();
});

test('the filter button counts the chips', async () => {
  await open(`${page}?condition=53&layout=1K,1R&second_school_id=11`);
  expect(screen.getByRole('button', { name: /条件を絞り込む\s*3\s*項目/ })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /を外す$/ }).length).toBeGreaterThanOrEqual(3);
});

test('a search is saved under a name like 早稲田キャンパス・〜6万円', async () => {
  await open(`${page}?condition=53&price_to=60000`);
  await userEvent.click(screen.getByRole('button', { name: 'この条件を保存' }));
  expect(await screen.findByRole('textbox', { name: /条件の名前/ })).toHaveValue(
    '早稲田キャンパス・〜6万円・女性専用',
  );
});

test('a search between two campuses is saved under both', async () => {
  await open(`${page}?price_to=60000&second_school_id=11`);
  await userEvent.click(screen.getByRole('button', { name: 'この条件を保存' }));
  expect(await screen.findByRole('textbox', { name: /条件の名前/ })).toHaveValue(
    '早稲田キャンパス＋早稲田大学 戸山キャンパス・〜6万円',
  );
});

test('the other campuses of a school cost only their own part', async () => {
  await renderRoutes(routes, page, {
    answers: {
      ...answers,
      'school/campus/list': ({ body }: ReceivedCall) => (body['campus_id'] === 10 ? [campus] : 500),
    },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('早稲田キャンパス');
  expect(names()).toHaveLength(20);
});

test('a list that fails costs only itself and can be asked for again', async () => {
  let isDown = true;
  await renderRoutes(routes, page, {
    answers: {
      ...answers,
      'estate/school/list': (call: ReceivedCall) => (isDown ? 500 : estatesNear(call)),
    },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('早稲田キャンパス');
  expect(screen.getByText('物件の一覧を読み込めませんでした')).toBeInTheDocument();
  isDown = false;
  const list = within(screen.getByRole('region', { name: '30分以内に通える物件' }));
  await userEvent.click(list.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByText('1～20件を表示')).toBeInTheDocument();
});

test('several estates are kept at once, or asked about, ten at most', async () => {
  const { store, router } = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: '見本マンション2を選択' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '見本マンション5を選択' }));
  await painted();
  await userEvent.click(screen.getByRole('button', { name: 'お気に入りに追加' }));
  expect(await screen.findByText(/2件をお気に入りに追加しました。/)).toBeInTheDocument();
  expect(store.getState().favorites.estateIds).toEqual([2, 5]);

  await userEvent.click(screen.getByRole('checkbox', { name: /^このページの20件を ?すべて選択$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'まとめて問い合わせ' }));
  expect(await screen.findByText('物件は10件まで選択できます。')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(page);

  await userEvent.click(screen.getByRole('checkbox', { name: /^このページの20件を ?すべて選択$/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: '見本マンション3を選択' }));
  await painted();
  await userEvent.click(screen.getByRole('button', { name: 'まとめて問い合わせ' }));
  expect(router.state.location.pathname).toBe('/view/contact/');
  expect(sessionStorage.getItem('ESTATE_ID_VIEW_CONTACT')).toBe('[3]');
});

test('chosen estates go into the address where the tab keeps nothing', async () => {
  const { router } = await open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await userEvent.click(screen.getByRole('checkbox', { name: '見本マンション3を選択' }));
  await painted();
  await userEvent.click(screen.getByRole('button', { name: 'まとめて問い合わせ' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/view/contact/?estate_ids=3');
  jest.restoreAllMocks();
});

test('a second campus is chosen from suggestions, shown on the cards and taken away', async () => {
  const { router } = await renderRoutes(routes, page, {
    answers: {
      ...answers,
      'school/campus/list': (call: ReceivedCall) =>
        call.body['keyword'] === 'とやま' ? [sibling] : answers['school/campus/list'](call),
      'estate/school/list': [
        makeEstate({ second_commute_minutes: 22, second_commute_text: '東西線で早稲田駅まで8分・乗換なし' }),
      ],
    },
  });
  await userEvent.click(screen.getByText('2か所に通えるお部屋を探す'));
  await userEvent.type(screen.getByRole('combobox', { name: '2か所目の学校・駅・住所' }), 'とやま');
  await userEvent.click(await screen.findByRole('option', { name: /戸山キャンパス/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?second_school_id=11'));
  expect(await screen.findByText(wayText(/^戸山キャンパスまで約22分/))).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /2か所目（.*を外す/ }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a search between two campuses is called by both, and ordered by either or by the longer way', async () => {
  const { calls } = await open(`${page}?second_school_id=11&sort=second_commute_asc`);
  const names = '早稲田大学 早稲田キャンパスと早稲田大学 戸山キャンパスの両方に通いやすい';
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${names}学生向け物件`);
  expect(document.title).toContain(names);
  expect(estateCall(calls)?.body).toMatchObject({ second_school_id: 11, sort: 'second_commute_asc' });
  const orders = within(screen.getByRole('navigation', { name: '並び順' }));
  expect(orders.getByRole('link', { name: /^2か所目に近い順/ })).toHaveAttribute('aria-current', 'true');
  expect(orders.getByRole('link', { name: /^1か所目に近い順/ })).toBeInTheDocument();
  await open(`${page}?sort=second_commute_asc`);
  expect(screen.getAllByRole('link', { name: /^通学時間が短い順/ })[0]).toBeInTheDocument();
});

test('two campuses of the same name are called by their schools, on the cards as on the map', async () => {
  const other = makeCampus({
    ...sibling,
    school_id: 2,
    school_name: '早稲田女子大学',
    campus_name: '早稲田キャンパス',
  });
  await renderRoutes(routes, `${page}?second_school_id=11`, {
    answers: {
      ...answers,
      'school/campus/list': (call: ReceivedCall) =>
        call.body['campus_id'] === 11 ? [other] : answers['school/campus/list'](call),
      'estate/school/list': [makeEstate({ second_commute_minutes: 12, second_commute_text: '徒歩12分' })],
    },
  });
  const card = within(screen.getByRole('article'));
  expect(card.getByText(wayText('早稲田大学まで徒歩8分'))).toBeInTheDocument();
  expect(card.getByText(wayText('早稲田女子大学まで徒歩12分'))).toBeInTheDocument();
});

test('a home is opened with what others like it must meet', async () => {
  await open(`${page}?equipment=801&gender_type=0,1,3&optional_condition=54&sort=price_asc`);
  const [first] = screen.getAllByRole('article');
  expect(within(first!).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/view\/\d+\/\?campus=10&equipment=801&gender_type=0,1,3$/),
  );
});

test('between two campuses the list says how far it reaches and by what it is ordered, and comes closer', async () => {
  const near = ({ body }: ReceivedCall) => ({
    result: [makeEstate({})],
    total_count: body['second_commute_minutes_max'] === 60 ? 12 : 45,
  });
  const { router } = await renderRoutes(routes, `${page}?second_school_id=11`, {
    answers: { ...answers, 'estate/school/list': near },
  });
  expect(
    screen.getByRole('heading', { name: /どちらにも90分以内で通える物件\s*45\s*件/ }),
  ).toBeInTheDocument();
  expect(screen.getByText('通学時間の長いほうを基準に、短い順に並べています。')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: '60分以内に絞る（12件）' }));
  expect(router.state.location.search).toBe(
    '?commute_minutes_max=60&second_commute_minutes_max=60&second_school_id=11',
  );
  expect(
    await screen.findByRole('heading', { name: /どちらにも60分以内で通える物件\s*12\s*件/ }),
  ).toBeInTheDocument();
  await act(() => router.navigate(`${page}?second_school_id=11&layout=1K&sort=price_asc`));
  expect(screen.getByRole('heading', { name: /条件に合う物件/ })).toBeInTheDocument();
  expect(screen.getByText('どちらにも90分以内で通える物件です。')).toBeInTheDocument();
});

test('the same campus is refused as the second one, at its field', async () => {
  const { router } = await renderRoutes(routes, page, {
    answers: {
      ...answers,
      'school/campus/list': (call: ReceivedCall) =>
        call.body['keyword'] ? [campus] : answers['school/campus/list'](call),
    },
  });
  await userEvent.click(screen.getByText('2か所に通えるお部屋を探す'));
  const field = screen.getByRole('combobox', { name: '2か所目の学校・駅・住所' });
  await userEvent.type(field, 'わせだ');
  await userEvent.click(await screen.findByRole('option', { name: /早稲田キャンパス/ }));
  const refusal = '同じキャンパスです。別の学校を選んでください。';
  expect(field).toHaveAccessibleDescription(refusal);
  expect(field).toBeInvalid();
  expect(field).toHaveValue('早稲田大学 早稲田キャンパス');
  await userEvent.click(screen.getByRole('button', { name: '決定' }));
  expect(field).toHaveAccessibleDescription(refusal);
  expect(router.state.location.search).toBe('');
  await userEvent.type(field, 'あ');
  expect(field).toBeValid();
});

test('two campuses at once: an unknown second one is left out', async () => {
  const { calls } = await open(`${page}?second_school_id=11&second_commute_minutes_max=30`);
  expect(estateCall(calls)?.body).toMatchObject({ second_school_id: 11, second_commute_minutes_max: 30 });
  const unknown = await open(`${page}?second_school_id=999`);
  expect(estateCall(unknown.calls)?.body).not.toHaveProperty('second_school_id');
});

test('two campuses at once: where nothing suits both, the page says how far it looked', async () => {
  await open(`${page}?second_school_id=11&price_from=70000`);
  expect(screen.getByText('条件に合う物件が見つかりませんでした')).toBeInTheDocument();
  expect(screen.getByText('どちらにもおよそ90分以内で通える物件からお探ししました。')).toBeInTheDocument();
});

test('a page past the last one leads back to the first', async () => {
  await open(`${page}?page=9`);
  expect(screen.getByRole('link', { name: '1ページ目へ' })).toHaveAttribute('href', page);
});

test.each([
  ['an unknown campus', '/search/school/pref_id:13/school_id:999/'],
  ['a campus of another prefecture', '/search/school/pref_id:14/school_id:10/'],
  ['an id that is none', '/search/school/pref_id:13/school_id:x/'],
])('%s is not found', async (_name, url) => {
  await open(url);
  expect(screen.getByText('エラー 404')).toBeInTheDocument();
});

test('a heart puts the estate into the favourites', async () => {
  const { store } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'お気に入りに追加：見本マンション3' }));
  expect(await screen.findByText('お気に入りに追加しました。')).toBeInTheDocument();
  expect(store.getState().favorites.estateIds).toEqual([3]);
  expect(screen.getByRole('button', { name: 'お気に入りに追加：見本マンション3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the heart is the one control of a card that puts its home aside', async () => {
  await open();
  const card = within(screen.getAllByRole('article')[0]!);
  expect(card.getAllByRole('button')).toEqual([card.getByRole('button', { name: /^お気に入りに追加：/ })]);
});
