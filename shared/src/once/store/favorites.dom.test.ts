import Cookies from 'js-cookie';
import { configureApi } from '@gakumado/shared/api';
import { readAccessToken, writeGuestFavorites } from '@gakumado/shared/cookies';
import { answerCalls } from '@gakumado/shared/testing';
import { FAVORITE_MAX } from '@gakumado/shared/vocabulary';
import {
  addFavorites,
  completePendingFavorites,
  configureStoreEffects,
  createAppStore,
  handleUnauthorized,
  loadPersonalLists,
  logout,
  removeFavorites,
  selectFavoriteCount,
  selectFavoriteIds,
} from './index.ts';
import type { AppStore } from './index.ts';

const goToLogin = jest.fn();
const storedCookie = () => Cookies.get('Data-Favorite');

function asCustomer() {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
}

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
  goToLogin.mockClear();
  configureStoreEffects({ goToLogin });
  configureApi({ readToken: readAccessToken, onUnauthorized: () => {} });
});

test('a guest keeps favourites in the cookie and its mirror, newest first, and finds them after a reload', async () => {
  const calls = answerCalls({});
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  await expect(store.dispatch(addFavorites([3]))).resolves.toBe('saved');
  await store.dispatch(addFavorites([5, 3]));
  expect(selectFavoriteIds(store.getState())).toEqual([5, 3]);
  expect(selectFavoriteCount(store.getState())).toBe(2);
  expect(storedCookie()).toBe('[3,5]');
  expect(localStorage.getItem('Data-Favorite')).toBe('[3,5]');

  const reloaded = createAppStore();
  expect(selectFavoriteCount(reloaded.getState())).toBe(0);
  await reloaded.dispatch(loadPersonalLists());
  expect(selectFavoriteIds(reloaded.getState())).toEqual([5, 3]);
  expect(calls).toEqual([]);
});

test('homes that a guest once put aside to compare them are favourites, and a member’s are on the server', async () => {
  localStorage.setItem('Data-Favorite', '[1,2]');
  localStorage.setItem('COMPARE_LIST', '[2,7]');
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  expect(selectFavoriteIds(store.getState())).toEqual([7, 2, 1]);
  expect(localStorage.getItem('COMPARE_LIST')).toBeNull();

  asCustomer();
  localStorage.setItem('COMPARE_LIST', '[9]');
  const calls = answerCalls({ 'estate/favorite/create': { count: 4 }, 'estate/favorite/list': [] });
  await createAppStore().dispatch(loadPersonalLists());
  expect(calls.find(({ path }) => path === 'estate/favorite/create')?.body).toMatchObject({
    estates: [{ estate_id: 1 }, { estate_id: 2 }, { estate_id: 7 }, { estate_id: 9 }],
  });
});

test('a comparison waits where the favourites are full', async () => {
  const full = JSON.stringify(Array.from({ length: FAVORITE_MAX }, (_, index) => index + 1));
  localStorage.setItem('Data-Favorite', full);
  localStorage.setItem('COMPARE_LIST', '[900,901]');
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  expect(selectFavoriteCount(store.getState())).toBe(FAVORITE_MAX);
  expect(localStorage.getItem('COMPARE_LIST')).toBe('[900,901]');
});

test('the list survives a browser that dropped the cookie, and nothing but ids is read from it', async () => {
  const store = createAppStore();
  localStorage.setItem('Data-Favorite', '[7,"x",8,0,99999999999]');
  await store.dispatch(loadPersonalLists());
  expect(selectFavoriteIds(store.getState())).toEqual([8, 7]);
});

test('a guest removes selected favourites; those added in another tab stay', async () => {
  const store = createAppStore();
  await store.dispatch(addFavorites([1, 2, 3]));
  writeGuestFavorites([1, 2, 3, 4]);
  // Cookies of another process arrive late.
  Cookies.set('Data-Favorite', '[1,2,3]');
  await store.dispatch(removeFavorites([1, 3]));
  expect(selectFavoriteIds(store.getState())).toEqual([4, 2]);
  expect(storedCookie()).toBe('[2,4]');
});

