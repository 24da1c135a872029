import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapStub, renderRoutes, stubWebGl } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { areas } from '../../testing/fixtures.ts';
import { makeShop } from '../../testing/make-shop.ts';
import { listOf } from '../../testing/render-page.tsx';

const tokyo = [1, 2, 3, 4].map((id) => makeShop({ shop_id: id, shop_name: `東京${id}店` }));
const kanagawa = [5, 6].map((id) =>
  makeShop({ shop_id: id, shop_name: `神奈川${id}店`, m_prefecture_id: 14, prefecture_name: '神奈川県' }),
);
const sendai = makeShop({
  shop_id: 7,
  shop_name: '仙台店',
  m_prefecture_id: 4,
  prefecture_name: '宮城県',
  area_slug: 'tohoku',
  tel: '0120-000-102',
});
const answers = { 'content/area': listOf(areas), 'shop/list': [sendai, ...tokyo, ...kanagawa] };

test('shops are listed by region and prefecture with address, directions, hours and telephone', async () => {
  await renderRoutes(routes, '/store/', { answers });
  expect(screen.getByRole('heading', { level: 1, name: '店舗一覧' })).toBeInTheDocument();
  const tohoku = within(screen.getByRole('region', { name: '東北' }));
  expect(tohoku.getByRole('heading', { level: 3, name: '宮城県' })).toBeInTheDocument();
  expect(tohoku.getByText('〒160-0023 東京都新宿区西新宿1丁目')).toBeInTheDocument();
  expect(tohoku.getByText('新宿駅 西口から徒歩4分')).toBeInTheDocument();
  expect(tohoku.getByText('10:00～18:30（定休日 水曜日）')).toBeInTheDocument();
  expect(tohoku.getByRole('link', { name: '仙台店に電話する 0120-000-102' })).toHaveAttribute(
    'href',
    'tel:0120000102',
  );
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/store/');
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('a region is a row with its prefectures, and opens to five shops and the others on request', async () => {
  await renderRoutes(routes, '/store/', { answers });
  expect(screen.getByText('1店舗（宮城県）')).toBeVisible();
  expect(screen.getByText('神奈川5店')).not.toBeVisible();
  await userEvent.click(screen.getByText('6店舗（東京都、神奈川県）'));
  const kanto = within(screen.getByRole('region', { name: '関東' }));
  expect(kanto.getByRole('heading', { name: '神奈川5店' })).toBeVisible();
  expect(kanto.getByText('神奈川6店')).not.toBeVisible();
  await userEvent.click(kanto.getByText('もっと見る（関東のほか1店舗）'));
  expect(kanto.getByText('神奈川6店')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '東北' })).queryByText(/もっと見る/)).toBeNull();
});

test('a link to a region opens it', async () => {
  await renderRoutes(routes, '/store/#tohoku', { answers });
  expect(screen.getByText('仙台店')).toBeVisible();
  expect(screen.getByText('東京1店')).not.toBeVisible();
});

test('when the shops do not arrive the page says so and loads them on request', async () => {
  let isDown = true;
  const failing = { ...answers, 'shop/list': () => (isDown ? 500 : [sendai]) };
  await renderRoutes(routes, '/store/', { answers: failing });
  expect(screen.getByText('店舗を読み込めませんでした')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /もう一度/ }));
  expect(await screen.findByRole('heading', { name: '仙台店' })).toBeInTheDocument();
});

/** Answers the question for the place, or refuses it with a code of the browser. */
function placeVisitor(answer: { latitude: number; longitude: number } | number) {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, refused) =>
    typeof answer === 'number'
      ? refused?.({ code: answer, PERMISSION_DENIED: 1 } as GeolocationPositionError)
      : found({ coords: answer } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

const pressNear = () => userEvent.click(screen.getByRole('button', { name: '現在地から近い店舗を調べる' }));

test('a press tells the shops by their distance, which no call learns', async () => {
  const far = makeShop({ shop_id: 8, shop_name: '札幌店', lat: 43.06, lon: 141.35 });
  const { calls } = await renderRoutes(routes, '/store/', {
    answers: { ...answers, 'shop/list': [far, ...tokyo] },
  });
  const before = calls.length;
  placeVisitor({ latitude: 35.7, longitude: 139.7 });
  await pressNear();
  const nearest = within(screen.getByRole('region', { name: '現在地から近い順の店舗' }));
  expect(nearest.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    '東京1店',
    '東京2店',
    '東京3店',
    '東京4店',
    '札幌店',
  ]);
  expect(nearest.getAllByText('現在地から直線で約1.1km')).toHaveLength(4);
  expect(calls).toHaveLength(before);
});

