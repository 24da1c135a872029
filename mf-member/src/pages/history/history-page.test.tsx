import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { writeMySearch } from '@gakumado/shared/my-search';
import { createAppStore, loadPersonalLists } from '@gakumado/shared/store';
import { cardOf, painted, renderRoutes, wayText } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

// The server answers in an order of its own.
const cards = ({ body }: { body: Record<string, unknown> }) =>
  String(body['estate_id'])
    .split(',')
    .map(Number)
    .sort((a, b) => a - b)
    .map((id) => cardOf(id));

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
});

async function openAsGuest(
  ids: readonly number[],
  answers: Record<string, unknown> = { 'estate/history/list': cards },
) {
  if (ids.length > 0) Cookies.set('DATA_HISTORY', JSON.stringify(ids));
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  return renderRoutes(routes, '/history/', { store, answers });
}

const names = () =>
  within(screen.getByRole('list', { name: '閲覧履歴' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

test('the last viewed comes first, whatever the order of the answer', async () => {
  const { calls } = await openAsGuest([7, 2, 9]);
  expect(names()).toEqual(['見本マンション9', '見本マンション2', '見本マンション7']);
  expect(calls[0]?.body).toMatchObject({ estate_id: '9,2,7', access_key: 'gakumado-web' });
});

test('a removal and its undo keep the order', async () => {
  await openAsGuest([7, 2, 9]);
  await userEvent.click(screen.getByRole('checkbox', { name: '見本マンション2を選択' }));
  await painted();
  await userEvent.click(screen.getByRole('button', { name: '選択した物件を削除' }));
  await screen.findByText('1件を閲覧履歴から削除しました。');
  expect(names()).toEqual(['見本マンション9', '見本マンション7']);
  await userEvent.click(screen.getByRole('button', { name: '元に戻す', hidden: true }));
  await waitFor(() => expect(names()).toEqual(['見本マンション9', '見本マンション2', '見本マンション7']));
  expect(Cookies.get('DATA_HISTORY')).toBe('[7,2,9]');
});

test('the chosen ones of the history go to the inquiry about several', async () => {
  const { router } = await openAsGuest([7, 2, 9]);
  await userEvent.click(screen.getByRole('checkbox', { name: '見本マンション2を選択' }));
  await painted();
  await userEvent.click(screen.getByRole('button', { name: 'まとめて問い合わせ' }));
  expect(router.state.location.pathname).toBe('/view/contact/');
  expect(sessionStorage.getItem('ESTATE_ID_VIEW_CONTACT')).toBe('[2]');
});

test('without a history nothing is asked for and ways on are shown', async () => {
  const { calls } = await openAsGuest([]);
  expect(screen.getByText('閲覧履歴はありません')).toBeVisible();
  expect(calls).toEqual([]);
});

test('the cards have their ways to the school that the visitor said once', async () => {
  writeMySearch({ places: [{ school_id: 55, name: '北キャンパス' }] });
  await openAsGuest([1], {
    'estate/list': [{ ...cardOf(1), commute_text: '徒歩8分', commute_minutes: 8 }],
  });
  expect(screen.getByText(wayText('北キャンパスまで徒歩8分'))).toBeVisible();
});
