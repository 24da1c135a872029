import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { makeShop } from '../../testing/make-shop.ts';

test('a word leads to the shops that have it', async () => {
  const { calls } = await renderRoutes(routes, '/store/keyword/?keyword=%20新宿', {
    answers: { 'shop/list': [makeShop({})] },
  });
  expect(screen.getByRole('heading', { level: 1, name: '「新宿」の店舗' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^新宿 ?店$/ })).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: '店舗を言葉で探す' })).toHaveValue('新宿');
  expect(calls[0]?.body).toMatchObject({ keyword: '新宿' });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('without a word nothing is searched and the page asks for one', async () => {
  const { calls } = await renderRoutes(routes, '/store/keyword/');
  expect(screen.getByText('地名、駅名、学校名、店舗名を入力してください。')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a long word is cut between characters', async () => {
  const text = `${'新'.repeat(99)}𠮷宿`;
  const { calls } = await renderRoutes(routes, `/store/keyword/?keyword=${encodeURIComponent(text)}`, {
    answers: { 'shop/list': [] },
  });
  expect(screen.getByText('見つかりませんでした')).toBeInTheDocument();
  expect(calls[0]?.body['keyword']).toBe(`${'新'.repeat(99)}𠮷`);
});

test('a word that no shop has says so', async () => {
  await renderRoutes(routes, '/store/keyword/?keyword=月', { answers: { 'shop/list': [] } });
  expect(screen.getByText('見つかりませんでした')).toBeInTheDocument();
});

test('a prefecture without a shop says who advises there', async () => {
  const kagoshima = makeShop({ shop_name: '鹿児島店', m_prefecture_id: 46, area_slug: 'kyushu' });
  await renderRoutes(routes, '/store/keyword/?keyword=那覇', { answers: { 'shop/list': [kagoshima] } });
  expect(screen.getByText(/^沖縄県に店舗はありません。九州・沖縄の店舗が/)).toBeVisible();
  expect(screen.getByRole('link', { name: '沖縄県のご案内を見る' })).toHaveAttribute(
    'href',
    '/store/kyushu/okinawa/',
  );
  expect(screen.getByRole('heading', { name: '鹿児島店' })).toBeVisible();
});

test('a prefecture with a shop has no such note', async () => {
  await renderRoutes(routes, '/store/keyword/?keyword=東京', { answers: { 'shop/list': [makeShop({})] } });
  expect(screen.queryByText(/に店舗はありません/)).toBeNull();
});

test('the words are marked where they are found, in whichever kana they were typed', async () => {
  const schools = ['早稲田大学', '学習院大学'];
  await renderRoutes(routes, '/store/keyword/?keyword=しんじゅく%20早稲田', {
    answers: { 'shop/list': [makeShop({ handled_school_names: schools })] },
  });
  const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked).toEqual(['新宿店', '早稲田']);
  expect(screen.queryByText(/学習院/)).toBeNull();
  expect(screen.getByText(/いずれかの言葉に当てはまる店舗/)).toBeVisible();
});
