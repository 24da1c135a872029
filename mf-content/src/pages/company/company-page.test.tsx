import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapStub, stubWebGl } from '@gakumado/shared/testing';
import { openPage } from '../../testing/render-page.tsx';

const page = {
  id: 'company',
  createdAt: '2026-01-05T01:00:00.000Z',
  updatedAt: '2026-01-05T01:00:00.000Z',
  title: '会社概要',
  description: '運営者です。',
  body: '<h2>概要</h2><table><tr><th scope="row">免許</th><td>国土交通大臣</td></tr></table>',
};

beforeEach(() => {
  mapStub.map = null;
  stubWebGl();
});

test('the office has a map, which is loaded on request', async () => {
  openPage('/company/', () => ({ ...page, place_name: '運営事務局', lat: 35.69, lon: 139.69 }));
  expect(await screen.findByRole('row', { name: '免許 国土交通大臣' })).toBeInTheDocument();
  const office = within(screen.getByRole('region', { name: '所在地の地図' }));
  expect(mapStub.map).toBeNull();
  await userEvent.click(office.getByRole('button', { name: '地図を見る' }));
  await waitFor(() => expect(mapStub.map).not.toBeNull());
  expect(screen.getByRole('link', { name: '店舗一覧を見る' })).toHaveAttribute('href', '/store/');
});

test('a content service that names no place has no map', async () => {
  openPage('/company/', () => page);
  expect(await screen.findByRole('heading', { level: 1, name: '会社概要' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '地図を見る' })).not.toBeInTheDocument();
});
