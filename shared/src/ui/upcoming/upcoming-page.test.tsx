import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import { UpcomingPage } from './upcoming-page.tsx';
import type { UpcomingText } from './upcoming-text.ts';

const text: UpcomingText = {
  title: '資料請求',
  purpose: 'パンフレットをお取り寄せいただくページです。',
  parents: [{ label: '会員ページ', to: '/mypage/' }],
  alternatives: [{ label: 'お気に入り', to: '/favorite/', note: '物件を保存してご覧いただけます。' }],
};

const routesWith = (loader?: () => object) => [
  {
    id: 'upcoming',
    path: '/request',
    handle: { layout: 'basic' as const },
    loader,
    Component: () => <UpcomingPage text={text} />,
  },
];

test('a page says that it is in preparation and offers alternatives', async () => {
  await renderRoutes(routesWith(), '/request/');
  expect(screen.getByRole('heading', { level: 1, name: '資料請求' })).toBeInTheDocument();
  expect(document.title).toMatch('資料請求');
  expect(screen.getByText('このページは現在準備中です。')).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/mypage/', '/favorite/', '/store/', '/search/school/', '/faq/']);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/request/');
  expect(document.querySelector('form, input, button')).toBeNull();
});

test('words that were loaded replace its own', async () => {
  await renderRoutes(
    routesWith(() => ({ title: '春のご案内' })),
    '/request/',
  );
  expect(screen.getByRole('heading', { level: 1, name: '春のご案内' })).toBeInTheDocument();
  expect(screen.getByText(text.purpose)).toBeInTheDocument();
});
