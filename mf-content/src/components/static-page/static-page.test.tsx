import { screen, within } from '@testing-library/react';
import { areas, prefectures } from '../../testing/fixtures.ts';
import { listOf, openPage } from '../../testing/render-page.tsx';

const text = {
  createdAt: '2026-01-05T01:00:00.000Z',
  updatedAt: '2026-01-05T01:00:00.000Z',
  title: '方針',
  description: '取り扱いの方針です。',
  body: '<h2>目的</h2><p>お答えするため。</p>',
};

test.each(['privacy', 'policy', 'company', 'guide', 'userguide', 'support'])(
  '/%s/ shows the text of the content service',
  async (id) => {
    const { calls } = openPage(`/${id}/`, () => ({ id, ...text }));
    expect(await screen.findByRole('heading', { level: 1, name: '方針' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '目的' })).toBeInTheDocument();
    expect(screen.getByText('2026年01月05日')).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual([`pages/${id}`]);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `/${id}/`);
  },
);

test('a page below another one names it and has an address of its own', async () => {
  const { calls } = openPage('/support/assist/', () => ({ id: 'support-assist', ...text }));
  await screen.findByRole('heading', { level: 1, name: '方針' });
  expect(calls.map(({ path }) => path)).toEqual(['pages/support-assist']);
  const trail = screen.getByRole('navigation', { name: '現在の位置' });
  expect(within(trail).getByRole('link', { name: 'ガクマドのサポート' })).toHaveAttribute(
    'href',
    '/support/',
  );
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/support/assist/');
});

test('a page that the content service does not have is a 404', async () => {
  openPage('/privacy/', () => undefined);
  expect(await screen.findByText('HTTP 404')).toBeInTheDocument();
});

test('the site map names every region with its prefectures', async () => {
  openPage('/sitemap/', ({ path }) => listOf(path === 'area' ? areas : prefectures));
  const heading = await screen.findByRole('heading', { level: 3, name: '東北' });
  const links = within(heading.parentElement!);
  expect(links.getByRole('link', { name: '宮城県の学校' })).toHaveAttribute(
    'href',
    '/search/school/pref_id:4/',
  );
  expect(links.getByRole('link', { name: '東北のトピックス' })).toHaveAttribute(
    'href',
    '/topic/?area=tohoku',
  );
});
