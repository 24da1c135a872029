import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { LayoutName } from '@gakumado/shared/routing';
import { createAppStore } from '@gakumado/shared/store';
import { answerCalls } from '@gakumado/shared/testing';
import type { FrameContent } from '../base/frame-content.ts';
import { FrameContext } from '../base/frame-content.ts';
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
  publish_from: '2026-11-01T00:00:00+09:00',
  publish_to: null,
  sort_no: banner_id,
});
const campaigns = [banner(31, 'らくらくお部屋探し', '/event/rakusearch/')];
const maintenance = {
  info_id: 108,
  title: 'システムの保守のお知らせ',
  body_html: '<p>午前2時から午前4時まで</p>',
  category: 3,
  publish_from: '2026-11-18T00:00:00+09:00',
  publish_to: null,
  link_url: null,
};

const frame: FrameContent = {
  notices: [maintenance],
  sideNote: '<p>はじめてのひとり暮らし</p>',
  sideBanners: [banner(11, '保護者の方へ', '/event/parents_seminar/')],
  footerBanners: [
    banner(21, '店舗のご案内', '/store/'),
    banner(22, 'お問い合わせ・資料請求', '/inquiry/general/'),
    banner(23, 'お部屋探しのまとめて依頼', '/mailform/matomete/roomorder/'),
  ],
};

function show(
  layout: LayoutName,
  path: string,
  change: Partial<FrameContent> = {},
  answer: unknown = campaigns,
) {
  answerCalls({ 'banner/list': answer });
  const Component = () => (
    <SiteFrame layout={layout} year={2026} isNavigating={false}>
      <h1>本文</h1>
    </SiteFrame>
  );
  return render(
    <Provider store={createAppStore()}>
      <FrameContext value={{ ...frame, ...change }}>
        <RouterProvider router={createMemoryRouter([{ path: '*', Component }], { initialEntries: [path] })} />
      </FrameContext>
    </Provider>,
  );
}

const footer = () => within(screen.getByRole('contentinfo'));
beforeEach(() => localStorage.clear());

test('the footer shows the banners of the editors in place of its own', () => {
  show('default', '/faq/');
  expect(footer().getByRole('link', { name: '店舗のご案内' })).toHaveAttribute('href', '/store/');
  expect(footer().getByRole('link', { name: 'お部屋探しのまとめて依頼' })).toHaveAttribute(
    'href',
    '/mailform/matomete/roomorder/',
  );
  expect(footer().queryByRole('link', { name: /^店舗一覧/ })).not.toBeInTheDocument();
  // One banner for inquiries and material requests leads to one of the two forms. The other keeps its card.
  expect(footer().getByRole('link', { name: /^資料請求\s*総合案内/ })).toHaveAttribute('href', '/request/');
});

test('a card stays where no banner replaces it', () => {
  show('default', '/faq/', { footerBanners: [banner(24, '春のキャンペーン', '/event/gekkan_chintai/')] });
  expect(footer().getByRole('link', { name: '春のキャンペーン' })).toBeInTheDocument();
  for (const [name, to] of [
    [/^店舗一覧/, '/store/'],
    [/^お問い合わせ/, '/inquiry/general/'],
    [/^お部屋探しのまとめて依頼/, '/mailform/matomete/roomorder/'],
  ] as const) {
    expect(footer().getAllByRole('link', { name })[0]).toHaveAttribute('href', to);
  }
});

test.each([500, []])('without banners (%j) the footer keeps its own', async (answer) => {
  show('default', '/', { footerBanners: [] }, answer);
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
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.queryByRole('complementary', { name: 'キャンペーンのご案内' })).not.toBeInTheDocument();
});

test('the side column has a note and banners below the search, and no campaign covers it', () => {
  show('topic', '/topic/');
  const side = within(screen.getByRole('complementary', { name: 'ご案内' }));
  expect(side.getByText('はじめてのひとり暮らし')).toBeInTheDocument();
  expect(side.getByRole('link', { name: '保護者の方へ' })).toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: 'キャンペーンのご案内' })).not.toBeInTheDocument();
});

test('a side column without content of editors has no empty part', () => {
  show('topic', '/topic/', { sideNote: '', sideBanners: [] });
  expect(screen.queryByRole('complementary', { name: 'ご案内' })).not.toBeInTheDocument();
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
