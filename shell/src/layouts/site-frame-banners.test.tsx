import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { LayoutName } from '@gakumado/shared/routing';
import { createAppStore } from '@gakumado/shared/store';
import { answerCalls } from '@gakumado/shared/testing';
import { NoticesContext } from '../chrome/notices.tsx';
import { SiteFrame } from './site-frame.tsx';

const banner = (banner_id: number, title: string, link_url: string) => ({
  banner_id,
  title,
  lead: null,
  alt: '',
  link_url,
  image_path: '/images/pictures/common-11.webp',
  image_path_sp: '/images/pictures/common-11.webp',
  is_blank: false,
});
const banners: Record<string, unknown[]> = {
  footer: [
    banner(21, '店舗のご案内', '/store/'),
    banner(22, 'お問い合わせ・資料請求', '/inquiry/general/'),
    banner(23, 'お部屋探しのまとめて依頼', '/mailform/matomete/roomorder/'),
  ],
  home_side: [banner(11, '保護者の方へ', '/event/parents_seminar/')],
  campaign_float: [banner(31, 'らくらくお部屋探し', '/event/rakusearch/')],
};
const maintenance = {
  info_id: 108,
  title: 'システムの保守のお知らせ',
  body_html: '<p>午前2時から午前4時まで</p>',
  category: 3,
  publish_from: '2026-11-18T00:00:00+09:00',
  publish_to: null,
  link_url: null,
};

function show(layout: LayoutName, path: string, answer?: unknown, sideNote: unknown = '') {
  answerCalls({
    'banner/list': answer ?? (({ body }: { body: { position: string } }) => banners[body.position]),
    'includes/side/slidebox.html': sideNote,
  });
  const Component = () => (
    <SiteFrame layout={layout} year={2026} isNavigating={false}>
      <h1>本文</h1>
    </SiteFrame>
  );
  return render(
    <Provider store={createAppStore()}>
      <NoticesContext value={[maintenance]}>
        <RouterProvider router={createMemoryRouter([{ path: '*', Component }], { initialEntries: [path] })} />
      </NoticesContext>
    </Provider>,
  );
}

const footer = () => within(screen.getByRole('contentinfo'));
beforeEach(() => localStorage.clear());

test('the footer shows the banners of the editors in place of its own', async () => {
  show('default', '/faq/');
  expect(footer().getByRole('link', { name: /^店舗一覧/ })).toHaveAttribute('href', '/store/');
  expect(await footer().findByRole('link', { name: '店舗のご案内' })).toHaveAttribute('href', '/store/');
  expect(footer().getByRole('link', { name: 'お部屋探しのまとめて依頼' })).toHaveAttribute(
    'href',
    '/mailform/matomete/roomorder/',
  );
  expect(footer().queryByRole('link', { name: /^店舗一覧/ })).not.toBeInTheDocument();
  // One banner for inquiries and material requests leads to one of the two forms. The other keeps its card.
  expect(footer().getByRole('link', { name: /^資料請求\s*総合案内/ })).toHaveAttribute('href', '/request/');
});

test('a card stays where no banner replaces it', async () => {
  show('default', '/faq/', [banner(24, '春のキャンペーン', '/event/gekkan_chintai/')]);
  expect(await footer().findByRole('link', { name: '春のキャンペーン' })).toBeInTheDocument();
  for (const [name, to] of [
    [/^店舗一覧/, '/store/'],
    [/^お問い合わせ/, '/inquiry/general/'],
    [/^お部屋探しのまとめて依頼/, '/mailform/matomete/roomorder/'],
  ] as const) {
    expect(footer().getAllByRole('link', { name })[0]).toHaveAttribute('href', to);
  }
});

test.each([500, []])('without banners (%j) the footer keeps its own', async (answer) => {
  show('default', '/', answer);
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(
    footer().getAllByRole('link', { name: /^(店舗一覧|お問い合わせ|資料請求|お部屋探しの)/ }).length,
  ).toBe(6);
  expect(screen.queryByRole('complementary', { name: 'キャンペーンのご案内' })).not.toBeInTheDocument();
});

test('the campaign is shown where a visit begins and stays away once it is closed', async () => {
  const user = userEvent.setup();
  const { unmount } = show('default', '/');
  const box = await screen.findByRole('complementary', { name: 'キャンペーンのご案内' });
  expect(within(box).getByRole('link')).toHaveAttribute('href', '/event/rakusearch/');
  await user.click(within(box).getByRole('button', { name: 'キャンペーンのご案内を閉じる' }));
  expect(box).not.toBeInTheDocument();
  unmount();
  show('default', '/');
  await footer().findByRole('link', { name: '店舗のご案内' });
  expect(screen.queryByRole('complementary', { name: 'キャンペーンのご案内' })).not.toBeInTheDocument();
});

test('the side column has banners below the search, and no campaign covers it', async () => {
  show('topic', '/topic/');
  expect(await screen.findByRole('link', { name: '保護者の方へ' })).toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: 'キャンペーンのご案内' })).not.toBeInTheDocument();
});

test('banners at the side wait for the note above them, which would push them down', async () => {
  const note = Promise.withResolvers<string>();
  show('topic', '/topic/', undefined, () => note.promise);
  expect(await screen.findByRole('link', { name: '店舗のご案内' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '保護者の方へ' })).not.toBeInTheDocument();
  await act(async () => note.resolve('<p>はじめてのひとり暮らし</p>'));
  expect(screen.getByText('はじめてのひとり暮らし')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '保護者の方へ' })).toBeInTheDocument();
});

test.each<[LayoutName, string, boolean]>([
  ['default', '/', false],
  ['inquiry', '/inquiry/general/', true],
  ['mypage', '/mypage/', true],
  ['topic', '/topic/', false],
  ['popup', '/popup/pop_icon/', false],
])('%s at %s shows the maintenance: %p', (layout, path, isTold) => {
  show(layout, path);
  expect(screen.queryByRole('region', { name: '重要なお知らせ' }) !== null).toBe(isTold);
});
