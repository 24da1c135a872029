import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { addDays, moveInMonths, todayInJapan } from '@gakumado/shared/calendar-days';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { captchaAnswers, confirm, fillInPerson, press, tick, type } from '../../testing/fill-in-form.ts';

const ORDER = '/mailform/matomete/roomorder/';
const resultDay = addDays(todayInJapan(), 60);
const equipment = (equipment_id: number, name: string, group: number) => ({
  equipment_id,
  name,
  group,
  is_filter: true,
});
const campus = (campus_id: number, school_name: string) => ({
  campus_id,
  school_id: campus_id,
  pref_id: 13,
  school_name,
  campus_name: '本校',
});
const answers = {
  ...captchaAnswers,
  'equipment/list': [
    equipment(1, 'オートロック', 1),
    equipment(2, '浴室乾燥機', 1),
    equipment(51, '家具付き', 2),
    equipment(53, '女性専用', 2),
    equipment(54, '女性専用', 2),
    equipment(52, '学生マンション', 3),
  ],
  'school/campus/list': [campus(56, '見本大学')],
  'school/campus/detail': campus(56, '見本大学'),
  'address/city/list': [{ city_id: 13104, city_name: '新宿区', city_kana: 'シンジュクク', estate_count: 5 }],
  'inquiry/kimaroom': {
    inquiry_id: 1,
    inquiry_no: 'Q12345678',
    targets_count: 2,
    shops: [
      { shop_id: 5, shop_name: '高田馬場店', tel: '03-0000-0000', area_slug: 'kanto', m_prefecture_id: 13 },
    ],
    reply_text: '明日の午前中にご連絡します。',
  },
};

const row = (number: number) => within(screen.getByRole('group', { name: `${number}行目` }));
const freeName = (number: number) => row(number).getByRole('textbox', { name: '学校名' });
const choose = (number: number, item: string, label: string) =>
  userEvent.selectOptions(row(number).getByRole('combobox', { name: item }), label);
const setDate = (number: number, date: string) =>
  fireEvent.change(row(number).getByLabelText('合格発表日'), { target: { value: date } });
const add = () => press(/^学校・エリアを追加/);

async function fillInRow(number: number, name: string) {
  await userEvent.type(freeName(number), name);
  await choose(number, '入試方式', '一般前期');
  setDate(number, resultDay);
}

async function fillInRest() {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '入居希望月' }), moveInMonths()[3]!);
  await fillInPerson();
  await type('電話番号', '090-1234-5678');
  await userEvent.click(screen.getByRole('radio', { name: '保護者' }));
  await tick('メール');
}

async function sendOrder() {
  await press('この内容で依頼する');
  await userEvent.type(await screen.findByRole('textbox', { name: /3と4/ }), '7');
  await press('この内容で依頼する');
}

/** Calls `effect` in the effects of a page's first render, as the shell does. */
const afterMount = (effect: () => void) => (route: (typeof routes)[number]) => ({
  ...route,
  lazy: async () => {
    const { Component, ...page } = (await route.lazy()) as { Component: ComponentType };
    const Wrapped = () => {
      useEffect(effect, []);
      return <Component />;
    };
    return { ...page, Component: Wrapped };
  },
});

beforeEach(() => sessionStorage.clear());

test('a school and an area are ordered at once, with wishes and their weight', async () => {
  const { calls } = await renderRoutes(routes, ORDER, { answers });
  await userEvent.type(row(1).getByRole('combobox', { name: '学校名で探す' }), '見本');
  await userEvent.click(await screen.findByRole('option', { name: /見本大学/ }));
  expect(await row(1).findByText('見本大学')).toBeVisible();
  await choose(1, '入試方式', '一般前期');
  setDate(1, resultDay);
  await add();
  expect(row(2).getByRole('combobox', { name: '志望順位' })).toHaveDisplayValue('第2志望');
  await userEvent.click(row(2).getByRole('radio', { name: '市区町村から' }));
  await choose(2, '都道府県', '東京都');
  await row(2).findByRole('option', { name: '新宿区' });
  await choose(2, '市区町村', '新宿区');
  await choose(2, '入試方式', '入学決定済');
  expect(row(2).queryByLabelText('合格発表日')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '家賃の上限' }), '6万円');
  await tick('学生マンション');
  await tick('オートロック');
  await tick('家具付き');
  await tick('家具付きを必須にする');
  await tick(/^合格発表前予約を希望/);
  await fillInRest();
  await confirm();
  expect(await screen.findByText(/東京都新宿区/)).toBeVisible();
  expect(screen.getByText('家具付き（必須）')).toBeVisible();
  expect(screen.getByText('オートロック（できれば）')).toBeVisible();
  expect(screen.getByText('～6万円')).toBeVisible();

  await sendOrder();
  expect(await screen.findByText('ご依頼を受け付けました。受付番号：Q12345678')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'ご依頼が完了しました' })).toBeVisible();
  expect(screen.getByText('明日の午前中にご連絡します。')).toBeVisible();
  expect(screen.getByRole('link', { name: '03-0000-0000' })).toHaveAttribute('href', 'tel:0300000000');
  const { body } = calls.find(({ path }) => path === 'inquiry/kimaroom')!;
  expect(body['targets']).toEqual([
    { campus_id: 56, rank: 1, exam_type: 3, result_date: resultDay },
    { pref_id: 13, city_id: 13104, rank: 2, exam_type: 6, result_date: null },
  ]);
  expect(body).toMatchObject({
    wishes: {
      price_from: null,
      price_to: 60_000,
      building_type_id: [52],
      condition: [51],
      optional_condition: [],
      equipment: [],
      optional_equipment: [1],
    },
    contact_method: [1],
    recaptcha_token: 'question-1.7',
    applicant: { is_reservation_before_result: true, registrant_type: 2, tel: '09012345678' },
  });
});