test('the 201st favourite is refused and changes nothing', async () => {
  const store = createAppStore();
  await store.dispatch(addFavorites(Array.from({ length: 200 }, (_, index) => index + 1)));
  await expect(store.dispatch(addFavorites([500]))).resolves.toBe('full');
  await expect(store.dispatch(addFavorites([200]))).resolves.toBe('saved');
  expect(selectFavoriteCount(store.getState())).toBe(200);
});

test("a customer's favourites come from the server, joined with those of this browser, which move there", async () => {
  Cookies.set('Data-Favorite', '[9,2]');
  asCustomer();
  const calls = answerCalls({
    'estate/favorite/create': { count: 3 },
    'estate/favorite/list': [{ estate_id: 2 }, { estate_id: 1 }],
    'estate/history/list': [],
  });
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  expect(selectFavoriteIds(store.getState())).toEqual([2, 1]);
  expect(calls[0]).toMatchObject({ body: { estates: [{ estate_id: 9 }, { estate_id: 2 }] } });
  expect(storedCookie()).toBeUndefined();
});

test('with the deleted flag the fetched list replaces the local one, without it they are merged', async () => {
  asCustomer();
  answerCalls({
    'estate/favorite/create': { count: 1 },
    'estate/favorite/list': [{ estate_id: 1 }],
    'estate/history/list': [],
  });
  const store = createAppStore();
  await store.dispatch(addFavorites([4]));
  await store.dispatch(loadPersonalLists(0));
  expect(selectFavoriteIds(store.getState())).toEqual([4, 1]);
  await store.dispatch(loadPersonalLists(1));
  expect(selectFavoriteIds(store.getState())).toEqual([1]);
});

test('all pages of a long list are fetched', async () => {
  asCustomer();
  const ids = Array.from({ length: 150 }, (_, index) => ({ estate_id: index + 1 }));
  answerCalls({
    'estate/favorite/list': ({ params }: { params: { page: number; limit: number } }) => ({
      result: ids.slice((params.page - 1) * params.limit, params.page * params.limit),
      total_count: 150,
    }),
    'estate/history/list': [],
  });
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  expect(selectFavoriteIds(store.getState())).toEqual(ids.map(({ estate_id }) => estate_id));
});

test('a failed load empties the list and writes nothing back', async () => {
  asCustomer();
  const store = createAppStore({ favorites: { estateIds: [1, 2], status: 'ready' } });
  const calls = answerCalls({ 'estate/favorite/list': 500, 'estate/history/list': [] });
  await store.dispatch(loadPersonalLists());
  expect(store.getState().favorites).toEqual({ estateIds: [], status: 'failed' });
  expect(calls.map((call) => call.path).sort()).toEqual(['estate/favorite/list', 'estate/history/list']);
  expect(storedCookie()).toBeUndefined();
});

test('a save that the server refuses leads to the login page and is made after it', async () => {
  asCustomer();
  const store = createAppStore();
  answerCalls({ 'estate/favorite/create': 500 });
  await expect(store.dispatch(addFavorites([6]))).resolves.toBe('login');
  expect(goToLogin).toHaveBeenCalledWith('/');
  expect(selectFavoriteCount(store.getState())).toBe(0);
  // A second refusal does not lose it.
  answerCalls({ 'estate/favorite/create': 500, 'estate/favorite/list': [], 'estate/history/list': [] });
  await store.dispatch(loadPersonalLists());

  const calls = answerCalls({
    'estate/favorite/create': { count: 1 },
    'estate/favorite/list': [{ estate_id: 6 }],
    'estate/history/list': [],
  });
  await store.dispatch(loadPersonalLists());
  await store.dispatch(loadPersonalLists());
  const saves = calls.filter((call) => call.path === 'estate/favorite/create');
  expect(saves.map((call) => call.body['estates'])).toEqual([[{ estate_id: 6 }]]);
  expect(selectFavoriteIds(store.getState())).toEqual([6]);
});

