import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigation } from 'react-router-dom';
import { aheadInWords } from '@gakumado/shared/ahead';
import { AheadPage } from './ahead-page.tsx';
import { usePressed } from '../use-pressed.ts';
import { showPressFirst } from './press-first.ts';
import { useAhead } from './use-ahead.ts';

const ahead = {
  name: '見本マンション',
  picture: '/images/pictures/mansion-01.webp',
  pictureSizes: '128px',
  costName: '毎月の実質負担（4年間）',
  cost: '68,000円～71,000円',
  ways: ['北キャンパスまで徒歩8分'],
};

function Frame() {
  const known = useAhead();
  usePressed(useNavigation().state !== 'idle');
  return (
    <main>
      <Outlet />
      {known && <AheadPage {...known} />}
    </main>
  );
}

/** A list, and a home whose page comes when it is let through. */
async function open() {
  const scrolled: number[] = [];
  window.scrollTo = (options?: unknown) => void scrolled.push((options as { top: number }).top);
  let letThrough = () => {};
  const loader = () => new Promise<null>((resolve) => (letThrough = () => resolve(null)));
  const List = () => (
    <>
      <Link to="/view/1/" state={{ list: '/list/', ahead }}>
        見本マンションへ
      </Link>
      <Link to="/list/?page=2" state={{ ahead }}>
        2ページ目
      </Link>
      <Link
        to="/list/?page=3"
        state={{ ahead: aheadInWords('物件をくらべる', ['見本荘'], { isOfQuery: true }) }}
      >
        くらべる
      </Link>
      <Link to="/view/2/">ほかの物件へ</Link>
    </>
  );
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          {
            path: '/list/',
            Component: List,
            loader: ({ request }) => (request.url.includes('page') ? loader() : null),
          },
          { path: '/view/:id', loader, Component: () => <h1>見本マンションのページ</h1> },
        ],
      },
    ],
    { initialEntries: ['/list/'] },
  );
  showPressFirst(router);
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return { router, scrolled, letThrough: () => act(async () => letThrough()) };
}

test('a press shows what the card knows of the page, until the page is there', async () => {
  const { scrolled, letThrough } = await open();
  await userEvent.click(screen.getByRole('link', { name: '見本マンションへ' }));
  expect(await screen.findByText('68,000円～71,000円')).toBeVisible();
  expect(screen.getByText('北キャンパスまで徒歩8分')).toBeVisible();
  // Nobody hears of the page twice.
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(scrolled).toEqual([0]);
  await letThrough();
  expect(screen.getByRole('heading', { name: '見本マンションのページ' })).toBeVisible();
  expect(screen.queryByText('68,000円～71,000円')).not.toBeInTheDocument();
  expect(scrolled).toEqual([0]);
});

test('a press is seen before the navigation begins, and until its page is there', async () => {
  const { router, letThrough } = await open();
  const link = screen.getByRole('link', { name: '見本マンションへ' });
  act(() => link.click());
  expect(link).toHaveAttribute('data-pending');
  expect(router.state.navigation.state).toBe('idle');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(link).toHaveAttribute('data-pending');
  await letThrough();
  expect(link).not.toHaveAttribute('data-pending');
});

test('a page that begins with words shows no place for a picture', () => {
  render(<AheadPage ahead={aheadInWords('見学のご予約', ['見本マンション', '12月3日（木） 14:00'])} />);
  expect(screen.getByText('見学のご予約')).toBeVisible();
  expect(screen.getByText('12月3日（木） 14:00')).toBeVisible();
  expect(screen.queryByText('画像はありません')).not.toBeInTheDocument();
});

test('a page that its query alone tells from the one before shows its first lines too', async () => {
  const { letThrough } = await open();
  await userEvent.click(screen.getByRole('link', { name: 'くらべる' }));
  expect(await screen.findByText('物件をくらべる')).toBeVisible();
  expect(screen.getByText('見本荘')).toBeVisible();
  await letThrough();
  expect(screen.queryByText('物件をくらべる')).not.toBeInTheDocument();
});

test.each(['2ページ目', 'ほかの物件へ'])('the link %s shows nothing before its page', async (name) => {
  const { router, letThrough } = await open();
  await userEvent.click(screen.getByRole('link', { name }));
  // Longer than the moment after which first lines come.
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
  expect(screen.queryByText('68,000円～71,000円')).not.toBeInTheDocument();
  await letThrough();
});