test('rows are added, moved and taken away by keyboard, and keep what was typed', async () => {
  await renderRoutes(routes, ORDER, { answers });
  await fillInRow(1, '甲大学');
  for (const [number, name] of [
    [2, '乙大学'],
    [3, '丙大学'],
  ] as const) {
    await add();
    await fillInRow(number, name);
  }
  const up = screen.getByRole('button', { name: '3行目を上へ移動' });
  up.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('3行目を2行目に移動しました。')).toHaveRole('status');
  expect(freeName(2)).toHaveValue('丙大学');
  expect(freeName(3)).toHaveValue('乙大学');
  expect(row(2).getByRole('combobox', { name: '志望順位' })).toHaveDisplayValue('第3志望');
  expect(row(2).getByLabelText('合格発表日')).toHaveValue(resultDay);
  expect(screen.getByRole('button', { name: '2行目を上へ移動' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(freeName(1)).toHaveValue('丙大学');

  await press('2行目を削除');
  expect(screen.queryByRole('group', { name: '3行目' })).not.toBeInTheDocument();
  expect(freeName(2)).toHaveValue('乙大学');
  await add();
  expect(freeName(3)).toHaveValue('');
  expect(row(3).getByRole('combobox', { name: '志望順位' })).toHaveDisplayValue('第1志望');
  await add();
  await add();
  expect(screen.queryByRole('button', { name: /^学校・エリアを追加/ })).not.toBeInTheDocument();
});

test('faults are told with the numbers of their rows, and led to', async () => {
  await renderRoutes(routes, ORDER, { answers });
  await fillInRow(1, '甲大学');
  await add();
  await userEvent.click(row(2).getByRole('radio', { name: '市区町村から' }));
  await choose(2, '志望順位', '第1志望');
  await choose(2, '入試方式', '共通テスト');
  setDate(2, addDays(todayInJapan(), -1));
  await fillInRest();
  await press('入力内容を確認する');
  expect(await screen.findByText('入力内容に3件の誤りがあります。')).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: '2行目の合格発表日は本日以降の日付を選択してください。' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '2行目の学校またはエリアを入力してください。' }));
  expect(row(2).getByRole('combobox', { name: '都道府県' })).toHaveFocus();
  expect(row(2).getByRole('combobox', { name: '志望順位' })).toHaveAccessibleDescription(
    '志望順位が重複しています。',
  );
  await choose(1, '志望順位', '第3志望');
  await waitFor(() =>
    expect(row(2).getByRole('combobox', { name: '志望順位' })).toHaveAccessibleDescription(''),
  );
  // A row that is taken away takes its faults along.
  await press('2行目を削除');
  await waitFor(() => expect(screen.queryByText(/の誤りがあります/)).not.toBeInTheDocument());
  await confirm();
});

test('a row without a school marks both ways to name one', async () => {
  await renderRoutes(routes, ORDER, { answers });
  await press('入力内容を確認する');
  expect(await row(1).findByText('1行目の学校またはエリアを入力してください。')).toBeVisible();
  expect(row(1).getByRole('combobox', { name: '学校名で探す' })).toBeInvalid();
  expect(freeName(1)).toBeInvalid();
});

test('at most three wishes are musts, over conditions and equipment together', async () => {
  await renderRoutes(routes, ORDER, { answers });
  for (const name of ['家具付き', '女性専用', 'オートロック', '浴室乾燥機']) {
    await tick(name);
    await tick(`${name}を必須にする`);
  }
  // Beside both, because any of the four may be given up.
  expect(await screen.findAllByText('必須の条件は3件まで選択できます。')).toHaveLength(2);
  await tick('浴室乾燥機');
  await waitFor(() =>
    expect(screen.queryByText('必須の条件は3件まで選択できます。')).not.toBeInTheDocument(),
  );
});

test('a list that is too long and has too many musts says both', async () => {
  const names = Array.from({ length: 11 }, (_, index) => `設備${index + 1}`);
  const many = names.map((name, index) => equipment(index + 1, name, 1));
  await renderRoutes(routes, ORDER, { answers: { ...answers, 'equipment/list': many } });
  for (const name of names) await tick(name);
  for (const name of names.slice(0, 4)) await tick(`${name}を必須にする`);
  expect(
    await screen.findByText('必須の条件は3件まで選択できます。設備は10件まで選択できます。'),
  ).toBeVisible();
  await press('入力内容を確認する');
  await userEvent.click(screen.getByRole('link', { name: '必須の条件は3件まで選択できます。' }));
  expect(screen.getByRole('checkbox', { name: '設備1を必須にする' })).toHaveFocus();
});