test.each([400, 401, 404, 500])('a save that is answered with %s leads to the login page', async (status) => {
  asCustomer();
  answerCalls({ 'estate/favorite/create': status });
  await expect(createAppStore().dispatch(addFavorites([6]))).resolves.toBe('login');
  expect(goToLogin).toHaveBeenCalledTimes(1);
});

const NOW = 1_800_000_000_000;
const HALF_AN_HOUR_MS = 30 * 60_000;

test.each([
  [HALF_AN_HOUR_MS - 1, [[{ estate_id: 6 }]]],
  [HALF_AN_HOUR_MS, []],
])('a save that waits for a login is made up to half an hour later (%s ms)', async (waitedMs, saved) => {
  asCustomer();
  const now = jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const store = createAppStore();
  answerCalls({ 'estate/favorite/create': 500 });
  await store.dispatch(addFavorites([6]));
  now.mockReturnValue(NOW + waitedMs);
  const calls = answerCalls({
    'estate/favorite/create': { count: 1 },
    'estate/favorite/list': [],
    'estate/history/list': [],
  });
  await store.dispatch(completePendingFavorites());
  now.mockRestore();
  const saves = calls.filter(({ path }) => path === 'estate/favorite/create');
  expect(saves.map(({ body }) => body['estates'])).toEqual(saved);
});

test.each([
  'null',
  '6',
  '{',
  `{"at":${NOW}}`,
  '{"estates":[{"estate_id":6}]}',
  `{"at":"${NOW}","estates":[{"estate_id":6}]}`,
  `{"at":${NOW},"estates":{"length":1}}`,
])('%s does not count as a remembered save', async (stored) => {
  asCustomer();
  const now = jest.spyOn(Date, 'now').mockReturnValue(NOW);
  sessionStorage.setItem('PENDING_FAVORITES', stored);
  const calls = answerCalls({});
  await createAppStore().dispatch(completePendingFavorites());
  now.mockRestore();
  expect(calls).toEqual([]);
});

/** The login page of a visitor whose session is good: its guard makes the pending save and sends back. */
async function sendBack(store: AppStore): Promise<boolean> {
  await store.dispatch(completePendingFavorites());
  return true;
}

test.each([
  ['made there', [500, { count: 1 }], [{ estate_id: 6 }, { estate_id: 1 }], 'saved', [6, 1]],
  ['refused again', [500, 500, { count: 1 }], [{ estate_id: 1 }], 'refused', [1]],
])('a refused save of a member is %s and reported', async (_how, given, list, outcome, shown) => {
  asCustomer();
  const store = createAppStore();
  const left = [...given];
  const calls = answerCalls({
    'estate/favorite/create': () => left.shift(),
    'estate/favorite/list': list,
    'estate/history/list': [],
  });
  goToLogin.mockImplementationOnce(() => sendBack(store));
  await expect(store.dispatch(addFavorites([6]))).resolves.toBe(outcome);
  expect(selectFavoriteIds(store.getState())).toEqual(shown);
  // It is not made a second time at the next page load.
  await store.dispatch(loadPersonalLists());
  expect(calls.filter(({ path }) => path === 'estate/favorite/create')).toHaveLength(2);
});

test('a refused removal of a member is made as well', async () => {
  asCustomer();
  const store = createAppStore({ favorites: { estateIds: [1, 6], status: 'ready' } });
  const left = [500, { count: 1 }];
  answerCalls({
    'estate/favorite/create': () => left.shift(),
    'estate/favorite/list': [{ estate_id: 1 }],
    'estate/history/list': [],
  });
  goToLogin.mockImplementationOnce(() => sendBack(store));
  await expect(store.dispatch(removeFavorites([6]))).resolves.toBe('saved');
  expect(selectFavoriteIds(store.getState())).toEqual([1]);
});

