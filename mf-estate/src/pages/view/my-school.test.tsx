import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { costs } from '../../testing/costs.ts';
import { estate } from '../../testing/estate.ts';

const campus = (campus_id: number) => ({
  campus_id,
  pref_id: 13,
  school_name: '見本大学',
  campus_name: campus_id === 56 ? '北キャンパス' : '南キャンパス',
});
const way = {
  commute_minutes: 22,
  commute_text: '東西線で北駅まで8分・乗換なし',
  walk_minutes_to_school: 31,
  bicycle_minutes_to_school: 12,
};

const comparison = {
  monthly_cost: 75_000,
  average_cost: 100_000,
  estate_count: 40,
  stay_months: 48,
  with_meals: false,
  building_type_id: 52,
  area_from: 18,
  area_to: 25,
  minutes_from: 17,
  minutes_to: 27,
  station_name: null,
};

const show = (query: string, changes = {}) =>
  renderRoutes(routes, `/view/1001/${query}`, {
    answers: {
      ...answers,
      'school/campus/list': ({ body }: ReceivedCall) =>
        body['campus_id'] === 9 ? [] : [campus(Number(body['campus_id']))],
      'estate/list': [{ ...estate, ...way }],
      'estate/cost/comparison': [comparison],
      ...changes,
    },
  });

const chosen = () => screen.queryByRole('group', { name: /選んだ学校への通学時間/ });
const items = () =>
  within(chosen()!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the way to the chosen school heads the page, and goes with the similar homes', async () => {
  const { calls } = await show('?campus=56');
  expect(items()).toEqual(['22分見本大学 北キャンパス東西線で北駅まで8分・乗換なし／徒歩31分／自転車12分']);
  expect(calls.find(({ path }) => path === 'estate/list')?.body).toMatchObject({
    estate_id: [1001],
    school_id: 56,
  });
  const similar = within(screen.getByRole('region', { name: '条件の近い物件' }));
  for (const link of similar.getAllByRole('link', { name: /レジデンス|コート|ハイツ|会館/ })) {
    expect(link).toHaveAttribute('href', expect.stringContaining('?campus=56'));
  }
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/view/1001/');
});

test('both ways where there are two schools; one that is too far is said to be', async () => {
  await show('?campus=56,161,7');
  expect(items()).toEqual([
    expect.stringContaining('北キャンパス'),
    '90分超見本大学 南キャンパス通学時間のめやすは90分を超えます',
  ]);
});

test('the way to any other point heads the page as well, beside a school', async () => {
  const { calls } = await show('?campus=56&to=35.65,139.75&to_name=三田駅');
  expect(calls.find(({ path }) => path === 'estate/list')?.body).toMatchObject({
    school_id: 56,
    second_destination: { lat: 35.65, lon: 139.75, name: '三田駅' },
  });
  const ways = within(screen.getByRole('group', { name: /選んだ通う先までの時間/ }));
  expect(ways.getAllByRole('listitem')[1]).toHaveTextContent('三田駅');
  expect(ways.queryByRole('link', { name: '三田駅' })).toBeNull();
});

test.each(['', '?campus=abc', '?campus=9', '?campus=0'])(
  'without a known school there is nothing: %s',
  async (query) => {
    await show(query);
    expect(screen.getByRole('heading', { level: 1, name: 'カレッジコート早稲田' })).toBeVisible();
    expect(chosen()).toBeNull();
  },
);

test.each(['estate/list', 'school/campus/list'])('ways without %s cost only their part', async (call) => {
  await show('?campus=56', { [call]: 503 });
  expect(screen.getByText(/選んだ学校への通学時間/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'カレッジコート早稲田' })).toBeVisible();
});

test('whoever came from a list finds the way back to their place in it', async () => {
  const { router } = await show('');
  const back = () => screen.queryByRole('link', { name: '検索結果に戻る' });
  const around = () => screen.queryByRole('link', { name: '新宿区の物件を見る' });
  expect(back()).toBeNull();
  expect(around()).toHaveAttribute('href', '/search/area/pref_id:13/result/?city_id=13104');
  const list = '/search/school/pref_id:13/school_id:56/?page=2#estate-1001';
  await act(() => router.navigate('/view/1001/?campus=56', { state: { list } }));
  expect(back()).toHaveAttribute('href', list);
  expect(around()).toBeNull();
  await act(() => router.navigate('/view/1001/', { state: { list: 'https://elsewhere.example/' } }));
  expect(back()).toBeNull();
});

