import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { createAppStore, loadPersonalLists } from '@gakumado/shared/store';
import { answerCalls, cardOf, refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '#routes.tsx';
import { listOf } from '#testing/list-of.ts';
import { openWithoutScripts } from '#testing/open-without-scripts.ts';
import { sendForm } from '#testing/serve.tsx';

const cards = ({ body }: { body: Record<string, unknown> }) =>
  [...(body['estate_id'] as number[])].map((id) => Object.assign(cardOf(id), { shop_id: id === 3 ? 6 : 5 }));
const answers = { 'estate/list': cards, 'equipment/list': [], 'shop/list': [] };

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
});

const open = (path: string) => openWithoutScripts(path, answers);
const box = (id: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `見本マンション${id}を選択` });

async function chooseAndPress(name: string, more: object = {}) {
  const visit = await openWithoutScripts('/favorite/?homes=3,2,1', { ...answers, ...more });
  for (const id of [3, 1]) box(id).checked = true;
  await visit.submit(screen.getByRole('button', { name }));
  return visit;
}

test('the page of favourites leads to those of the guest, by their ids, the latest first', async () => {
  const { addressOf } = await open('/favorite/');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'JavaScriptを使わずに見る' });
  expect([button.form?.method, button.form?.getAttribute('action')]).toEqual(['post', '/favorite/']);
  const answer = await sendForm(addressOf(), {}, 'Data-Favorite=%5B1%2C2%2C3%5D');
  expect((answer as Response).headers.get('location')).toBe('/favorite/?homes=3,2,1');
});

test('a member’s are those of the account, and a session that has run out leads to the login', async () => {
  answerCalls({ 'estate/favorite/list': [{ estate_id: 8 }, { estate_id: 7 }] });
  const answer = await sendForm('/favorite/', {}, 'Authorization=token-1');
  expect((answer as Response).headers.get('location')).toBe('/favorite/?homes=8,7');
  answerCalls({ 'estate/favorite/list': refuseCall(401, '') });
  const refused = await sendForm('/favorite/', {}, 'Authorization=token-1');
  expect((refused as Response).headers.get('location')).toContain('/login/');
});

test('ticked favourites are compared', async () => {
  const { addressOf } = await chooseAndPress('比べる');
  expect(addressOf()).toBe('/favorite/?estate_ids=3&estate_ids=1');
  expect(screen.getByRole('heading', { level: 1, name: '物件をくらべる' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

test('they are asked about, and their material is asked for', async () => {
  const { addressOf } = await chooseAndPress('まとめて問い合わせ');
  expect(addressOf()).toBe('/view/contact/?estate_ids=3&estate_ids=1');
  const material = await chooseAndPress('資料請求');
  expect(material.addressOf()).toBe('/data_request/contact/?estate_ids=3&estate_ids=1');
  expect(screen.getByText('見本マンション3')).toBeInTheDocument();
});

test('they make a list of the family', async () => {
  const share_key = 'k'.repeat(32);
  const made = { share_key, owner_key: '', expires_at: '2099-01-01T00:00:00+09:00' };
  const { addressOf, calls } = await chooseAndPress('家族のリストにする', {
    'share/list/create': made,
    'share/list/detail': listOf([cardOf(3), cardOf(1)]),
  });
  expect(addressOf()).toBe(`/favorite/?share=${share_key}`);
  expect(calls.find(({ path }) => path === 'share/list/create')?.body).toMatchObject({ estate_ids: [3, 1] });
});

test('a visit is booked at each shop', async () => {
  await open('/favorite/?homes=3,2,1');
  const visit = screen.getByRole('link', { name: '見本マンション2、見本マンション1の見学を予約' });
  expect(visit.getAttribute('href')).toMatch(/shopId=5&estateId=2&alsoIds=1&.*isVisit=1/);
  expect(screen.getByRole('link', { name: '見本マンション3の見学を予約' })).toBeInTheDocument();
});

test('no favourites, and none that could be loaded, are said', async () => {
  await open('/favorite/?homes=');
  expect(screen.getByText('お気に入りに登録した物件はありません。')).toBeInTheDocument();
  await openWithoutScripts('/favorite/?homes=1', { ...answers, 'estate/list': 500 });
  expect(screen.getByText('お気に入りを読み込めませんでした。')).toBeInTheDocument();
});

test('with scripts the address leads to the own favourites', async () => {
  const store = createAppStore();
  await store.dispatch(loadPersonalLists());
  const { router } = await renderRoutes(routes, '/favorite/?homes=1', { answers, store });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
