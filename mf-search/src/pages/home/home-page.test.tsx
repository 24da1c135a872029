import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { makeCampus, makeEstate } from '../../components/test-data.ts';
import { routes } from '../../routes.tsx';

const topic = {
  id: 't1',
  publishedAt: '2026-11-19T15:30:00.000Z',
  title: '新しい学生会館のご案内',
  pref_cd: 13,
};
const prefecture = {
  prefecture_id: 13,
  name_kana: '東京都',
  name: 'tokyo',
  is_open: true,
  area_slug: 'kanto',
  estate_count: 9,
};

const answers = {
  'address/prefecture/list': [prefecture],
  'school/campus/list': [makeCampus({})],
  'estate/list': { result: [makeEstate({})], total_count: 1234 },
  'content/topics_gakumado': { contents: [topic], totalCount: 1, offset: 0, limit: 5 },
};

test('the home page has the school box, campuses, prefectures, new estates and topics', async () => {
  await renderRoutes(routes, '/', { answers });
  expect(screen.getByRole('combobox', { name: '学校名から探す' })).toHaveAttribute(
    'placeholder',
    '学校名を入力',
  );
  expect(screen.getByText('1,234')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /早稲田大学 早稲田キャンパス/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '東京都' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '見本マンション1' })).toHaveAttribute('href', '/view/1/');
  expect(screen.getByText('2026年11月20日')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /新しい学生会館のご案内/ })).toHaveAttribute(
    'href',
    '/topic/kanto/t1/',
  );
});

test('a part that fails costs only itself', async () => {
  const failing = { ...answers, 'estate/list': 500, 'content/topics_gakumado': 500, 'school/campus/list': 0 };
  await renderRoutes(routes, '/', { answers: failing });
  expect(screen.getByRole('combobox', { name: '学校名から探す' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '東京都' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '新着の物件' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'トピックス' })).not.toBeInTheDocument();
});
