import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { costRow, costs } from '../../testing/costs.ts';
import { estate } from '../../testing/estate.ts';
import { roomtype } from '../../testing/roomtypes.ts';

const MOVE_IN = 'move_in_date=2027-04-01';

async function show(query = MOVE_IN, changes = {}) {
  const page = await renderRoutes(routes, `/view/1001/?${query}`, { answers: { ...answers, ...changes } });
  return { ...page, user: userEvent.setup(), search: () => page.router.state.location.search };
}

const costsPart = () => within(screen.getByRole('region', { name: '費用' }));
const group = (name: string) => within(costsPart().getByRole('region', { name }));
const simulation = () => within(screen.getByRole('region', { name: '費用シミュレーション' }));
const amount = (label: string) =>
  simulation().getByText(
    (_, element) => element?.textContent === label && /^(DT|SPAN)$/.test(element.tagName),
  ).nextSibling?.textContent;
const row = (name: string) => costsPart().getAllByText(name)[0]?.closest('div')?.textContent;

test('every row stands under the time at which it is paid', async () => {
  await show();
  expect(group('ご契約のとき').getByText('火災保険料')).toBeVisible();
  expect(group('毎月').getByText('賃料')).toBeVisible();
  expect(group('更新のとき').getByText('更新料')).toBeVisible();
  expect(group('退去のとき').getByText('清掃費')).toBeVisible();
  expect(group('ご希望の方のみ').getByText('食費')).toBeVisible();
  expect(costsPart().queryByRole('region', { name: '毎年' })).not.toBeInTheDocument();
});

test('a row says what comes back, what is optional, how often it comes and its tax', async () => {
  await show();
  expect(row('敷金')).toBe('敷金退去時に返還賃料の1か月分（60,000円）');
  expect(row('礼金')).toBe('礼金めやす賃料に含む賃料の1か月分（60,000円）');
  expect(row('火災保険料')).toBe('火災保険料16,000円2年ごと');
  expect(row('更新料')).toBe('更新料めやす賃料に含む賃料の1か月分（60,000円） 2年ごと');
  expect(row('清掃費')).toBe('清掃費44,000円（税込）');
  expect(row('食費')).toBe('食費任意20,000円 毎月希望される方のみ（月額）');
});

test('words of renting are explained where they stand, each once', async () => {
  const yearly = costRow({ cost_id: 22, cost_name: '保証委託料（2年目から毎年）', cost_kind: 3 }, 10_000);
  const first = costRow({ cost_id: 23, cost_name: '保証委託料（初回）', cost_kind: 1 }, 20_000);
  const { user } = await show(MOVE_IN, { 'estate/building/cost/list': [...costs, yearly, first] });
  expect(costsPart().getAllByRole('button', { name: /保証委託料/ })).toHaveLength(1);
  await user.click(costsPart().getByRole('button', { name: '敷金' }));
  const note = await costsPart().findByRole('dialog', { name: '敷金とは' });
  expect(note).toHaveTextContent('貸主に預けるお金です');
  expect(within(note).getByRole('link', { name: '賃貸の用語集で見る' })).toHaveAttribute(
    'href',
    '/guide/?term=%E6%95%B7%E9%87%91',
  );
});

test('without scripts the fields write the address that the simulation reads', async () => {
  await show(`from=mail&${MOVE_IN}&stay_months=24&with_meals=1&roomtype_id=501`);
  const sent = (field: HTMLElement) =>
    Array.from(new FormData(field.closest('form')!), ([name, value]) => `${name}=${String(value)}`);
  expect(sent(simulation().getByRole('combobox', { name: 'お住まいの期間' })).toSorted()).toEqual(
    [`from=mail`, MOVE_IN, 'pay_cycle=1', 'roomtype_id=501', 'stay_months=24', 'with_meals=1'].toSorted(),
  );
  expect(sent(costsPart().getByRole('combobox', { name: 'お部屋のタイプ' })).toSorted()).toEqual(
    ['from=mail', MOVE_IN, 'roomtype_id=501', 'stay_months=24', 'with_meals=1'].toSorted(),
  );
});

test('an optional kind is marked and offered even where its row is marked required', async () => {
  const bicycle = costRow({ cost_id: 21, cost_name: '駐輪場', cost_kind: 6, cycle_months: 1 }, 500);
  await show(MOVE_IN, { 'estate/building/cost/list': [...costs, bicycle] });
  expect(row('駐輪場')).toBe('駐輪場任意500円 毎月');
  expect(simulation().getByRole('checkbox', { name: '駐輪場 500円' })).not.toBeChecked();
});