const costOnTop = (stay: string) => {
  const label = `毎月の実質負担（${stay}）`;
  const isLabel = (element: Element | null) => element?.textContent === label && element.tagName === 'SPAN';
  // Below it similar homes have the same label.
  return screen.getAllByText((_, element) => isLabel(element))[0]!.nextSibling;
};
const totalOnTop = () => screen.getByText('入居中の総額', { selector: 'span' }).nextSibling;

test('similar homes are asked for with the conditions of the list, and their links keep them', async () => {
  const { calls } = await show(
    '?campus=56&gender_type=0,1,3&price_to=60000&pref_id=13&keyword=駅&move_in_date=2027-04-01',
  );
  const asked = calls.find(({ path }) => path === 'estate/recommendation/list')?.body;
  expect(asked).toMatchObject({ gender_type: [0, 1, 3], price_to: 60_000, school_id: 56 });
  expect(asked).not.toHaveProperty('pref_id');
  expect(asked).not.toHaveProperty('keyword');
  const similar = within(screen.getByRole('region', { name: '条件の近い物件' }));
  expect(similar.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/\?campus=56&gender_type=0,1,3&price_to=60000$/),
  );
});

test('the cost on top is of the stay of the list, and follows the simulation', async () => {
  const user = userEvent.setup();
  const { calls } = await show('?stay_months=24&with_meals=1&campus=56');
  // (65,000 + 20,000)×24 + 60,000 + 16,000 + 44,000
  expect(costOnTop('2年間・食費込み')).toHaveTextContent('90,000円');
  expect(totalOnTop()).toHaveTextContent('2,160,000円');
  expect(calls.find(({ path }) => path === 'estate/recommendation/list')?.body).toMatchObject({
    school_id: 56,
    stay_months: 24,
    with_meals: true,
  });
  const simulation = within(screen.getByRole('region', { name: '費用シミュレーション' }));
  await user.selectOptions(simulation.getByRole('combobox', { name: 'お住まいの期間' }), '48');
  await waitFor(() => expect(costOnTop('4年間・食費込み')).toBeVisible());
  await user.click(simulation.getByRole('checkbox', { name: /食費/ }));
  await waitFor(() => expect(costOnTop('4年間')).toHaveTextContent('69,083円'));
  expect(totalOnTop()).toHaveTextContent('3,316,000円');
});

test('the top and the homes beside it count with the food of the list', async () => {
  const withoutMeals = costs.filter(({ cost_name }) => cost_name !== '食費');
  const similar = { ...estate, estate_id: 1002, stay_months: 24, with_meals: true, reason_text: '同じ駅' };
  const { calls } = await show('?stay_months=24&with_meals=1&food_budget=40000', {
    'estate/building/cost/list': withoutMeals,
    'estate/recommendation/list': [similar],
  });
  // (65,000 + 40,000)×24 + 60,000 + 16,000 + 44,000
  expect(costOnTop('2年間・食費込み')).toHaveTextContent('110,000円');
  for (const path of ['estate/list', 'estate/recommendation/list'])
    expect(calls.find((call) => call.path === path)?.body).toMatchObject({ food_budget: 40_000 });
  const others = within(screen.getByRole('region', { name: '条件の近い物件' }));
  expect(others.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/view/1002/?stay_months=24&with_meals=1&food_budget=40000',
  );
});

test('without the rows of the costs the top has what the list had', async () => {
  const cost = { monthly_cost_min: 81_000, monthly_cost_max: 83_000, stay_months: 24, with_meals: true };
  await show('?stay_months=24&with_meals=1', {
    'estate/building/cost/list': 503,
    'estate/list': [{ ...estate, ...cost }],
  });
  expect(costOnTop('2年間・食費込み')).toHaveTextContent('81,000円～83,000円');
});

test('the cost stands beside the average of homes that are as near to the school', async () => {
  const { calls } = await show('?campus=56&stay_months=24');
  expect(screen.getByText('似た学生マンション40物件の平均（10万円）より−25%')).toBeVisible();
  expect(
    screen.getByText(/北キャンパスまで17〜27分の18〜25㎡の学生マンション40物件と比べています。$/),
  ).toBeVisible();
  expect(calls.find(({ path }) => path === 'estate/cost/comparison')?.body).toMatchObject({
    estate_id: 1001,
    school_id: 56,
    stay_months: 24,
  });
});

test.each([503, { status: 200, result: [] }])(
  'without a comparison (%j) the page is whole',
  async (answer) => {
    await show('?campus=56', { 'estate/cost/comparison': answer });
    expect(items()).toHaveLength(1);
    expect(screen.queryByText(/の平均（/)).toBeNull();
  },
);
