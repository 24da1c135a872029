import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError, AxiosHeaders } from 'axios';
import Cookies from 'js-cookie';
import { createAppStore } from '@gakumado/shared/store';
import { renderRoutes } from '@gakumado/shared/testing';
import { SaveCondition } from './save-condition.tsx';

const toSave = {
  name: '早稲田キャンパス・〜6万円',
  condition: { school_id: 10, price_to: 60_000 },
  path: '/search/school/pref_id:13/school_id:10/?price_to=60000',
};
const routes = [{ path: '/list', Component: () => <SaveCondition {...toSave} /> }];

const refuse = (message: string) => () => {
  const data = {
    status: 400,
    result: null,
    message: '',
    errors: [{ field: 'condition', code: 'x', message }],
  };
  const config = { headers: new AxiosHeaders() };
  const response = { status: 400, statusText: '', headers: {}, config, data };
  throw new AxiosError(message, AxiosError.ERR_BAD_REQUEST, config, null, response);
};

async function open(answers: Record<string, unknown> = {}, store = createAppStore()) {
  const view = await renderRoutes(routes, '/list?price_to=60000', { answers, store });
  await userEvent.click(screen.getByRole('button', { name: 'この条件を保存' }));
  const name = await screen.findByRole('textbox', { name: '条件の名前' });
  return { ...view, name };
}

const save = () => userEvent.click(screen.getByRole('button', { name: '保存する' }));
const kept = () => JSON.parse(localStorage.getItem('KEY_SEARCH_CONDITION') ?? '[]');

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

test('a guest keeps a condition on the device and learns the advantages of a login', async () => {
  const { name, calls } = await open();
  expect(name).toHaveValue(toSave.name);
  expect(screen.queryByRole('combobox', { name: '新着のお知らせ' })).not.toBeInTheDocument();
  await userEvent.clear(name);
  await userEvent.type(name, '学校の近く');
  await save();
  expect(await screen.findByText('条件を保存しました。')).toBeVisible();
  expect(kept()).toEqual([{ name: '学校の近く', path: toSave.path }]);
  expect(calls).toEqual([]);
  expect(screen.getByRole('link', { name: 'ログインすると新着をメールで受け取れます' })).toHaveAttribute(
    'href',
    '/login/?return=%2Flist%3Fprice_to%3D60000',
  );
  expect(screen.getByRole('link', { name: '保存した条件を見る' })).toHaveAttribute(
    'href',
    '/search_condition/#saved',
  );
});

test('an empty name gets the one made from the condition; one that is too long is refused', async () => {
  const { name } = await open();
  await userEvent.clear(name);
  await userEvent.type(name, 'あ'.repeat(41));
  await save();
  expect(await screen.findByText('条件の名前は40文字以内で入力してください。')).toBeVisible();
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await save();
  await screen.findByText('条件を保存しました。');
  expect(kept()).toEqual([{ name: toSave.name, path: toSave.path }]);
});

function memberStore() {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  const store = createAppStore();
  store.dispatch({ type: 'session/sessionStarted', payload: { userName: '見本 花子' } });
  return store;
}

test('a member saves with the account and chooses how often to get news', async () => {
  const { calls } = await open({ 'search/condition/create': { condition_id: 7 } }, memberStore());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '新着のお知らせ' }), '1日1回');
  await save();
  expect(await screen.findByText('条件を保存しました。')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    path: 'search/condition/create',
    body: { ...toSave, notify_frequency: 2 },
  });
  expect(kept()).toEqual([]);
});

test.each(['同じ条件がすでに保存されています。', '検索条件は20件まで保存できます。'])(
  'a member reads why nothing was saved: %s',
  async (message) => {
    const { name } = await open({ 'search/condition/create': refuse(message) }, memberStore());
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(name).toHaveValue(toSave.name);
  },
);

test('a lost connection loses nothing', async () => {
  const { name } = await open({ 'search/condition/create': 0 }, memberStore());
  await save();
  expect(
    await screen.findByText('通信に失敗しました。入力内容は保持されています。もう一度お試しください。'),
  ).toBeVisible();
  expect(name).toHaveValue(toSave.name);
});
