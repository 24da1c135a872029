import Cookies from 'js-cookie';
import { createMemoryRouter, redirect, RouterContextProvider } from 'react-router-dom';
import { createInquiry } from '@gakumado/shared/api';
import {
  addFavorites,
  checkCustomer,
  createAppStore,
  languageChanged,
  selectFavoriteIds,
} from '@gakumado/shared/store';
import { storeContext } from '@gakumado/shared/routing';
import { answerCalls } from '@gakumado/shared/testing';
import { runGuards } from '../guards/run-guards.ts';
import { beginVisit, connectVisitor } from './visit.ts';

test('the site is Japanese from the start, and a language that is chosen stays', () => {
  answerCalls({});
  const store = createAppStore();
  const router = createMemoryRouter([{ path: '/', Component: () => null }]);
  connectVisitor(store, router);
  expect(store.getState().language).toBe('ja');
  store.dispatch(languageChanged('en'));
  beginVisit(store, router);
  expect(store.getState().language).toBe('en');
});

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['vi', 'ja'], 'ja'],
  [['en-US', 'en'], 'en'],
  [['vi-VN'], 'en'],
  [[], 'ja'],
])('a browser that asks for %j is answered in %s', (tags, language) => {
  answerCalls({});
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  const store = createAppStore();
  const router = createMemoryRouter([{ path: '/', Component: () => null }]);
  connectVisitor(store, router);
  beginVisit(store, router);
  expect(store.getState().language).toBe(language);
  jest.restoreAllMocks();
});

test('a session that turns out to be over on the way to a page leads on to that page after the login', async () => {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  answerCalls({ 'customer/detail': 401, 'customer/refresh': 400 });
  const store = createAppStore();
  const loader = async () =>
    (await store.dispatch(checkCustomer())) ?? redirect('/login/?return=%2Fmypage%2F%3Ftab%3D2');
  const router = createMemoryRouter(
    [
      { path: '/faq/', Component: () => null },
      { path: '/mypage/', loader },
      { path: '/login/', Component: () => null },
    ],
    { initialEntries: ['/faq/'] },
  );
  connectVisitor(store, router);
  await router.navigate('/mypage/?tab=2');
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(router.state.location).toMatchObject({
    pathname: '/login/',
    search: '?return=%2Fmypage%2F%3Ftab%3D2',
  });
});

test.each([
  [-60, ['customer/refresh', 'inquiry/create']],
  [3_600, ['inquiry/create']],
])("an inquiry is a member's: a token with %i seconds left makes the calls %j", async (seconds, made) => {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  Cookies.set('Authorization', `h.${btoa(JSON.stringify({ exp }))}.s`);
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  const session = { access_token: 'token-2', customer_id: 10001, mail_address: 'hanako@example.com' };
  const calls = answerCalls({ 'customer/refresh': session, 'inquiry/create': { inquiry_id: 1 } });
  connectVisitor(createAppStore(), createMemoryRouter([{ path: '/', Component: () => null }]));
  await createInquiry({ form_type: 'general' });
  expect(calls.map(({ path }) => path)).toEqual(made);
});

test('a favourite that is refused once is made on the way by the login, and the visitor stays where he is', async () => {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  const left = [500, { count: 1 }];
  answerCalls({
    'customer/detail': { customer_id: 10001, mail_address: 'hanako@example.com', name_sei: '', name_mei: '' },
    'estate/favorite/create': () => left.shift(),
    'estate/favorite/list': [{ estate_id: 6 }],
    'estate/history/list': [],
  });
  window.history.replaceState(null, '', '/faq/?q=1');
  const store = createAppStore();
  const router = createMemoryRouter(
    [
      { path: '/', Component: () => null },
      { path: '/faq/', Component: () => null },
      {
        path: '/login/',
        loader: (args) => runGuards(['login'], args).then(() => null),
        Component: () => null,
      },
    ],
    {
      initialEntries: ['/', '/faq/?q=1'],
      getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
    },
  );
  connectVisitor(store, router);
  await expect(store.dispatch(addFavorites([6]))).resolves.toBe('saved');
  expect(router.state.location).toMatchObject({ pathname: '/faq/', search: '?q=1' });
  expect(selectFavoriteIds(store.getState())).toEqual([6]);
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
  window.history.replaceState(null, '', '/');
});
