import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import type { Answers, ReceivedCall } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { makeCampus } from '../../testing/test-data.ts';

const tokyo = { prefecture_id: 13, name_kana: '東京都', name: 'tokyo', is_open: true, area_slug: 'kanto' };
const shimane = { ...tokyo, prefecture_id: 32, name_kana: '島根県', name: 'shimane', is_open: false };
const campus = makeCampus({ campus_id: 10, pref_id: 13 });
const count = ({ body }: ReceivedCall) => ({
  result: [],
  total_count: body['cost_to'] === undefined ? 300 : 40,
  facets: {
    gender_type: { 0: 200, 1: 50, 2: 30, 3: 20 },
    condition: { 911: 12 },
    commute_minutes_max: { 30: 9 },
  },
});
const answers: Answers = {
  'address/prefecture/list': [tokyo],
  'school/campus/list': ({ body }: ReceivedCall) =>
    body['campus_id'] === 10 || body['keyword'] === 'わせだ' ? [campus] : [],
  'estate/list': count,
  'estate/school/list': count,
  'equipment/list': [],
};

const open = (url = '/search/?guide=1') => renderRoutes(routes, url, { answers });
const next = () => userEvent.click(screen.getByRole('button', { name: '次の質問へ' }));
const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const GENDER = '入居される方の性別を教えてください';
const PLACE = 'どこに通いますか';

test('five answers end in the list of a campus, narrowed and ordered by them', async () => {
  const { router } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(GENDER);
  expect(screen.getByRole('status')).toHaveTextContent('300件');
  await userEvent.click(screen.getByRole('radio', { name: /^女性 270件/ }));
  await next();

  expect(await question(PLACE)).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: '学校名' }), 'わせだ');
  await userEvent.click(screen.getByRole('button', { name: '学校を探す' }));
  await userEvent.click(await screen.findByRole('radio', { name: /早稲田大学 早稲田キャンパス/ }));
  await waitFor(() => expect(router.state.location.search).toContain('school_id=10'));
  await next();

  await question('毎月の住まいの費用は、いくらまでですか');
  await userEvent.click(screen.getByRole('radio', { name: '6万円まで' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('40件'));
  await next();

  await question('通学時間は何分までですか');
  await userEvent.click(screen.getByRole('radio', { name: /学校まで30分以内 9件/ }));
  await next();

  await question('あるとうれしい設備・条件を選んでください');
  await userEvent.click(screen.getByRole('checkbox', { name: /食事付き 12件/ }));
  await userEvent.click(screen.getByRole('button', { name: '物件の一覧を見る' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/school/pref_id:13/school_id:10/'));
  expect(router.state.location.search).toBe(
    '?cost_to=60000&gender_type=0,1,3&optional_condition=911&sort=match_desc',
  );
});

test('the way back keeps every answer', async () => {
  const { router } = await open('/search/?guide=3&place=campus&school_id=10&gender_type=1&cost_to=50000');
  expect(screen.getByRole('radio', { name: '5万円まで' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '前の質問へ' }));
  await question(PLACE);
  expect(screen.getByRole('radio', { name: /早稲田キャンパス/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '前の質問へ' }));
  await question(GENDER);
  expect(screen.getByRole('radio', { name: /女性専用のみ/ })).toBeChecked();
  await act(() => router.navigate(-2));
  await question('毎月の住まいの費用は、いくらまでですか');
  expect(screen.getByRole('radio', { name: '5万円まで' })).toBeChecked();
});

test.each([
  ['1', '&', 'radio', /女性専用のみ/, '次の質問へ', 'gender_type=1'],
  ['3', '&place=campus&school_id=10', 'radio', /6万円まで/, '次の質問へ', 'cost_to=60000'],
  ['5', '&place=campus&school_id=10', 'checkbox', /食事付き/, '物件の一覧を見る', 'optional_condition=911'],
] as const)('Back to question %s finds its answer', async (step, rest, role, name, onward, answer) => {
  const { router, calls } = await open(`/search/?guide=${step}${rest}`);
  const before = calls.length;
  await userEvent.click(screen.getByRole(role, { name }));
  await waitFor(() => expect(router.state.location.search).toContain(answer));
  expect(router.state.location.search).toContain(`guide=${step}`);
  // The answer is in the address at once: no call comes between it and the next question.
  expect(calls).toHaveLength(before);
  await userEvent.click(screen.getByRole('button', { name: onward }));
  await waitFor(() => expect(router.state.location.search).not.toContain(`guide=${step}`));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole(role, { name })).toBeChecked();
});

test('without a school the search goes by prefecture, and asks for the way to a station', async () => {
  const { router } = await open('/search/?guide=4&place=pref&pref=13');
  await question('駅から徒歩何分までですか');
  await userEvent.click(screen.getByRole('radio', { name: '駅から徒歩10分以内' }));
  await userEvent.click(screen.getByRole('button', { name: 'ここまでの答えで一覧を見る' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/area/pref_id:13/result/'));
  expect(router.state.location.search).toBe('?walk_minutes_max=10');
});

test('a prefecture that is not open promises no number', async () => {
  const { calls } = await renderRoutes(routes, '/search/?guide=2&place=pref&pref=32', {
    answers: { ...answers, 'address/prefecture/list': [tokyo, shimane] },
  });
  expect(screen.getByText('島根県は、物件の掲載を準備しています')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'お部屋探しを依頼' })).toHaveAttribute(
    'href',
    '/mailform/matomete/roomorder/?prefId=32',
  );
  expect(screen.getByRole('option', { name: '島根県（準備中）' })).toBeInTheDocument();
  await next();
  await question('毎月の住まいの費用は、いくらまでですか');
  await userEvent.click(screen.getByRole('radio', { name: '6万円まで' }));
  expect(screen.getByText('島根県は、物件の掲載を準備しています')).toBeInTheDocument();
  expect(screen.queryByText(/ここまでの答えに合う物件/)).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => path === 'estate/list')).toEqual([]);
});

test('a missing campus is asked for before anything else', async () => {
  await open('/search/?guide=3&place=campus&school=zzz');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(PLACE);
  expect(screen.getByText(/^通う学校のキャンパスを選ぶか/)).toBeVisible();
  expect(screen.getByText(/「zzz」に当てはまる学校が見つかりませんでした/)).toBeVisible();
});

test.each(['guide=9', 'guide=x', 'guide=', 'guide=1&cost_to=abc&school_id=9999999999&place=moon'])(
  'an address that makes no sense begins at the first question: %s',
  async (query) => {
    await open(`/search/?${query}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/性別|通いますか/);
  },
);
