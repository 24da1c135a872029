import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { useFocusOnNavigation } from './focus-on-navigation.ts';

function Frame() {
  useFocusOnNavigation();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function Words() {
  const word = new URLSearchParams(useLocation().search).get('word');
  return (
    <>
      <h1>{word ? `「${word}」の検索結果` : '学校から探す'}</h1>
      <Link to="/words/?word=わ">わ行</Link>
      <section id="area" aria-label="エリア" />
    </>
  );
}

async function open() {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: '/words/:line?', Component: Words },
          { path: '/view', Component: () => <h1>物件</h1> },
          { path: '/bare', Component: () => <p>見出しなし</p> },
        ],
      },
    ],
    { initialEntries: ['/words/'] },
  );
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return router;
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const link = () => screen.getByRole('link', { name: 'わ行' });

test('the first page leaves the focus alone, another one has it at its heading', async () => {
  const router = await open();
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/view/'));
  expect(heading('物件')).toHaveFocus();
  await act(() => router.navigate('/bare/'));
  expect(screen.getByRole('main')).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(heading('物件')).toHaveFocus();
});

test('another heading under the same path is another page', async () => {
  const router = await open();
  link().focus();
  await act(() => router.navigate('/words/?word=わ'));
  expect(heading('「わ」の検索結果')).toHaveFocus();
});

test('an address that only follows ticks, or the same heading, leaves the focus where it is', async () => {
  const router = await open();
  link().focus();
  await act(() => router.navigate('/words/?page=2'));
  expect(link()).toHaveFocus();
  await act(() => router.navigate('/words/?word=わ', { replace: true }));
  expect(link()).toHaveFocus();
});

test('another path of the same list keeps the focus, another list does not', async () => {
  const router = await open();
  link().focus();
  await act(() => router.navigate('/words/1/', { replace: true }));
  expect(link()).toHaveFocus();
  await act(() => router.navigate('/words/2/'));
  expect(heading('学校から探す')).toHaveFocus();
  link().focus();
  await act(() => router.navigate('/view/', { replace: true }));
  expect(heading('物件')).toHaveFocus();
});

test.each(['/words/#area', '/words/?word=わ#area'])(
  '%s leads to its part, again and again',
  async (address) => {
    const router = await open();
    for (let turn = 0; turn < 2; turn += 1) {
      link().focus();
      await act(() => router.navigate(address));
      expect(screen.getByRole('region', { name: 'エリア' })).toHaveFocus();
    }
  },
);

test.each(['#nowhere', '#%'])('%s is no part of a page', async (hash) => {
  const router = await open();
  link().focus();
  await act(() => router.navigate(`/words/${hash}`));
  expect(link()).toHaveFocus();
});
