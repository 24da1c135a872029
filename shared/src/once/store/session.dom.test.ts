import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { configureApi } from '@gakumado/shared/api';
import { readAccessToken } from '@gakumado/shared/cookies';
import { answerCalls } from '@gakumado/shared/testing';
import {
  checkCustomer,
  createAppStore,
  keepPersonalListsFresh,
  languageChanged,
  loadPersonalLists,
  login,
  logout,
  renewSession,
  selectFavoriteIds,
  selectHistoryIds,
} from './index.ts';
import type { AppStore } from './index.ts';
import { sameSitePath } from './return-path.ts';

const answer = {
  access_token: 'token-2',
  token_type: 'Bearer',
  expires_in: 3600,
  customer_id: 10001,
  user_name: '見本 花子',
  mail_address: 'hanako@example.com',
};
const form = { mail_address: 'hanako@example.com', password: 'gakumado2026', is_keep: false };
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));
const tokenThatExpiresIn = (seconds: number) =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.s`;

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
  configureApi({ readToken: readAccessToken, renewToken: async () => false, onUnauthorized: () => {} });
});

/** As the shell connects store and API; answers how often the session was given up. */
function connect(store: AppStore) {
  const onUnauthorized = jest.fn();
  configureApi({ renewToken: (refused) => store.dispatch(renewSession(refused)), onUnauthorized });
  return onUnauthorized;
}

test('a login hands over the guest lists, keeps the session in three cookies and shows the merged lists', async () => {
  Cookies.set('Data-Favorite', '[4]');
  Cookies.set('DATA_HISTORY', '[4,6]');
  const calls = answerCalls({
    'customer/login': answer,
    'estate/favorite/list': [{ estate_id: 4 }, { estate_id: 1 }],
    'estate/history/list': [{ estate_id: 6 }, { estate_id: 4 }],
  });
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  await store.dispatch(login(form));
  await waitFor(() => expect(selectFavoriteIds(store.getState())).toEqual([4, 1]));
  await waitFor(() => expect(selectHistoryIds(store.getState())).toEqual([6, 4]));
  expect(calls[0]?.body).toMatchObject({ guest_favorites: [4], guest_history: [4, 6], is_keep: false });
  expect(Cookies.get()).toEqual({
    Authorization: 'token-2',
    KEY_MY_MAIL: 'hanako@example.com',
    KEY_CUSTOMER_ID: '10001',
  });
  expect(localStorage.getItem('keep_login')).toBeNull();
  expect(store.getState().session).toMatchObject({ isLogin: true, userName: '見本 花子', userId: '10001' });
});

test('a refused login keeps the guest and the lists as they were', async () => {
  Cookies.set('Data-Favorite', '[4]');
  answerCalls({ 'customer/login': 400 });
  const store = createAppStore();
  await expect(store.dispatch(login(form))).rejects.toMatchObject({ status: 400 });
  expect(Cookies.get()).toEqual({ 'Data-Favorite': '[4]' });
  expect(store.getState().session.isLogin).toBe(false);
});

test('a session is renewed when its token has less than ten minutes left', async () => {
  Cookies.set('Authorization', tokenThatExpiresIn(9 * 60));
  const calls = answerCalls({
    'customer/refresh': answer,
    'estate/favorite/list': [],
    'estate/history/list': [],
  });
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  expect(calls[0]).toMatchObject({ path: 'customer/refresh' });
  expect(Cookies.get('Authorization')).toBe('token-2');
});

test('a member is one while the session is being renewed', async () => {
  Cookies.set('Authorization', tokenThatExpiresIn(60));
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  const store = createAppStore();
  answerCalls({
    'customer/refresh': () => {
      expect(store.getState().session).toMatchObject({ isLogin: true, userId: '10001' });
      return answer;
    },
    'estate/favorite/list': [],
    'estate/history/list': [],
  });
  await store.dispatch(loadPersonalLists());
  expect(store.getState().session).toMatchObject({ isLogin: true, accessToken: 'token-2' });
  expect.assertions(2);
});

test('a token with time left is not renewed', async () => {
  Cookies.set('Authorization', tokenThatExpiresIn(11 * 60));
  const calls = answerCalls({ 'estate/favorite/list': [], 'estate/history/list': [] });
  await createAppStore().dispatch(loadPersonalLists());
  expect(calls.map((call) => call.path)).not.toContain('customer/refresh');
});

/** Answers as a server that knows `token-2` only. */
const forNewToken = (given: unknown) => () => (readAccessToken() === 'token-2' ? given : 401);

test('calls that are refused at once are renewed once and made again, unnoticed', async () => {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  const calls = answerCalls({
    'customer/refresh': answer,
    'estate/favorite/list': forNewToken([{ estate_id: 1 }]),
    'estate/history/list': forNewToken([{ estate_id: 2 }]),
  });
  const store = createAppStore();
  const onUnauthorized = connect(store);
  await store.dispatch(loadPersonalLists());
  expect(calls.filter(({ path }) => path === 'customer/refresh')).toHaveLength(1);
  expect(calls).toHaveLength(5);
  expect(selectFavoriteIds(store.getState())).toEqual([1]);
  expect(selectHistoryIds(store.getState())).toEqual([2]);
  expect(store.getState().session).toMatchObject({ isLogin: true, accessToken: 'token-2' });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a session that cannot be renewed is over', async () => {
  Cookies.set('Authorization', 'revoked-token');
  answerCalls({ 'customer/refresh': 400, 'estate/favorite/list': 401, 'estate/history/list': 401 });
  const store = createAppStore();
  const onUnauthorized = connect(store);
  await store.dispatch(loadPersonalLists());
  expect(onUnauthorized).toHaveBeenCalled();
});

test('without an answer to the renewal the session stays, as with any lost connection', async () => {
  Cookies.set('Authorization', 'token-1');
  answerCalls({ 'customer/refresh': 0, 'estate/favorite/list': 401, 'estate/history/list': 401 });
  const store = createAppStore();
  const onUnauthorized = connect(store);
  await store.dispatch(loadPersonalLists());
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(Cookies.get('Authorization')).toBe('token-1');
});

test('the token of another tab is taken without asking for one', async () => {
  Cookies.set('Authorization', 'token-2');
  const calls = answerCalls({ 'customer/refresh': answer });
  await expect(createAppStore().dispatch(renewSession('token-1'))).resolves.toBe(true);
  expect(calls).toEqual([]);
});

test('a logout during the renewal stays a logout', async () => {
  Cookies.set('Authorization', 'token-1');
  const leave = () => {
    Cookies.remove('Authorization');
    return answer;
  };
  answerCalls({ 'customer/refresh': leave });
  await expect(createAppStore().dispatch(renewSession('token-1'))).resolves.toBe(false);
  expect(Cookies.get('Authorization')).toBeUndefined();
});

test('a logout clears user, token, cookies and lists, even when the server does not answer', async () => {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_MY_MAIL', 'hanako@example.com');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  localStorage.setItem('keep_login', '1');
  answerCalls({
    'customer/logout': 0,
    'estate/favorite/list': [{ estate_id: 1 }],
    'estate/history/list': [],
  });
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  expect(selectFavoriteIds(store.getState())).toEqual([1]);
  await store.dispatch(logout());
  expect(Cookies.get()).toEqual({});
  expect(localStorage.getItem('keep_login')).toBeNull();
  expect(store.getState().session).toMatchObject({
    isLogin: false,
    userId: '',
    userName: '',
    accessToken: '',
  });
  expect(selectFavoriteIds(store.getState())).toEqual([]);
});

test('the guard check stores the mail address; a failure clears both cookies', async () => {
  Cookies.set('Authorization', 'token-1');
  answerCalls({
    'customer/detail': {
      customer_id: 10001,
      mail_address: 'hanako@example.com',
      name_sei: '見本',
      name_mei: '花子',
      is_new_arrival_mail: false,
    },
  });
  const store = createAppStore();
  await expect(store.dispatch(checkCustomer())).resolves.toMatchObject({ customer_id: 10001 });
  expect(Cookies.get('KEY_MY_MAIL')).toBe('hanako@example.com');
  expect(store.getState().session).toMatchObject({ userName: '見本 花子', isNewsMailed: false });

  answerCalls({ 'customer/detail': 500 });
  await expect(store.dispatch(checkCustomer())).resolves.toBeUndefined();
  expect(Cookies.get('Authorization')).toBeUndefined();
  expect(Cookies.get('KEY_MY_MAIL')).toBeUndefined();
});

test('a change in another tab is taken over', async () => {
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  const stop = keepPersonalListsFresh(store, () => undefined);
  Cookies.set('Data-Favorite', '[3]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'Data-Favorite', newValue: '[3]' }));
  await waitFor(() => expect(selectFavoriteIds(store.getState())).toEqual([3]));
  stop();
  Cookies.set('Data-Favorite', '[3,4]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'Data-Favorite', newValue: '[3,4]' }));
  await settled();
  expect(selectFavoriteIds(store.getState())).toEqual([3]);
});

test('the language is en at first and takes en and ja only', () => {
  const store = createAppStore();
  expect(store.getState().language).toBe('en');
  store.dispatch(languageChanged('ja'));
  store.dispatch(languageChanged('fr'));
  expect(store.getState().language).toBe('ja');
});

test.each([
  ['/favorite/?a=1#x', '/favorite/?a=1#x'],
  ['//evil.example/', undefined],
  ['/\\evil.example', undefined],
  ['/.//evil.example', undefined],
  ['https://evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['/login/?return=/', undefined],
  ['/login', undefined],
  [null, undefined],
])('a return path of %p is %p', (given, expected) => {
  expect(sameSitePath(given)).toBe(expected);
});

test('a session that ends in one tab ends in the others', async () => {
  Cookies.set('Authorization', 'token-1');
  answerCalls({ 'customer/detail': 401 });
  await createAppStore().dispatch(checkCustomer());
  expect(localStorage.getItem('gakumado_personal_change')).not.toBeNull();
});

test('a session that another tab ended is over here as well, also where its cookies are read late', async () => {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  answerCalls({ 'estate/favorite/list': [], 'estate/history/list': [], 'customer/logout': {} });
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  const handleChange = jest.fn();
  const stop = keepPersonalListsFresh(store, handleChange);

  await createAppStore().dispatch(logout());
  const newValue = localStorage.getItem('gakumado_personal_change');
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  window.dispatchEvent(new StorageEvent('storage', { key: 'gakumado_personal_change', newValue }));
  await settled();
  expect(store.getState().session.isLogin).toBe(true);

  Cookies.remove('Authorization');
  Cookies.remove('KEY_CUSTOMER_ID');
  await waitFor(() => expect(handleChange.mock.calls).toEqual([['left']]));
  expect(store.getState().session.isLogin).toBe(false);
  // Saved searches were those of the session.
  expect(store.getState().searchCondition.savedChanges).toBe(1);
  stop();
});

test.each([
  ['a logout', undefined, 'left'],
  ['a login of somebody else', '10002', 'left'],
  ['a session that ran out', '10001', 'ended'],
])('after %s in another tab, drafts stay only for the same customer', async (_what, customerId, change) => {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  answerCalls({ 'estate/favorite/list': [], 'estate/history/list': [] });
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  const handleChange = jest.fn();
  const stop = keepPersonalListsFresh(store, handleChange);
  sessionStorage.setItem('FORM_CONTACT', '{}');

  if (customerId === '10002') Cookies.set('Authorization', 'token-2');
  else Cookies.remove('Authorization');
  if (customerId) Cookies.set('KEY_CUSTOMER_ID', customerId);
  else Cookies.remove('KEY_CUSTOMER_ID');
  window.dispatchEvent(new StorageEvent('storage', { key: 'gakumado_personal_change' }));
  await waitFor(() => expect(handleChange.mock.calls).toEqual([[change]]));
  expect(sessionStorage.getItem('FORM_CONTACT')).toBe(change === 'left' ? null : '{}');
  stop();
});

test('cookies of an announced session are waited for three seconds', async () => {
  jest.useFakeTimers();
  const store = createAppStore();
  const stop = keepPersonalListsFresh(store, () => undefined);
  const newValue = `${Date.now()} 10002`;
  window.dispatchEvent(new StorageEvent('storage', { key: 'gakumado_personal_change', newValue }));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(store.getState().searchCondition.savedChanges).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(store.getState().searchCondition.savedChanges).toBe(1);
  stop();
  jest.useRealTimers();
});

test('a page that stays open looks every five minutes whether its session ends soon', async () => {
  jest.useFakeTimers();
  Cookies.set('Authorization', tokenThatExpiresIn(14 * 60));
  const calls = answerCalls({ 'customer/refresh': answer });
  const stop = keepPersonalListsFresh(createAppStore(), () => undefined);
  await jest.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(2);
  expect(calls.map(({ path }) => path)).toEqual(['customer/refresh']);
  stop();
  jest.useRealTimers();
});

test('a session that another tab started is noticed, once', async () => {
  answerCalls({ 'customer/login': answer, 'estate/favorite/list': [], 'estate/history/list': [] });
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  const handleChange = jest.fn();
  const stop = keepPersonalListsFresh(store, handleChange);

  await createAppStore().dispatch(login(form));
  const newValue = localStorage.getItem('gakumado_personal_change');
  for (const key of ['gakumado_personal_change', 'Data-Favorite']) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
  await waitFor(() => expect(handleChange).toHaveBeenCalled());
  await settled();
  expect(handleChange.mock.calls).toEqual([['started']]);
  expect(store.getState().session.isLogin).toBe(true);
  stop();
});

test('a logout is a whole one where the storage is blocked', async () => {
  Cookies.set('Authorization', 'token-1');
  answerCalls({ 'customer/logout': {} });
  const blocked = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  const store = createAppStore();
  await store.dispatch(logout());
  expect(store.getState().session.isLogin).toBe(false);
  blocked.mockRestore();
});
