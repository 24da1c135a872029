import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentOf, pdfStub, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { pageOf } from '../../testing/page-of.ts';

const documents = [
  documentOf(1, '総合案内'),
  documentOf(13, '関東の案内', { document_type: 2, area_slug: 'kanto' }),
  documentOf(21, '見学シート', { is_postal: false, pages: 2 }),
  documentOf(40, '冊子', { is_digital: false }),
];
const open = (address: string, change: object = {}) =>
  renderRoutes(routes, address, {
    answers: {
      'document/publish/list': documents,
      'content/pages/leaflets': pageOf('leaflets', 'デジタルパンフレット'),
      'content/pages/download': pageOf('download', '書類のダウンロード'),
      ...change,
    },
  });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('article')!);
const viewer = (name: string) => screen.findByRole('dialog', { name });

beforeAll(() => {
  globalThis.fetch = jest.fn(async () => new Response('worker'));
  URL.createObjectURL = () => 'blob:worker';
  globalThis.Worker = jest.fn() as never;
  globalThis.ResizeObserver = class {
    notice: (entries: unknown[]) => void;
    constructor(notice: (entries: unknown[]) => void) {
      this.notice = notice;
    }
    observe() {
      this.notice([{ contentRect: { width: 340, height: 600 } }]);
    }
    unobserve() {}
    disconnect() {}
  } as never;
});
beforeEach(() => {
  sessionStorage.clear();
  Object.assign(pdfStub, { pageCount: 4, isBroken: false, asksFor: '', drawn: [] });
});

test('digital pamphlets are listed with pages and size, narrowed in the address, and the text stands below', async () => {
  const { router } = await open('/leaflets/');
  expect(screen.getByRole('heading', { level: 1, name: 'デジタルパンフレット' })).toBeVisible();
  expect(titles()).toEqual(['総合案内', '関東の案内', '見学シート']);
  expect(card('総合案内').getByText(/4ページ ・ 210KB/)).toBeVisible();
  expect(screen.getByText('本文です。')).toBeVisible();
  const kinds = within(screen.getByRole('navigation', { name: '種類で絞り込む' }));
  await userEvent.click(kinds.getByRole('link', { name: '地域（1）' }));
  expect(await screen.findByText('1件のパンフレットがあります。')).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe('/leaflets/?document_type=2');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/leaflets/');
});

test('a pamphlet is read page by page over the list, by buttons and by keys', async () => {
  await open('/leaflets/');
  const link = card('総合案内').getByRole('link', { name: /^この画面で読む/ });
  expect(link).toHaveAttribute('href', '/documents/1.pdf');
  await userEvent.click(link);
  const dialog = within(await viewer('総合案内'));
  expect(await dialog.findByText('1ページの本文です。')).toBeInTheDocument();
  expect(dialog.getByRole('img', { name: '総合案内 1ページ' })).toBeVisible();
  expect(dialog.getByRole('button', { name: '前のページ' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(dialog.getByRole('button', { name: '次のページ' }));
  expect(await dialog.findByText('2ページの本文です。')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{PageDown}{PageDown}');
  expect(await dialog.findByText('4ページの本文です。')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '次のページ' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  expect(await dialog.findByText('3ページの本文です。')).toBeInTheDocument();
  await userEvent.keyboard('{+}');
  expect(await dialog.findByText('150％に拡大しています')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByRole('img', { name: '総合案内 3ページ' })).toBeVisible();
  expect(dialog.getByRole('link', { name: /^PDFを ?保存$/ })).toHaveAttribute(
    'href',
    '/documents/1.pdf?download=1',
  );
  await userEvent.click(dialog.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(link).toHaveFocus());
});

test('a PDF that cannot be drawn can be opened as it is', async () => {
  pdfStub.isBroken = true;
  await open('/leaflets/');
  await userEvent.click(card('見学シート').getByRole('link', { name: /^この画面で読む/ }));
  const dialog = within(await viewer('見学シート'));
  expect(await dialog.findByText('この画面では表示できませんでした')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'PDFを開く' })).toHaveAttribute('href', '/documents/21.pdf');
});

test.each([
  ['cMapUrl Unknown-H.bcmap', true],
  ['standardFontDataUrl FoxitSerif.pfb', false],
])('a PDF that asks for %s shows that characters are missing: %s', async (asksFor, isSaid) => {
  pdfStub.asksFor = asksFor;
  await open('/leaflets/');
  await userEvent.click(card('見学シート').getByRole('link', { name: /^この画面で読む/ }));
  const dialog = within(await viewer('見学シート'));
  const notice = 'この画面では表示できない文字があります';
  expect(await dialog.findByText('1ページの本文です。', { exact: false })).toBeInTheDocument();
  if (isSaid) expect(await dialog.findByText(notice)).toBeVisible();
  else expect(dialog.queryByText(notice)).not.toBeInTheDocument();
});

test('a pamphlet goes to the request, beside one that was chosen on another page', async () => {
  sessionStorage.setItem('ARR_DOCUMENT_ID', '[40]');
  const { router } = await open('/leaflets/');
  await userEvent.click(card('関東の案内').getByRole('checkbox'));
  expect(screen.getByText('2件を選択中')).toBeVisible();
  expect(sessionStorage.getItem('ARR_DOCUMENT_ID')).toBe('[40,13]');
  await userEvent.click(screen.getByRole('button', { name: '請求に進む' }));
  expect(router.state.location.pathname).toBe('/request/contact/');
});

test('the sheets for printing are saved as files, or read at once', async () => {
  await open('/download/');
  expect(titles()).toEqual(['見学シート']);
  expect(screen.queryByRole('navigation', { name: '種類で絞り込む' })).not.toBeInTheDocument();
  expect(card('見学シート').getByRole('link', { name: /^PDFを保存/ })).toHaveAttribute(
    'href',
    '/documents/21.pdf?download=1',
  );
  expect(card('見学シート').getByText(/2ページ ・ 210KB/)).toBeVisible();
  expect(card('見学シート').getByRole('link', { name: /^この画面で読む/ })).toBeVisible();
});

test.each([
  ['/leaflets/', 'デジタルパンフレット', 'パンフレット'],
  ['/download/', '書類のダウンロード', '用紙'],
])('%s stays without its text, and without its list', async (address, title, name) => {
  const id = address.replaceAll('/', '');
  const first = await open(address, { [`content/pages/${id}`]: { id, title: 1, body: null } });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('ご案内を読み込めませんでした')).toBeVisible();
  expect(titles().length).toBeGreaterThan(0);
  first.unmount();
  await open(address, { 'document/publish/list': 500 });
  expect(screen.getByText(`${name}を読み込めませんでした`)).toBeVisible();
  expect(screen.getByText('本文です。')).toBeVisible();
});
