import Cookies from 'js-cookie';
import { configureApi } from '@gakumado/shared/api';
import { readAccessToken } from '@gakumado/shared/cookies';
import { answerCalls } from '@gakumado/shared/testing';
import {
  createAppStore,
  fetchHistoryEstates,
  loadPersonalLists,
  recordView,
  removeHistory,
  restoreHistory,
  selectHistoryCount,
  selectHistoryEstates,
  selectHistoryIds,
} from './index.ts';

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
  configureApi({ readToken: readAccessToken, onUnauthorized: () => {} });
});

test("a guest's history holds the last ten, a repeated one moves to the end", async () => {
  const store = createAppStore();
  for (let id = 1; id <= 12; id += 1) await store.dispatch(recordView(id));
  await store.dispatch(recordView(5));
  expect(Cookies.get('DATA_HISTORY')).toBe('[3,4,6,7,8,9,10,11,12,5]');
  expect(selectHistoryIds(store.getState())).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
  expect(selectHistoryCount(store.getState())).toBe(10);
});

test('a removal is undone with its order, and later views stay the latest', async () => {
  const store = createAppStore();
  for (const id of [1, 2, 3]) await store.dispatch(recordView(id));
  await store.dispatch(removeHistory([1, 2]));
  expect(selectHistoryIds(store.getState())).toEqual([3]);
  await store.dispatch(recordView(8));
  await store.dispatch(restoreHistory([1, 2, 3]));
  expect(selectHistoryIds(store.getState())).toEqual([8, 3, 2, 1]);
});

test('a customer’s repeated view is marked deleted, then saved again', async () => {
  Cookies.set('Authorization', 'token-1');
  const calls = answerCalls({
    'estate/favorite/list': [],
    'estate/history/list': [{ estate_id: 2 }, { estate_id: 1 }],
    'estate/history/create': { count: 2 },
  });
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  expect(selectHistoryIds(store.getState())).toEqual([2, 1]);

  await store.dispatch(recordView(1));
  await store.dispatch(recordView(7));
  const saves = calls
    .filter((call) => call.path === 'estate/history/create')
    .map((call) => call.body['estates']);
  // In one call, since the visitor may leave the page between two.
  expect(saves).toEqual([[{ estate_id: 1, is_deleted: 1 }, { estate_id: 1 }], [{ estate_id: 7 }]]);
  expect(selectHistoryIds(store.getState())).toEqual([7, 1, 2]);
  expect(Cookies.get('DATA_HISTORY')).toBeUndefined();
});

test('a failed save is ignored, a failed load empties the list', async () => {
  Cookies.set('Authorization', 'token-1');
  answerCalls({ 'estate/favorite/list': [], 'estate/history/list': 500, 'estate/history/create': 0 });
  const store = createAppStore({ history: { estateIds: [1], status: 'ready', estates: [] } });
  await store.dispatch(recordView(4));
  expect(selectHistoryIds(store.getState())).toEqual([1]);
  await expect(store.dispatch(removeHistory([1]))).resolves.toBe('no-answer');
  await store.dispatch(loadPersonalLists());
  expect(store.getState().history).toEqual({ estateIds: [], status: 'failed', estates: [] });
});

test('the cards are in the store, in the order of the list, and a failure empties them', async () => {
  answerCalls({ 'estate/history/list': [{ estate_id: 1 }, { estate_id: 2 }, { estate_id: 3 }] });
  const store = createAppStore();
  for (const id of [1, 2, 3]) await store.dispatch(recordView(id));
  const { signal } = new AbortController();
  await store.dispatch(fetchHistoryEstates(signal));
  const shownIds = () => selectHistoryEstates(store.getState()).map(({ estate_id }) => estate_id);
  expect(shownIds()).toEqual([3, 2, 1]);
  await store.dispatch(recordView(1));
  expect(shownIds()).toEqual([1, 3, 2]);
  await store.dispatch(removeHistory([3]));
  expect(shownIds()).toEqual([1, 2]);

  answerCalls({ 'estate/history/list': 500 });
  await expect(store.dispatch(fetchHistoryEstates(signal))).rejects.toThrow();
  expect(shownIds()).toEqual([]);
});