test('four years of a room: what is due at first, in all and by the month', async () => {
  await show();
  // 65,000×48 + 60,000 + 16,000×2 + 60,000 + 44,000
  expect(amount('入居中の総額（4年間）')).toBe('3,316,000円');
  expect(amount('毎月の実質負担')).toBe('69,083円');
  // 60,000 + 60,000 + 16,000, and April
  expect(amount('ご契約時の費用')).toBe('136,000円');
  expect(amount('入居月の賃料など（1日入居のため1か月分）')).toBe('65,000円');
  expect(amount('入居までに必要な金額')).toBe('201,000円');
  expect(amount('毎月の賃料・管理費など')).toBe('65,000円');
  expect(amount('1年目のお支払い')).toBe('916,000円');
  expect(amount('退去時の費用')).toBe('44,000円');
  expect(amount('退去時に返還される予定の額')).toBe('60,000円');
  expect(simulation().queryByText('前払いする賃料など')).not.toBeInTheDocument();
  expect(simulation().getByText(/実際の金額は契約時にご確認ください/)).toBeVisible();
});

test('the visitor changes the stay, and the address keeps it', async () => {
  const { user, search } = await show();
  await user.selectOptions(simulation().getByRole('combobox', { name: 'お住まいの期間' }), '2年（24か月）');
  expect(amount('入居中の総額（2年間）')).toBe('1,680,000円');
  await user.selectOptions(simulation().getByRole('combobox', { name: 'お支払い方法' }), '半年払い');
  expect(amount('前払いする賃料など')).toBe('325,000円');
  expect(amount('入居中の総額（2年間）')).toBe('1,680,000円');
  await user.click(simulation().getByRole('checkbox', { name: '食費 20,000円' }));
  expect(amount('入居中の総額（2年間）')).toBe('2,160,000円');
  expect(search()).toBe('?move_in_date=2027-04-01&stay_months=24&pay_cycle=6&with_meals=1');
  await user.click(simulation().getByRole('checkbox', { name: '食費 20,000円' }));
  await user.selectOptions(simulation().getByRole('combobox', { name: 'お支払い方法' }), '毎月払い');
  await user.selectOptions(simulation().getByRole('combobox', { name: 'お住まいの期間' }), '4年（48か月）');
  expect(search()).toBe('?move_in_date=2027-04-01');
});

test('the choices of an address are there at once, and change nothing that is loaded', async () => {
  const query = 'from=mail&move_in_date=2027-03-20&stay_months=12&pay_cycle=6&with_meals=1&roomtype_id=502';
  const { user, calls, search } = await show(query);
  expect(costsPart().getByRole('combobox', { name: 'お部屋のタイプ' })).toHaveValue('502');
  expect(simulation().getByLabelText('入居日')).toHaveValue('2027-03-20');
  // 80,000×12÷31 = 30,967 by the day, the meals in full
  expect(amount('入居月の賃料など（日割り）')).toBe('50,967円～52,903円');
  const count = calls.length;
  await user.selectOptions(costsPart().getByRole('combobox', { name: 'お部屋のタイプ' }), 'Aタイプ（1K）');
  expect(await simulation().findByText('45,161円')).toBeVisible();
  expect(search()).toContain('from=mail');
  expect(search()).toContain('roomtype_id=501');
  expect(calls).toHaveLength(count);
});

test('Back shows the choices that the address had', async () => {
  const { user, router } = await show();
  const stay = () => simulation().getByRole('combobox', { name: 'お住まいの期間' });
  await act(() => router.navigate(`?${MOVE_IN}&stay_months=24`));
  expect(stay()).toHaveValue('24');
  await user.selectOptions(stay(), '1年（12か月）');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(stay()).toHaveValue('48'));
});

test('an address that says nothing usable shows the standard stay', async () => {
  await show(
    'move_in_date=2027-02-30&stay_months=7&pay_cycle=2&with_meals=yes&cost_id=x&roomtype_id=9&contract_months=1',
  );
  expect(simulation().getByLabelText<HTMLInputElement>('入居日').value).toMatch(/^\d{4}-04-01$/);
  expect(amount('入居中の総額（4年間）')).toBe('3,316,000円');
  expect(costsPart().getByRole('combobox', { name: 'お部屋のタイプ' })).toHaveValue('501');
});

test('a date that is not whole is asked for, and the last one stays in force', async () => {
  const { user, search } = await show();
  const field = simulation().getByLabelText('入居日');
  await user.clear(field);
  expect(simulation().getByText('入居日を入力してください。')).toBeVisible();
  expect(amount('入居月の賃料など（1日入居のため1か月分）')).toBe('65,000円');
  await user.type(field, '2027-03-16');
  // 65,000×16÷31
  expect(amount('入居月の賃料など（日割り）')).toBe('33,548円');
  expect(amount('前払いする賃料など')).toBe('65,000円');
  expect(search()).toBe('?move_in_date=2027-03-16');
  expect(simulation().queryByText('入居日を入力してください。')).not.toBeInTheDocument();
});

