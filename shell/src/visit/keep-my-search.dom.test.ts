import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { readMySearch, writeMySearch } from '@gakumado/shared/my-search';
import { createAppStore, login } from '@gakumado/shared/store';
import { answerCalls } from '@gakumado/shared/testing';
import { keepMySearch } from './keep-my-search.ts';

const north = { school_id: 55, name: '北キャンパス' };
const south = { school_id: 56, name: '南キャンパス' };
let stop = () => {};

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});
afterEach(() => stop());

function logIn() {
  Cookies.set('Authorization', 'token');
  Cookies.set('KEY_CUSTOMER_ID', '7');
}

const bodies = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ path }) => path === 'customer/my_search/exchange').map(({ body }) => body);

test('a second device has what was said on the first one', async () => {
  logIn();
  answerCalls({ 'customer/my_search/exchange': { search: { places: [north] }, saved_at: 5_000 } });
  stop = keepMySearch(createAppStore());
  await waitFor(() => expect(readMySearch()).toEqual({ places: [north] }));
});

test('a change here is sent, with its moment', async () => {
  logIn();
  const calls = answerCalls({
    'customer/my_search/exchange': ({ body }: { body: { search?: object; saved_at?: number } }) => ({
      search: body.search ?? { places: [] },
      saved_at: body.saved_at ?? 0,
    }),
  });
  stop = keepMySearch(createAppStore());
  await waitFor(() => expect(bodies(calls)).toHaveLength(1));
  writeMySearch({ places: [south], gender: 2 }, 9_000);
  await waitFor(() => expect(bodies(calls)).toHaveLength(2), { timeout: 5_000 });
  expect(bodies(calls)[1]).toMatchObject({ search: { places: [south], gender: 2 }, saved_at: 9_000 });
});

test('a guest’s profile becomes the member’s at the login, and a guest’s is never sent', async () => {
  writeMySearch({ places: [north] }, 4_000);
  const session = { access_token: 'h.e30.s', customer_id: 7, mail_address: 'a@example.com', user_name: '' };
  const calls = answerCalls({
    'customer/login': session,
    'customer/my_search/exchange': { search: { places: [north] }, saved_at: 4_000 },
    'favorite/list': [],
    'history/list': [],
  });
  const store = createAppStore();
  stop = keepMySearch(store);
  expect(bodies(calls)).toEqual([]);
  await store.dispatch(login({ mail_address: 'a@example.com', password: 'x', is_keep: false }));
  await waitFor(() =>
    expect(bodies(calls)).toMatchObject([{ search: { places: [north] }, saved_at: 4_000 }]),
  );
});

test('a server that cannot be reached changes nothing', async () => {
  logIn();
  writeMySearch({ places: [north] });
  const calls = answerCalls({ 'customer/my_search/exchange': 503 });
  stop = keepMySearch(createAppStore());
  await waitFor(() => expect(bodies(calls)).toHaveLength(1));
  expect(readMySearch()).toEqual({ places: [north] });
});