test('a list that another device has filled is full, which is no reason to log in', async () => {
  asCustomer();
  const errors = [{ field: 'estates', code: 'range', message: 'お気に入りは200件まで登録できます。' }];
  answerCalls({
    'estate/favorite/create': JSON.stringify({ status: 400, result: null, message: '', errors }),
  });
  await expect(createAppStore().dispatch(addFavorites([6]))).resolves.toBe('full');
  expect(goToLogin).not.toHaveBeenCalled();
});

test.each([0, 429, 502, 503])(
  'a save without an answer (%s) changes nothing and stays on the page',
  async (given) => {
    asCustomer();
    answerCalls({ 'estate/favorite/create': given });
    const store = createAppStore();
    await expect(store.dispatch(addFavorites([6]))).resolves.toBe('no-answer');
    expect(selectFavoriteCount(store.getState())).toBe(0);
    expect(goToLogin).not.toHaveBeenCalled();
  },
);

test('the page of a proxy in place of an answer is no save, and the waiting entries stay in this browser', async () => {
  asCustomer();
  Cookies.set('Data-Favorite', '[9]');
  Cookies.set('DATA_HISTORY', '[8]');
  const page = '<html><body>OK</body></html>';
  answerCalls({
    'estate/favorite/create': page,
    'estate/history/create': page,
    'estate/favorite/list': page,
    'estate/history/list': page,
  });
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  expect(store.getState().favorites.status).toBe('failed');
  expect(Cookies.get()).toMatchObject({ 'Data-Favorite': '[9]', DATA_HISTORY: '[8]' });
  await expect(store.dispatch(addFavorites([6]))).resolves.toBe('no-answer');
  expect(selectFavoriteCount(store.getState())).toBe(0);
});

test('a 401 takes away the token and the mail address, keeps the rest and goes to the login page', async () => {
  asCustomer();
  Cookies.set('KEY_MY_MAIL', 'hanako@example.com');
  const store = createAppStore();
  configureApi({ onUnauthorized: () => void store.dispatch(handleUnauthorized()) });
  answerCalls({ 'estate/favorite/list': 401, 'estate/history/list': 401 });
  await store.dispatch(loadPersonalLists());
  expect(Cookies.get('Authorization')).toBeUndefined();
  expect(Cookies.get('KEY_MY_MAIL')).toBeUndefined();
  expect(Cookies.get('KEY_CUSTOMER_ID')).toBe('10001');
  expect(store.getState().session.isLogin).toBe(false);
  expect(store.getState().favorites.status).toBe('ready');
  expect(goToLogin).toHaveBeenCalledWith('/');
});

test('a 401 leaves drafts alone, remembers the way back, and does not leave the login page', async () => {
  const store = createAppStore();
  sessionStorage.setItem('FORM_CONTACT', '{"draft":1}');
  window.history.replaceState(null, '', '/inquiry/general/?estateId=5#wish');
  await store.dispatch(handleUnauthorized());
  expect(goToLogin).toHaveBeenLastCalledWith('/inquiry/general/?estateId=5#wish');
  expect(sessionStorage.getItem('FORM_CONTACT')).toBe('{"draft":1}');
  for (const path of ['/login/', '/login', '/login/?return=%2Fmypage%2F']) {
    window.history.replaceState(null, '', path);
    await store.dispatch(handleUnauthorized());
  }
  expect(goToLogin).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/');
});

test('after a logout the local lists are empty, so that nothing removed comes back with the next login', async () => {
  asCustomer();
  answerCalls({
    'customer/logout': {},
    'estate/favorite/list': [{ estate_id: 1 }],
    'estate/history/list': [],
  });
  localStorage.setItem('Data-Favorite', '[9]');
  const store = createAppStore();
  await store.dispatch(logout());
  expect(localStorage.getItem('Data-Favorite')).toBeNull();
  expect(storedCookie()).toBeUndefined();
  expect(selectFavoriteIds(store.getState())).toEqual([]);
});

