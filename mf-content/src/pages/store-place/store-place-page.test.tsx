import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { areas, prefectures } from '../../testing/fixtures.ts';
import { makeShop } from '../../testing/make-shop.ts';
import { listOf } from '../../testing/render-page.tsx';

const answers = {
  'content/area': listOf(areas),
  'content/prefecture': listOf(prefectures),
  'shop/list': [makeShop({})],
};

test.each([
  ['/store/kanto/', '関東の店舗一覧', { area_slug: 'kanto' }, '/store/kanto/'],
  ['/store/tokyo/', '東京都の店舗一覧', { prefecture_id: 13 }, '/store/kanto/tokyo/'],
  ['/store/kanto/tokyo/', '東京都の店舗一覧', { prefecture_id: 13 }, '/store/kanto/tokyo/'],
])('%s lists the shops of its place', async (path, heading, condition, canonical) => {
  const { calls } = await renderRoutes(routes, path, { answers });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '新宿店' })).toBeInTheDocument();
  expect(calls.find((call) => call.path === 'shop/list')?.body).toMatchObject(condition);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  const places = within(screen.getByRole('navigation', { name: '関東の都道府県で選ぶ' }));
  expect(places.getByRole('link', { name: '東京都' })).toHaveAttribute('href', '/store/kanto/tokyo/');
});

test.each([500, { contents: [{ prefecture_id: '13', name_kana: 7 }, null, 'x'] }, { contents: {} }])(
  'with %j of the content service the place has the name that the site knows',
  async (answer) => {
    await renderRoutes(routes, '/store/kanto/tokyo/', {
      answers: { ...answers, 'content/area': answer, 'content/prefecture': answer },
    });
    expect(screen.getByRole('heading', { level: 1, name: '東京都の店舗一覧' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '新宿店' })).toBeInTheDocument();
  },
);

test.each(['/store/atlantis/', '/store/tohoku/tokyo/', '/store/tokyo/tokyo/', '/store/kanto/shibuya/'])(
  '%s is not a place',
  async (path) => {
    await renderRoutes(routes, path, { answers });
    expect(screen.getByText('エラー 404')).toBeInTheDocument();
  },
);

test('a prefecture without a shop names those of its region', async () => {
  const morioka = makeShop({
    shop_name: '盛岡店',
    m_prefecture_id: 3,
    prefecture_name: '岩手県',
    area_slug: 'tohoku',
    tel: '0120-000-203',
  });
  const { calls } = await renderRoutes(routes, '/store/tohoku/miyagi/', {
    answers: { ...answers, 'shop/list': ({ body }: ReceivedCall) => (body['area_slug'] ? [morioka] : []) },
  });
  const advising = within(screen.getByRole('region', { name: 'ご相談を承る東北の店舗' }));
  expect(advising.getByRole('link', { name: '盛岡店に電話する 0120-000-203' })).toBeVisible();
  expect(advising.getByRole('link', { name: '東北の店舗一覧を見る' })).toHaveAttribute(
    'href',
    '/store/tohoku/',
  );
  expect(calls.at(-1)?.body).toMatchObject({ area_slug: 'tohoku', keyword: '宮城県' });
});

test('a prefecture without a shop leads to the others', async () => {
  await renderRoutes(routes, '/store/miyagi/', { answers: { ...answers, 'shop/list': [] } });
  expect(screen.getByText('宮城県に店舗はありません')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'すべての店舗を見る' })).toHaveAttribute('href', '/store/');
});
