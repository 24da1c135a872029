import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentOf, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

const documents = [
  documentOf(1, '総合案内'),
  documentOf(13, '関東の案内', { document_type: 2, area_slug: 'kanto' }),
  documentOf(21, '見学シート', { is_postal: false }),
  ...Array.from({ length: 9 }, (_, index) => documentOf(31 + index, `案内${index + 1}`)),
];
const LIST = 'ARR_DOCUMENT_ID';
const open = (url = '/request/', answer: unknown = documents) =>
  renderRoutes(routes, url, {
    answers: { 'document/publish/list': answer },
  });
const card = (title: string) => screen.getByRole('heading', { name: title }).closest('article')!;
const choose = (title: string) => userEvent.click(within(card(title)).getByRole('checkbox'));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const next = () => screen.getByRole('button', { name: '請求に進む' });

beforeEach(() => sessionStorage.clear());

test('pamphlets can be read at once, and those that no post brings are marked', async () => {
  await open();
  expect(within(card('総合案内')).getByText(/4ページ ・ 210KB/)).toBeVisible();
  expect(within(card('総合案内')).getByRole('link', { name: /PDFを読む/ })).toHaveAttribute(
    'href',
    '/documents/1.pdf',
  );
  expect(within(card('総合案内')).queryByText('郵送できません')).not.toBeInTheDocument();
  expect(within(card('見学シート')).getByText('郵送できません')).toBeVisible();
  expect(within(card('関東の案内')).getByText('関東')).toBeVisible();
});

test('they are narrowed by kind and region, and what is chosen stays chosen', async () => {
  const { router } = await open();
  await choose('総合案内');
  const kinds = screen.getByRole('navigation', { name: '種類で絞り込む' });
  expect(within(kinds).queryByRole('link', { name: /学校別/ })).not.toBeInTheDocument();
  await userEvent.click(within(kinds).getByRole('link', { name: '地域（1）' }));
  expect(await screen.findByText('1件のパンフレットがあります。')).toBeVisible();
  expect(router.state.location.search).toBe('?document_type=2');
  expect(titles()).toEqual(['関東の案内']);
  expect(screen.getByText('1件を選択中')).toBeVisible();
  const areas = screen.getByRole('navigation', { name: '地域で絞り込む' });
  await userEvent.click(within(areas).getByRole('link', { name: '東北（0）' }));
  expect(await screen.findByText('この条件のパンフレットはありません')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'すべてのパンフレットを見る' }));
  await screen.findByText('12件のパンフレットがあります。');
  expect(within(card('総合案内')).getByRole('checkbox')).toBeChecked();
});

test('the chosen ones go to the form; an eleventh is refused', async () => {
  const { router } = await open();
  await userEvent.click(next());
  expect(router.state.location.pathname).toBe('/request/');
  for (const title of titles().slice(0, 10)) await choose(title ?? '');
  await choose('案内8');
  expect(screen.getByRole('alert')).toHaveTextContent('資料は10件まで選択できます。');
  expect(within(card('案内8')).getByRole('checkbox')).not.toBeChecked();
  await choose('総合案内');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sessionStorage.getItem(LIST)).toBe('[13,21,31,32,33,34,35,36,37]');
  await userEvent.click(next());
  expect(router.state.location.pathname).toBe('/request/contact/');
});

test('a choice is there again, without what is no longer published, and can be taken back at once', async () => {
  sessionStorage.setItem(LIST, '[21,99]');
  await open();
  expect(within(card('見学シート')).getByRole('checkbox')).toBeChecked();
  expect(screen.getByText('1件を選択中')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '選択を解除' }));
  expect(screen.getByText('0件を選択中')).toBeVisible();
  expect(sessionStorage.getItem(LIST)).toBe('[]');
});

test('where the tab keeps nothing, the address carries the choice', async () => {
  const { router } = await open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await choose('総合案内');
  await choose('見学シート');
  await userEvent.click(next());
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/request/contact/?document_ids=1%2C21',
  );
  jest.restoreAllMocks();
});

test('without the list the page says so and leads to the material of estates', async () => {
  await open('/request/', 500);
  expect(screen.getByText('パンフレットを読み込めませんでした')).toBeVisible();
  expect(screen.getByRole('link', { name: '物件資料のご請求' })).toHaveAttribute(
    'href',
    '/data_request/contact/',
  );
});