test('a month that nothing charges by the day is paid in full', async () => {
  await show('move_in_date=2027-03-10', {
    'estate/building/cost/list': costs.map((cost) => ({ ...cost, is_prorated: false })),
  });
  expect(amount('入居月の賃料など（1か月分）')).toBe('65,000円');
});

test('optional rows are added one by one', async () => {
  const options = ['駐輪場', 'バイク置場'].map((cost_name, index) =>
    costRow({ cost_id: 30 + index, cost_name, cost_kind: 6, cycle_months: 1 }, 500),
  );
  const { user, search } = await show(MOVE_IN, { 'estate/building/cost/list': [...costs, ...options] });
  await user.click(simulation().getByRole('checkbox', { name: '駐輪場 500円' }));
  await user.click(simulation().getByRole('checkbox', { name: 'バイク置場 500円' }));
  expect(amount('毎月の賃料・管理費など')).toBe('66,000円');
  expect(search()).toContain('cost_id=30,31');
  await user.click(simulation().getByRole('checkbox', { name: '駐輪場 500円' }));
  expect(amount('毎月の賃料・管理費など')).toBe('65,500円');
  expect(search()).toContain('cost_id=31');
});

test('a home without meals is compared with the level of food', async () => {
  const { user } = await show(MOVE_IN, {
    'estate/building/cost/list': costs.filter(({ cost_name }) => cost_name !== '食費'),
  });
  await user.click(simulation().getByRole('checkbox', { name: /^食費のめやす（毎月26,000円）/ }));
  expect(amount('毎月の実質負担')).toBe('95,083円');
  expect(amount('食費のめやす（毎月）')).toBe('26,000円');
  expect(amount('毎月の賃料・管理費など')).toBe('65,000円');
  expect(simulation().getByText(/ご契約の費用ではありません/)).toBeVisible();
});

test('a stay that is longer than the contract has beside it what the contract says', async () => {
  const ending = '契約期間は4年で、期間満了により終了します。';
  const movein_terms = { ...estate.movein_terms, contract_months: 48, renewal_text: ending };
  const { user } = await show(MOVE_IN, { 'estate/detail': { ...estate, movein_terms } });
  const stay = simulation().getByRole('combobox', { name: 'お住まいの期間' });
  expect(stay).not.toHaveAccessibleDescription();
  await user.selectOptions(stay, '72');
  await waitFor(() => expect(stay).toHaveAccessibleDescription(ending));
});

test('the food of the search goes with the home, by its name and in its sums', async () => {
  const { user } = await show(`${MOVE_IN}&with_meals=1&food_budget=40000`, {
    'estate/building/cost/list': costs.filter(({ cost_name }) => cost_name !== '食費'),
  });
  const food = simulation().getByRole('checkbox', { name: /^食費のめやす（毎月40,000円）/ });
  expect(food).toBeChecked();
  expect(amount('毎月の実質負担')).toBe('109,083円');
  expect(simulation().getByText(/食費のめやすは、検索のときに選ばれた金額で/)).toBeVisible();
  await user.click(food);
  await user.click(food);
  expect(amount('食費のめやす（毎月）')).toBe('40,000円');
});

test('a renewal without a cycle follows the term of the contract', async () => {
  const open = costs.map((cost) => (cost.cost_kind === 4 ? { ...cost, cycle_months: null } : cost));
  const { user, search } = await show(MOVE_IN, { 'estate/building/cost/list': open });
  const term = simulation().getByRole('combobox', { name: '契約期間' });
  expect(term).toHaveValue('24');
  expect(amount('入居中の総額（4年間）')).toBe('3,316,000円');
  await user.selectOptions(term, '1年（12か月）');
  expect(amount('入居中の総額（4年間）')).toBe('3,436,000円');
  expect(search()).toContain('contract_months=12');
});

test('a term that is no choice elsewhere is one where a room type has it', async () => {
  const open = costs.map((cost) => (cost.cost_kind === 4 ? { ...cost, cycle_months: null } : cost));
  await show(MOVE_IN, {
    'estate/building/cost/list': open,
    'estate/roomtype/list': [{ ...roomtype, contract_months: 18 }],
  });
  expect(simulation().getByRole('combobox', { name: '契約期間' })).toHaveDisplayValue('18か月');
  // Months 18 and 36
  expect(amount('入居中の総額（4年間）')).toBe('3,376,000円');
});

test('one kind of room needs no choice, and a rent that no row has is that of the room', async () => {
  await show(MOVE_IN, {
    'estate/roomtype/list': [roomtype],
    'estate/building/cost/list': costs.filter(({ cost_name }) => cost_name !== '賃料'),
  });
  expect(costsPart().queryByRole('combobox', { name: 'お部屋のタイプ' })).not.toBeInTheDocument();
  expect(row('賃料')).toBe('賃料めやす賃料に含む60,000円');
  expect(amount('入居中の総額（4年間）')).toBe('3,316,000円');
});