test('a page that is loaded anew and ticks once more what was ticked keeps what must be', async () => {
  const first = await renderRoutes(routes, ORDER, { answers });
  for (const name of ['家具付き', '女性専用', 'オートロック', '浴室乾燥機']) await tick(name);
  await tick('家具付きを必須にする');
  first.unmount();

  const tickAll = () => {
    for (const box of screen.getAllByRole('checkbox', {
      name: /^(家具付き|女性専用|オートロック|浴室乾燥機)$/,
    })) {
      box.click();
    }
  };
  await renderRoutes(routes.map(afterMount(tickAll)), ORDER, { answers });
  for (const name of ['家具付きを必須にする', '女性専用', 'オートロック', '浴室乾燥機']) {
    expect(await screen.findByRole('checkbox', { name })).toBeChecked();
  }
});

test('three rows are there again after a reload, one of them opened for a prefecture by a link', async () => {
  const first = await renderRoutes(routes, `${ORDER}?prefId=13`, { answers });
  expect(row(1).getByRole('combobox', { name: '都道府県' })).toHaveDisplayValue('東京都');
  await row(1).findByRole('option', { name: '新宿区' });
  await choose(1, '市区町村', '新宿区');
  await choose(1, '志望順位', '第2志望');
  await add();
  await fillInRow(2, '乙大学');
  await add();
  await fillInRow(3, '丙大学');
  await choose(3, '志望順位', '第1志望');
  await tick('オートロック');
  const search = () => row(3).getByRole('combobox', { name: '学校名で探す' });
  await userEvent.type(search(), '丙');
  first.unmount();

  await renderRoutes(routes, `${ORDER}?prefId=13`, { answers });
  expect(freeName(3)).toHaveValue('丙大学');
  await waitFor(() => expect(search()).toHaveValue('丙'));
  expect(row(3).getByRole('combobox', { name: '志望順位' })).toHaveDisplayValue('第1志望');
  expect(row(3).getByLabelText('合格発表日')).toHaveValue(resultDay);
  expect(row(1).getByRole('combobox', { name: '志望順位' })).toHaveDisplayValue('第2志望');
  await row(1).findByRole('option', { name: '新宿区' });
  expect(row(1).getByRole('combobox', { name: '市区町村' })).toHaveDisplayValue('新宿区');
  expect(screen.getByRole('checkbox', { name: 'オートロック' })).toBeChecked();
});

test('a row keeps its way of looking for a place after 確認 and after a reload', async () => {
  const fillInArea = async (number: number) => {
    await userEvent.click(row(number).getByRole('radio', { name: '市区町村から' }));
    await choose(number, '都道府県', '東京都');
    await row(number).findByRole('option', { name: '新宿区' });
    await choose(number, '市区町村', '新宿区');
    await choose(number, '入試方式', '入学決定済');
  };
  const expectAreas = () => {
    for (const number of [1, 2]) {
      expect(row(number).getByRole('radio', { name: '市区町村から' })).toBeChecked();
      expect(row(number).getByRole('combobox', { name: '都道府県' })).toHaveDisplayValue('東京都');
    }
  };
  const first = await renderRoutes(routes, ORDER, { answers });
  await fillInArea(1);
  await add();
  expect(row(2).getByRole('radio', { name: '学校から' })).toBeChecked();
  await fillInArea(2);
  await fillInRest();
  await confirm();
  await press('入力に戻る');
  await screen.findByRole('button', { name: '入力内容を確認する' });
  expectAreas();
  await confirm();
  first.unmount();

  await renderRoutes(routes, ORDER, { answers });
  expectAreas();
});

test('a school that is gone meanwhile is named on 確認 and corrected in its row', async () => {
  const message = '学校名を選択し直してください。';
  const refuse = refuseCall(400, '', [{ field: 'targets.0.campus_id', code: 'not_found', message }]);
  await renderRoutes(routes, ORDER, { answers: { ...answers, 'inquiry/kimaroom': refuse } });
  await fillInRow(1, '甲大学');
  await fillInRest();
  await confirm();
  await sendOrder();
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  await press(/^修正する.*学校・エリア$/);
  await waitFor(() => expect(screen.getByRole('combobox', { name: '学校名で探す' })).toHaveFocus());
});

test('without the words of wishes and without cities the order is still taken', async () => {
  await renderRoutes(routes, ORDER, {
    answers: { ...answers, 'equipment/list': 500, 'address/city/list': 500 },
  });
  await userEvent.click(row(1).getByRole('radio', { name: '市区町村から' }));
  await choose(1, '都道府県', '東京都');
  expect(await row(1).findByText(/市区町村を読み込めませんでした/)).toBeVisible();
  await userEvent.click(row(1).getByRole('radio', { name: '学校から' }));
  await fillInRow(1, '新宿のあたり');
  await fillInRest();
  await confirm();
});
