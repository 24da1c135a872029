import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { connectLayers, SiteContext } from '@gakumado/shared/routing';
import { ShareButton } from './share-button.tsx';

const NAME = 'この物件を家族や友だちに送る';
const ADDRESS = 'https://gakumado.example/view/1001/';

function site() {
  const Component = () => <ShareButton what="物件" title="カレッジコート早稲田" path="/view/1001/" />;
  const router = createMemoryRouter([{ path: '*', Component }]);
  connectLayers(() => router.state);
  return (
    <SiteContext value={{ origin: 'https://gakumado.example' }}>
      <RouterProvider router={router} />
    </SiteContext>
  );
}

async function show() {
  render(site());
  return userEvent.setup();
}

async function open() {
  const user = await show();
  await user.click(screen.getByRole('button', { name: NAME }));
  return { user, popup: within(await screen.findByRole('dialog', { name: NAME })) };
}

/** Gives the browser a menu of its own for the length of a test. */
function offerMenu(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('the popup names LINE, mail and a code with the canonical address', async () => {
  const { popup } = await open();
  const line = new URL(popup.getByRole('link', { name: /^LINEで送る/ }).getAttribute('href') ?? '');
  expect(line.searchParams.get('url')).toBe(ADDRESS);
  const mail = new URL(popup.getByRole('link', { name: 'メールで送る' }).getAttribute('href') ?? '');
  expect(mail.searchParams.get('subject')).toBe('カレッジコート早稲田｜ガクマド');
  expect(mail.searchParams.get('body')).toContain(ADDRESS);
  expect(popup.getByRole('img', { name: 'カレッジコート早稲田｜ガクマドのQRコード' })).toBeVisible();
});

test('in the HTML of the server, which may stay, it is a letter', () => {
  document.body.innerHTML = renderToString(site());
  const href = screen.getByRole('link', { name: NAME }).getAttribute('href') ?? '';
  expect(new URL(href).protocol).toBe('mailto:');
  expect(new URL(href).searchParams.get('body')).toContain(ADDRESS);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  document.body.replaceChildren();
});

test('the address is copied, which is said and shown', async () => {
  const { user, popup } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(popup.getByRole('button', { name: 'コピー' }));
  expect(await popup.findByText('アドレスをコピーしました。')).toBe(popup.getByRole('status'));
  expect(write).toHaveBeenCalledWith(ADDRESS);
});

test('a browser that does not copy leaves the address to be selected', async () => {
  const { user, popup } = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(popup.getByRole('button', { name: 'コピー' }));
  expect(await popup.findByText(/^コピーできませんでした/)).toBeVisible();
  const field = popup.getByRole('textbox', { name: 'ページのアドレス' });
  await user.click(field);
  expect((field as HTMLInputElement).selectionEnd).toBe(ADDRESS.length);
});

test('the menu of the device comes first, and nothing follows when it is closed', async () => {
  const shared: ShareData[] = [];
  offerMenu(async (data) => {
    shared.push(data);
    throw new DOMException('closed', 'AbortError');
  });
  const user = await show();
  await user.click(screen.getByRole('button', { name: NAME }));
  await waitFor(() => expect(shared).toEqual([{ title: 'カレッジコート早稲田｜ガクマド', url: ADDRESS }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the popup opens where the menu of the device fails', async () => {
  offerMenu(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await open();
  expect(screen.getByRole('dialog', { name: NAME })).toBeVisible();
});
