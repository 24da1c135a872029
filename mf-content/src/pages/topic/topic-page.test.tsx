import { screen, within } from '@testing-library/react';
import { areas, morioka, prefectures, sendai } from '../../testing/fixtures.ts';
import { listOf, openPage } from '../../testing/render-page.tsx';
import type { ContentCall } from '../../testing/render-page.tsx';

const article = {
  ...sendai,
  revisedAt: '2026-11-12T01:00:00.000Z',
  body: '<h2>二つの地下鉄</h2><p>南北線と東西線。</p>',
};

function answers({ path }: ContentCall) {
  if (path === 'area') return listOf(areas);
  if (path === 'prefecture') return listOf(prefectures);
  if (path === 'topics_gakumado/201') return article;
  return path === 'topics_gakumado' ? listOf([morioka]) : undefined;
}

test('an article shows its dates, text, region and others of the region', async () => {
  const { calls, container } = openPage('/topic/tohoku/201/', answers);
  expect(await screen.findByRole('heading', { level: 1, name: sendai.title })).toBeInTheDocument();
  const text = screen.getByRole('article');
  expect(within(text).getByText('2026年11月05日')).toBeInTheDocument();
  expect(within(text).getByText('（2026年11月12日 更新）')).toBeInTheDocument();
  expect(within(text).getByRole('heading', { level: 2, name: '二つの地下鉄' })).toBeInTheDocument();
  const trail = screen.getByRole('navigation', { name: '現在の位置' });
  expect(within(trail).getByRole('link', { name: '東北' })).toHaveAttribute('href', '/topic/?area=tohoku');
  expect(screen.getByRole('link', { name: morioka.title })).toHaveAttribute('href', '/topic/tohoku/204/');
  expect(calls.find(({ path }) => path === 'topics_gakumado')?.params['filters']).toMatch(
    /\[and\]id\[not_equals\]201$/,
  );
  const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map((it) =>
    JSON.parse(it.innerHTML),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'Article', headline: sendai.title }));
  expect(document.title).toBe(`${sendai.title}｜ガクマド`);
});

test.each(['/topic/kanto/201/', '/topic/mars/201/', '/topic/tohoku/999/'])(
  '%s does not exist',
  async (address) => {
    openPage(address, answers);
    expect(await screen.findByText('HTTP 404')).toBeInTheDocument();
  },
);

test('an article that did not arrive is left to the boundary around the page', async () => {
  openPage('/topic/tohoku/201/', () => 'down');
  expect(await screen.findByText('error')).toBeInTheDocument();
});
