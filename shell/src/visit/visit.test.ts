import Cookies from 'js-cookie';
import { createMemoryRouter, redirect } from 'react-router-dom';
import { checkCustomer, createAppStore } from '@gakumado/shared/store';
import { answerCalls } from '@gakumado/shared/testing';
import { connectVisitor } from './visit.ts';

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
