import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';

const KEY = '1001-12-20270131-abcdefghijklmnopqrstuv';
const shop = { ...estate.shop!, shop_id: 12, shop_name: 'ガクマド 池袋店', tel: '03-0000-0012' };
const found = { ...answers, 'estate/simpleview/detail': { estate, shop, expires_on: '2027-01-31' } };

test.each([
  [`/simpleview/tokyo/1001/${KEY}/`, { pref_id: 13, estate_id: 1001 }],
  [`/simpleview/pref_id:13/1001/${KEY}/`, { pref_id: 13, estate_id: 1001 }],
  [`/simpleview/13/1001/${KEY}/`, { pref_id: 13, estate_id: 1001 }],
  [`/simpleview/tokyo/${KEY}/`, { pref_id: 13 }],
  [`/simpleview/1001/${KEY}/`, { estate_id: 1001 }],
  [`/simpleview/${KEY}/`, {}],
])('%s asks for the estate of its key', async (path, named) => {
  const { calls } = await renderRoutes(routes, path, { answers: found });
  expect(calls[0]?.path).toBe('estate/simpleview/detail');
  expect(calls[0]?.body).toEqual({ access_key: expect.any(String), random_key: KEY, ...named });
});

test('the short page has pictures, rooms, costs and the shop of the link, which is asked', async () => {
  await renderRoutes(routes, `/simpleview/tokyo/1001/${KEY}/`, { answers: found });
  expect(screen.getByRole('heading', { level: 1, name: estate.name })).toBeVisible();
  expect(screen.getByText('このページは2027年01月31日までご覧いただけます。')).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const name of ['写真', 'お部屋のタイプ', '費用', '地図と周辺', '取扱店舗'])
    expect(screen.getByRole('region', { name })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'もしものとき' })).toBeVisible();
  const ofShop = within(screen.getByRole('region', { name: '取扱店舗' }));
  expect(ofShop.getByText('ガクマド 池袋店')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: /空室を聞く|見学を予約/ }))
    expect(link).toHaveAttribute('href', expect.stringContaining('shopId=12&estateId=1001'));
  expect(screen.getByRole('link', { name: '設備や交通も見る' })).toHaveAttribute('href', '/view/1001/');
});

test('the short page is passed on by its own link, and printed', async () => {
  await renderRoutes(routes, `/simpleview/tokyo/1001/${KEY}/`, { answers: found });
  const ways = within(screen.getByRole('group', { name: 'この物件を送る・印刷する' }));
  await userEvent.click(ways.getByRole('button', { name: 'この物件を家族や友だちに送る' }));
  const popup = within(await screen.findByRole('dialog', { name: 'この物件を家族や友だちに送る' }));
  const line = new URL(popup.getByRole('link', { name: /^LINEで送る/ }).getAttribute('href') ?? '');
  expect(line.searchParams.get('url')).toMatch(new RegExp(`/simpleview/tokyo/1001/${KEY}/$`));
  expect(ways.getByRole('button', { name: /^印刷する/, hidden: true })).toBeInTheDocument();
  expect(ways.getAllByRole('button', { hidden: true })).toHaveLength(2);
});

test('the visit is recorded in the history', async () => {
  const { store } = await renderRoutes(routes, `/simpleview/${KEY}/`, { answers: found });
  await waitFor(() => expect(store.getState().history.estateIds).toEqual([1001]));
});

test('a link that is over says so, and whom to ask', async () => {
  const message =
    'ご案内の期間は2026年11月01日までです。ガクマド 池袋店（03-0000-0012）へお問い合わせください。';
  await renderRoutes(routes, `/simpleview/${KEY}/`, {
    answers: {
      'estate/simpleview/detail': refuseCall(404, '', [{ field: 'random_key', code: 'expired', message }]),
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'このご案内は表示できません' })).toBeVisible();
  expect(screen.getByText(/ご案内の期間は2026年11月01日までです。/)).toBeVisible();
  expect(screen.getByRole('link', { name: '03-0000-0012' })).toHaveAttribute('href', 'tel:0300000012');
  expect(screen.getByRole('link', { name: 'お部屋を探す' })).toBeVisible();
});

test('a link that could not be checked is a failure of the page', async () => {
  await renderRoutes(routes, `/simpleview/${KEY}/`, { answers: { 'estate/simpleview/detail': 500 } });
  expect(screen.getByText('エラー 500')).toBeVisible();
});