test('a save is passed to the counters', async () => {
  const onFavoritesSaved = jest.fn();
  configureStoreEffects({ onFavoritesSaved });
  const store = createAppStore();
  await store.dispatch(addFavorites([3]));
  await store.dispatch(removeFavorites([3]));
  asCustomer();
  answerCalls({ 'estate/favorite/create': 0 });
  await store.dispatch(addFavorites([4]));
  expect(onFavoritesSaved.mock.calls).toEqual([
    [[3], 'add'],
    [[3], 'remove'],
  ]);
});

test("a member's changes are counted, and other tabs are told", async () => {
  const onFavoritesSaved = jest.fn();
  configureStoreEffects({ onFavoritesSaved });
  asCustomer();
  const store = createAppStore({ favorites: { estateIds: [1], status: 'ready' } });
  answerCalls({ 'estate/favorite/create': { count: 1 } });
  await expect(store.dispatch(addFavorites([4]))).resolves.toBe('saved');
  expect(localStorage.getItem('gakumado_personal_change')).toMatch(/ 10001$/);
  await expect(store.dispatch(removeFavorites([1]))).resolves.toBe('saved');
  expect(selectFavoriteIds(store.getState())).toEqual([4]);
  answerCalls({ 'estate/favorite/create': 0 });
  await expect(store.dispatch(removeFavorites([4]))).resolves.toBe('no-answer');
  expect(selectFavoriteIds(store.getState())).toEqual([4]);
  expect(onFavoritesSaved.mock.calls).toEqual([
    [[4], 'add'],
    [[1], 'remove'],
  ]);
});

test('a list is loading until it is there', async () => {
  asCustomer();
  answerCalls({ 'estate/favorite/list': [{ estate_id: 1 }], 'estate/history/list': [] });
  const store = createAppStore();
  const states = new Set<string>();
  store.subscribe(() => states.add(store.getState().favorites.status));
  await store.dispatch(loadPersonalLists());
  expect([...states]).toEqual(['unread', 'loading', 'ready']);
});

test.each([
  ['list', [{ estate_id: 1 }]],
  ['failure', 500],
])('the %s of somebody who is no longer the one logged in is passed over', async (_what, given) => {
  asCustomer();
  const favorites = () => {
    Cookies.set('KEY_CUSTOMER_ID', '10002');
    return given;
  };
  answerCalls({ 'estate/favorite/list': favorites, 'estate/history/list': [] });
  const store = createAppStore({ favorites: { estateIds: [7], status: 'ready' } });
  await store.dispatch(loadPersonalLists());
  expect(selectFavoriteIds(store.getState())).toEqual([7]);
  expect(store.getState().favorites.status).not.toBe('failed');
});

test.each([
  [400, 'format'],
  [500, 'range'],
])('an answer %i with the code %s does not say that the list is full', async (status, code) => {
  asCustomer();
  const errors = [{ field: 'estates', code, message: '' }];
  answerCalls({ 'estate/favorite/create': JSON.stringify({ status, result: null, message: '', errors }) });
  await expect(createAppStore().dispatch(addFavorites([6]))).resolves.toBe('login');
});

test('of two refused favourites both must be in the list that comes back', async () => {
  asCustomer();
  const store = createAppStore();
  const left = [500, { count: 2 }];
  answerCalls({
    'estate/favorite/create': () => left.shift(),
    'estate/favorite/list': [{ estate_id: 6 }],
    'estate/history/list': [],
  });
  goToLogin.mockImplementationOnce(() => sendBack(store));
  await expect(store.dispatch(addFavorites([6, 7]))).resolves.toBe('refused');
});
