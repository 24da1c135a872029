import { screen, within } from '@testing-library/react';
import { cardOf, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { pageOf } from '../../testing/page-of.ts';
import { listOf } from '../../testing/render-page.tsx';

const show = (address: string, id: string, homes: unknown) =>
  renderRoutes(routes, address, {
    answers: {
      [`content/pages/${id}`]: pageOf(id, 'ご案内の題', '<h2>はじめに</h2><p>文</p>'),
      'content/topics_gakumado': listOf([]),
      'content/prefecture': listOf([]),
      'estate/list': homes,
    },
  });
const homesPart = (name: string) => within(screen.getByRole('region', { name }));
const homes = { result: [cardOf(11), cardOf(12)], total_count: 340 };

test.each([
  ['/guide/', 'guide', '掲載中の物件から', {}, '物件340件をすべて見る', '/search/area/result/'],
  ['/userguide/', 'userguide', '掲載中の物件から', {}, '物件340件をすべて見る', '/search/area/result/'],
  ['/support/', 'support', '掲載中の物件から', {}, '物件340件をすべて見る', '/search/area/result/'],
  [
    '/support/equipment/',
    'support-equipment',
    '「家具付き」の物件から',
    { condition: [61] },
    '「家具付き」の物件340件をすべて見る',
    '/search/area/result/?condition=61',
  ],
  [
    '/support/environment/',
    'support-environment',
    '「オートロック」の物件から',
    { equipment: [801] },
    '「オートロック」の物件340件をすべて見る',
    '/search/area/result/?equipment=801',
  ],
])('%s leads to homes', async (address, id, title, wish, all, path) => {
  const { calls } = await show(address, id, homes);
  expect(homesPart(title).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(homesPart(title).getByRole('link', { name: all })).toHaveAttribute('href', path);
  expect(calls.find((call) => call.path === 'estate/list')?.body).toMatchObject(wish);
});

test('without its homes a page is whole', async () => {
  await show('/support/total/', 'support-total', 500);
  expect(screen.getByRole('heading', { level: 2, name: 'はじめに' })).toBeVisible();
  expect(homesPart('掲載中の物件から').getByRole('alert')).toHaveTextContent('物件を読み込めませんでした');
});
