import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

const tokyo = { prefecture_id: 13, name_kana: '東京都', name: 'tokyo', is_open: true, area_slug: 'kanto' };
const answers = { 'address/prefecture/list': [tokyo] };

test.each([['/search_condition/', '条件から探す']])(
  '%s says that it is in preparation and what can be done today',
  async (path, heading) => {
    await renderRoutes(routes, path, { answers });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByText('このページは現在準備中です。')).toBeInTheDocument();
    const isOfTokyo = heading.startsWith('東京都');
    expect(screen.getByRole('link', { name: /^(東京都の)?学校から探す/ })).toHaveAttribute(
      'href',
      isOfTokyo ? '/search/school/pref_id:13/' : '/search/school/',
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', path);
  },
);

test.each(['/search/area/pref_id:48/', '/city/atlantis/'])('%s is not a place', async (path) => {
  await renderRoutes(routes, path, { answers });
  expect(screen.getByText('エラー 404')).toBeInTheDocument();
});
