import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../routes.tsx';
import { box, type } from '../testing/fill-in-form.ts';

const customer = {
  customer_id: 10001,
  mail_address: 'hanako@example.com',
  registrant_type: 1,
  name_sei: '見本',
  name_mei: '花子',
  kana_sei: 'ミホン',
  kana_mei: 'ハナコ',
  tel: '09012345678',
  grade_id: 3,
  campus_ids: [],
  move_in_ym: null,
};

/** An inquiry of a member whose registration is slow to come. */
async function openOnSlowLine() {
  Cookies.set('Authorization', 'token-1');
  let answer = () => {};
  const slow = new Promise((resolve) => (answer = () => resolve(customer)));
  const answers = { 'shop/list': [], 'customer/detail': () => slow };
  const { calls } = await renderRoutes(routes, '/inquiry/general/', { answers });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('customer/detail'));
  return {
    arrive: async () => {
      await act(async () => answer());
      await waitFor(() => expect(box('フリガナ（メイ）')).toHaveValue('ハナコ'));
    },
  };
}

beforeEach(() => {
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

test('what is known of a member fills in what nobody has been in', async () => {
  const { arrive } = await openOnSlowLine();
  await type('電話番号', '0312345678');
  await userEvent.click(screen.getByRole('radio', { name: '保護者' }));
  // Typed and taken back: it is to stay empty.
  await type('メールアドレス', 'a{Backspace}');
  await userEvent.tab();
  await arrive();
  expect(box('お名前（姓）')).toHaveValue('見本');
  expect(box('電話番号')).toHaveValue('0312345678');
  expect(box('メールアドレス')).toHaveValue('');
  expect(screen.getByRole('radio', { name: '保護者' })).toBeChecked();
});

test('a control that the visitor is in stays as it is, before the first letter and while one is composed', async () => {
  const { arrive } = await openOnSlowLine();
  await userEvent.click(box('お名前（姓）'));
  fireEvent.compositionStart(box('お名前（姓）'));
  await arrive();
  expect(box('お名前（姓）')).toHaveValue('');
  fireEvent.compositionEnd(box('お名前（姓）'), { data: '見本' });
  await userEvent.keyboard('見本');
  expect(box('お名前（姓）')).toHaveValue('見本');
  expect(box('お名前（名）')).toHaveValue('花子');
});

test('a draft is for the customer who wrote it, also after a session that ran out', async () => {
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  const open = () => renderRoutes(routes, '/inquiry/general/', { answers: { 'shop/list': [] } });
  const first = await open();
  await type('お名前（姓）', '見本');
  first.unmount();
  const again = await open();
  expect(box('お名前（姓）')).toHaveValue('見本');
  again.unmount();

  Cookies.set('KEY_CUSTOMER_ID', '10002');
  await open();
  expect(box('お名前（姓）')).toHaveValue('');
});