test.each([
  [1, /許可されていません。.*下の一覧から店舗をお選びください。/],
  [2, /現在地を取得できませんでした。/],
])('a place that is refused with %i is answered in words', async (code, words) => {
  await renderRoutes(routes, '/store/', { answers });
  placeVisitor(code);
  await pressNear();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('region', { name: '現在地から近い順の店舗' })).toBeNull();
});

test('cards lead to the pages of their shops, and say whether they are open', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-25T12:00:00+09:00'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  });
  const closed = makeShop({
    shop_id: 9,
    shop_name: '渋谷店',
    opening: {
      today: { is_open: false, open_time: null, close_time: null, note: '定休日' },
      next: { date: '2026-11-26', open_time: '10:00' },
    },
  });
  await renderRoutes(routes, '/store/#kanto', {
    answers: { ...answers, 'shop/list': [makeShop({}), closed] },
  });
  expect(screen.getByRole('link', { name: '新宿店' })).toHaveAttribute('href', '/store/kanto/tokyo/?shop=1');
  expect(screen.getByRole('link', { name: '新宿店の空き状況・ご予約' })).toHaveAttribute(
    'href',
    '/store/kanto/tokyo/?shop=1&tab=calendar',
  );
  expect(screen.getByText('ただいま営業中です（18:30まで）。')).toBeVisible();
  expect(screen.getByText('本日は定休日です。次は11月26日（木）10:00から営業します。')).toBeVisible();
  jest.useRealTimers();
});

test('all shops are on a map that comes on request', async () => {
  mapStub.map = null;
  stubWebGl();
  await renderRoutes(routes, '/store/', { answers });
  expect(mapStub.map).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '地図を見る' }));
  await screen.findByRole('button', { name: '地図を拡大' });
  expect(mapStub.map!.sources['places']?.data.features).toHaveLength(7);
  jest.restoreAllMocks();
});

describe('from the map', () => {
  beforeEach(async () => {
    stubWebGl();
    await renderRoutes(routes, '/store/', { answers });
    await userEvent.click(screen.getByRole('button', { name: '地図を見る' }));
    await screen.findByRole('button', { name: '地図を拡大' });
  });
  afterEach(() => jest.restoreAllMocks());

  test('a pressed pin leads to its shop, and a press beside it takes that away', async () => {
    act(() => mapStub.map!.tap('spots', { index: 0 }));
    const shown = within(screen.getByRole('region', { name: '地図の店舗' }));
    expect(shown.getByRole('link')).toHaveTextContent('仙台店');
    expect(shown.getByRole('link')).toHaveAttribute('href', '/store/tohoku/miyagi/?shop=7');
    expect(shown.getByText(sendai.address)).toBeVisible();
    act(() => mapStub.map!.tap('spots', null));
    expect(screen.queryByRole('region', { name: '地図の店舗' })).toBeNull();
  });

  test('keys reach the shops in view, and come back on Escape', async () => {
    const choice = screen.getByRole('button', { name: '店舗を選ぶ' });
    choice.focus();
    await userEvent.keyboard('{Enter}{Tab}');
    const shown = within(screen.getByRole('region', { name: '地図の店舗' }));
    expect(shown.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '仙台店',
      ...tokyo.map(({ shop_name }) => shop_name),
      ...kanagawa.map(({ shop_name }) => shop_name),
    ]);
    expect(shown.getByRole('link', { name: '仙台店' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(choice).toHaveFocus();
    expect(choice).toHaveAttribute('aria-expanded', 'false');
  });

  test('where no shop is in view, the list says so', async () => {
    act(() => mapStub.map!.moveTo({ south: 25, west: 125, north: 26, east: 126 }));
    await userEvent.click(screen.getByRole('button', { name: '店舗を選ぶ' }));
    expect(screen.getByText('いま見えている範囲に店舗はありません。')).toBeVisible();
  });
});

test('shops of the owner are not called samples', async () => {
  const shops = [makeShop({ is_sample: false })];
  await renderRoutes(routes, '/store/#kanto', { answers: { ...answers, 'shop/list': shops } });
  expect(screen.getByRole('heading', { name: '新宿店' })).toBeVisible();
  expect(screen.queryByText(/サンプル/)).toBeNull();
});
