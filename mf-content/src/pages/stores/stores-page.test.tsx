import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { areas } from '../../testing/fixtures.ts';
import { makeShop } from '../../testing/make-shop.ts';
import { listOf } from '../../testing/render-page.tsx';

const tokyo = [1, 2, 3, 4].map((id) => makeShop({ shop_id: id, shop_name: `東京${id}店` }));
const kanagawa = [5, 6].map((id) =>
  makeShop({ shop_id: id, shop_name: `神奈川${id}店`, m_prefecture_id: 14, prefecture_name: '神奈川県' }),
);
const sendai = makeShop({
  shop_id: 7,
  shop_name: '仙台店',
  m_prefecture_id: 4,
  prefecture_name: '宮城県',
  area_slug: 'tohoku',
  tel: '0120-000-102',
});
const answers = { 'content/area': listOf(areas), 'shop/list': [sendai, ...tokyo, ...kanagawa] };

test('shops are listed by region and prefecture with address, directions, hours and telephone', async () => {
  await renderRoutes(routes, '/store/', { answers });
  expect(screen.getByRole('heading', { level: 1, name: '店舗一覧' })).toBeInTheDocument();
  const tohoku = within(screen.getByRole('region', { name: '東北' }));
  expect(tohoku.getByRole('heading', { level: 3, name: '宮城県' })).toBeInTheDocument();
  expect(tohoku.getByText('〒160-0023 東京都新宿区西新宿1丁目')).toBeInTheDocument();
  expect(tohoku.getByText('新宿駅 西口から徒歩4分')).toBeInTheDocument();
  expect(tohoku.getByText('10:00～18:30（定休日 水曜日）')).toBeInTheDocument();
  expect(tohoku.getByRole('link', { name: '仙台店に電話する 0120-000-102' })).toHaveAttribute(
    'href',
    'tel:0120000102',
  );
  const regions = within(screen.getByRole('navigation', { name: '地域で選ぶ' }));
  expect(regions.getByRole('link', { name: '関東' })).toHaveAttribute('href', '/store/#kanto');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/store/');
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('a region shows five shops and the others on request', async () => {
  await renderRoutes(routes, '/store/', { answers });
  const kanto = within(screen.getByRole('region', { name: '関東' }));
  expect(kanto.getByRole('heading', { name: '神奈川5店' })).toBeVisible();
  expect(kanto.getByText('神奈川6店')).not.toBeVisible();
  await userEvent.click(kanto.getByText('もっと見る（関東のほか1店舗）'));
  expect(kanto.getByText('神奈川6店')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '東北' })).queryByText(/もっと見る/)).toBeNull();
});

test('when the shops do not arrive the page says so and loads them on request', async () => {
  let isDown = true;
  const failing = { ...answers, 'shop/list': () => (isDown ? 500 : [sendai]) };
  await renderRoutes(routes, '/store/', { answers: failing });
  expect(screen.getByText('店舗を読み込めませんでした')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /もう一度/ }));
  expect(await screen.findByRole('heading', { name: '仙台店' })).toBeInTheDocument();
});
