import { useRef } from 'react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@base-ui/react/dialog';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { connectLayers } from '@gakumado/shared/routing';
import { useLayer } from './use-layer.ts';

function Page({ name }: { name: string }) {
  return (
    <>
      <h1>{name}</h1>
      <TestLayer id="gallery">
        <TestLayer id="share" />
      </TestLayer>
    </>
  );
}

function TestLayer({ id, children }: { id: string; children?: React.ReactNode }) {
  return (
    <Dialog.Root {...useLayer(id)}>
      <Dialog.Trigger>{`open ${id}`}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Popup>
          <Dialog.Title>{id}</Dialog.Title>
          <Dialog.Close>{`close ${id}`}</Dialog.Close>
          <Link to="/next/">{`leave ${id}`}</Link>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A layer of the frame, which stays when the page changes. */
function Frame() {
  const layer = useLayer('menu');
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} type="button" onClick={() => layer.onOpenChange(true)}>
        open menu
      </button>
      <Dialog.Root open={layer.open} onOpenChange={layer.onOpenChange}>
        <Dialog.Portal>
          <Dialog.Popup finalFocus={() => !layer.isLeft() && opener.current}>
            <Dialog.Title>menu</Dialog.Title>
            <Link to="/next/">leave menu</Link>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <Outlet />
    </>
  );
}

const loads: string[] = [];
const page = (path: string, name: string) => ({
  path,
  loader: () => {
    loads.push(path);
    return null;
  },
  Component: () => <Page name={name} />,
});

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The site as it is after the page at the present address is loaded in full. */
async function load() {
  router?.dispose();
  connectLayers(() => router!.state);
  router = createBrowserRouter([
    {
      Component: Frame,
      HydrateFallback: () => null,
      children: [page('/', 'first'), page('/page/', 'page'), page('/next/', 'next')],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, hidden: true });
}

/** A visitor who came to the page from the first one, and the data that was loaded for it. */
async function openPage() {
  window.history.pushState(null, '', '/');
  await load();
  await act(() => router!.navigate('/page/'));
  loads.length = 0;
  return userEvent.setup();
}

const layer = (name: string) => screen.queryByRole('dialog', { name });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true });
const back = () => act(() => window.history.back());
const closed = (name: string) => waitFor(() => expect(layer(name)).not.toBeInTheDocument());

test('Back closes the topmost layer, gives the focus back and loads nothing', async () => {
  const user = await openPage();
  await user.click(button('open gallery'));
  await user.click(button('open share'));
  expect(layer('share')).toBeVisible();
  await back();
  await closed('share');
  expect(layer('gallery')).toBeVisible();
  await waitFor(() => expect(button('open share')).toHaveFocus());
  await back();
  await closed('gallery');
  await waitFor(() => expect(button('open gallery')).toHaveFocus());
  expect(await heading('page')).toBeVisible();
  expect(loads).toEqual([]);
  await back();
  expect(await heading('first')).toBeVisible();
});

test.each(['Escape', 'its button'])('one Back leaves the page after %s has closed the layer', async (way) => {
  const user = await openPage();
  for (let turn = 0; turn < 2; turn += 1) {
    await user.click(button('open gallery'));
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(button('close gallery'));
    await closed('gallery');
  }
  expect(loads).toEqual([]);
  await back();
  expect(await heading('first')).toBeVisible();
});

test('a layer that is closed gives the focus back, one that is left does not', async () => {
  const user = await openPage();
  await user.click(button('open menu'));
  await user.keyboard('{Escape}');
  await closed('menu');
  await waitFor(() => expect(button('open menu')).toHaveFocus());
  await user.click(button('open menu'));
  await user.click(screen.getByRole('link', { name: 'leave menu' }));
  expect(await heading('next')).toBeVisible();
  await closed('menu');
  expect(button('open menu')).not.toHaveFocus();
});

test('Forward opens the layer again', async () => {
  const user = await openPage();
  await user.click(button('open gallery'));
  await back();
  await closed('gallery');
  await act(() => window.history.forward());
  expect(await screen.findByRole('dialog', { name: 'gallery' })).toBeVisible();
  await back();
  await closed('gallery');
  expect(loads).toEqual([]);
});

test.each([['gallery'], ['gallery', 'share']])(
  'a link inside %s %s leaves no entry behind',
  async (...names) => {
    const user = await openPage();
    for (const name of names) await user.click(button(`open ${name}`));
    await user.click(screen.getByRole('link', { name: `leave ${names.at(-1)}` }));
    expect(await heading('next')).toBeVisible();
    await back();
    expect(await heading('page')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await back();
    expect(await heading('first')).toBeVisible();
  },
);

test('a page that is reached at the moment in which a layer is closed stays', async () => {
  const user = await openPage();
  await user.click(button('open gallery'));
  await act(async () => {
    button('close gallery').click();
    await router!.navigate('/next/');
  });
  expect(await heading('next')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/next/'));
  await back();
  expect(await heading('page')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a layer is open again after a reload, and Back closes it', async () => {
  const user = await openPage();
  await user.click(button('open gallery'));
  cleanup();
  await load();
  expect(await screen.findByRole('dialog', { name: 'gallery' })).toBeVisible();
  loads.length = 0;
  await back();
  await closed('gallery');
  expect(loads).toEqual([]);
  await back();
  expect(await heading('first')).toBeVisible();
});

test('another page has no open layer of the same name', async () => {
  const user = await openPage();
  await user.click(button('open gallery'));
  await act(() => router!.navigate('/next/', { replace: true }));
  expect(await heading('next')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a layer that is opened while the next page is not drawn yet lies over that page', async () => {
  await openPage();
  const opener = screen.getByRole('button', { name: 'open menu' });
  const stop = router!.subscribe(({ location }) => {
    if (location.pathname !== '/next/') return;
    stop();
    opener.click();
  });
  await act(() => router!.navigate('/next/'));
  expect(await screen.findByRole('dialog', { name: 'menu' })).toBeVisible();
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('next');
});
