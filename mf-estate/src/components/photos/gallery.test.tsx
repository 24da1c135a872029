import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes, painted } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';
import { largeRoomtype, roomtype } from '../../testing/roomtypes.ts';

const picture = { category: 2, width: 960, height: 640 };

/** A room type with a photograph that only it has, and one without a caption that the property has too. */
const furnished = {
  ...roomtype,
  images: [
    { ...picture, path: '/images/pictures/room-07.webp', caption: '窓側の机' },
    { ...picture, path: '/images/pictures/room-01.webp', caption: '' },
  ],
};

async function show(changes = {}, query = '', rooms: readonly object[] | number = [roomtype, largeRoomtype]) {
  const { router } = await renderRoutes(routes, `/view/1001/${query}`, {
    answers: {
      ...answers,
      'estate/detail': { ...estate, ...changes },
      'estate/roomtype/list': rooms,
    },
  });
  return { user: userEvent.setup(), router };
}

const gallery = () => within(screen.getByRole('region', { name: '写真', hidden: true }));
/** The photograph in front: the others are inert. */
const shown = (part = gallery()) =>
  part
    .getAllByRole('listitem', { hidden: true })
    .find((item) => within(item).queryByRole('img', { hidden: true }) && !item.hasAttribute('inert'));
const groups = (part = gallery()) =>
  within(part.getByRole('navigation', { name: '写真の分類' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const group = (name: string, part = gallery()) => part.getByRole('link', { name });
const view = async (name: string | RegExp = 'カレッジコート早稲田の写真') =>
  within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('each photograph is described, and the first one is seen first', async () => {
  await show();
  expect(gallery().getByText('1 / 4')).toBeVisible();
  expect(within(shown()!).getByRole('img')).toHaveAccessibleName('カレッジコート早稲田：外観（イメージ）');
});

test('buttons turn the photographs, past either end to the other', async () => {
  const { user } = await show();
  await user.click(gallery().getByRole('button', { name: '前の写真' }));
  await painted();
  expect(gallery().getByText('4 / 4')).toBeVisible();
  expect(gallery().getByText('Bタイプ：間取り図')).toBeVisible();
  await user.click(gallery().getByRole('button', { name: '次の写真' }));
  await painted();
  expect(gallery().getByText('1 / 4')).toBeVisible();
  await user.click(gallery().getByRole('button', { name: '次の写真' }));
  await painted();
  expect(gallery().getByText('2 / 4')).toBeVisible();
  expect(within(shown()!).getByRole('img')).toHaveAccessibleName('カレッジコート早稲田：室内（イメージ）');
});

test('a thumbnail of the large view shows its photograph and says which one is shown', async () => {
  const { user } = await show({}, '?photo=1');
  const dialog = await view();
  const thumbnail = dialog.getByRole('button', { name: 'Aタイプの間取り図を表示' });
  expect(thumbnail).toHaveAttribute('aria-current', 'false');
  await user.click(thumbnail);
  await painted();
  expect(thumbnail).toHaveAttribute('aria-current', 'true');
  expect(dialog.getByText('3 / 4')).toBeVisible();
});

test('a swipe to another photograph names it', async () => {
  await show();
  const track = gallery().getByRole('list', { name: '写真' });
  Object.defineProperty(track, 'clientWidth', { value: 300 });
  Object.defineProperty(track, 'scrollLeft', { value: 310, writable: true });
  fireEvent.scroll(track);
  await painted();
  expect(gallery().getByText('2 / 4')).toBeVisible();
  fireEvent.scroll(track);
  // The finger goes on until the next paint.
  track.scrollLeft = 910;
  await painted();
  expect(gallery().getByText('4 / 4')).toBeVisible();
});

test('a category shows its photographs alone, and only those that have any are there', async () => {
  const { user, router } = await show();
  expect(groups()).toEqual(['すべて（4）', '外観（1）', '室内（1）', '間取り（2）']);
  await user.click(group('間取り（2）'));
  expect(await gallery().findByText('1 / 2')).toBeVisible();
  expect(group('間取り（2）')).toHaveAttribute('aria-current', 'true');
  expect(gallery().getByText('Aタイプの間取り図')).toBeVisible();
  expect(gallery().queryByRole('img', { name: /外観（イメージ）/, hidden: true })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?photo_group=3');
  await user.click(group('すべて（4）'));
  expect(await gallery().findByText('1 / 4')).toBeVisible();
});

test('panoramas and films are other parts of the page, where there are any', async () => {
  const panorama = { panorama_id: 1, path: '/images/p.webp', title: '室内', room_name: 'Aタイプ', links: [] };
  const video = { youtube_id: 'abc', title: '室内', duration_sec: 60, has_caption: true };
  await show({ panoramas: [panorama, { ...panorama, panorama_id: 2 }], videos: [video] });
  expect(groups().slice(-2)).toEqual(['パノラマ（2）', '動画（1）']);
  expect(group('パノラマ（2）')).toHaveAttribute('href', '/view/1001/#panorama');
  expect(group('動画（1）')).toHaveAttribute('href', '/view/1001/#video');
});

test('the photographs of the room types are there once, under the name of their room', async () => {
  await show({}, '', [furnished, largeRoomtype]);
  expect(groups()).toEqual(['すべて（5）', '外観（1）', '室内（2）', '間取り（2）']);
  const pictures = gallery()
    .getAllByRole('img', { hidden: true })
    .map((image) => image.getAttribute('alt'));
  for (const name of ['窓側の机', '室内（イメージ）']) {
    expect(pictures.filter((alt) => alt === `カレッジコート早稲田：Aタイプ：${name}`)).toHaveLength(1);
  }
});

test('the property keeps its photographs where the room types cannot be loaded', async () => {
  await show({}, '?photo_group=room-501&photo=1', 500);
  expect(groups()).toEqual(['すべて（3）', '外観（1）', '室内（1）', '間取り（1）']);
  await closed();
});

test('a room type leads to its own photographs, and back', async () => {
  const { user, router } = await show({}, '?with_meals=1', [furnished, largeRoomtype]);
  const opener = screen.getByRole('link', { name: 'Aタイプの写真を見る（3枚）' });
  await user.click(opener);
  const dialog = await view('カレッジコート早稲田：Aタイプの写真');
  expect(dialog.getByText('1 / 3')).toBeVisible();
  expect(dialog.getByText('Aタイプ：窓側の机')).toBeVisible();
  expect(group('Aタイプ（3）', dialog)).toHaveAttribute('aria-current', 'true');
  expect(router.state.location.search).toBe('?with_meals=1&photo_group=room-501&photo=1');
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  await closed();
  expect(router.state.location.search).toBe('?with_meals=1');
  expect(await gallery().findByText('1 / 5')).toBeVisible();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the large view begins with the photograph that was chosen, and the page follows it', async () => {
  const { user, router } = await show();
  await user.click(gallery().getByRole('button', { name: '次の写真' }));
  await painted();
  await user.click(gallery().getByRole('link', { name: '室内（イメージ）を拡大' }));
  const dialog = await view();
  expect(dialog.getByText('2 / 4')).toBeVisible();
  expect(router.state.location.search).toBe('?photo=2');
  dialog.getByRole('button', { name: '閉じる' }).focus();
  await user.keyboard('{ArrowLeft}');
  await painted();
  await user.keyboard('{ArrowLeft}');
  await painted();
  expect(dialog.getByText('4 / 4')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?photo=4'));
  await user.keyboard('{Escape}');
  await closed();
  expect(router.state.location.search).toBe('');
  expect(await gallery().findByText('4 / 4')).toBeVisible();
  await waitFor(() => expect(gallery().getByRole('link', { name: 'Bタイプ：間取り図を拡大' })).toHaveFocus());
});

test('Back closes the large view, and Forward opens it again', async () => {
  const { user, router } = await show();
  await user.click(gallery().getByRole('link', { name: '外観（イメージ）を拡大' }));
  await view();
  await act(() => router.navigate(-1));
  await closed();
  await act(() => router.navigate(1));
  expect((await view()).getByText('1 / 4')).toBeVisible();
});

test('an address shows its photograph, and closing it stays on the page', async () => {
  const { user, router } = await show({}, '?photo_group=3&photo=2');
  const dialog = await view('カレッジコート早稲田：間取りの写真');
  expect(dialog.getByText('2 / 2')).toBeVisible();
  await user.click(group('外観（1）', dialog));
  expect((await view('カレッジコート早稲田：外観の写真')).getByText('1 / 1')).toBeVisible();
  await user.keyboard('{Escape}');
  await closed();
  expect(router.state.location.pathname + router.state.location.search).toBe('/view/1001/?photo_group=1');
});

test.each(['?photo=0', '?photo=5', '?photo=x', '?photo=', '?photo_group=6&photo=1'])(
  '%s is the page without the view',
  async (query) => {
    await show({}, query);
    expect(gallery().getByText('1 / 4')).toBeVisible();
    await closed();
  },
);

test('keys and buttons enlarge a photograph until another one is shown', async () => {
  const { user } = await show({}, '?photo=1');
  const dialog = await view();
  const status = () => dialog.getByRole('status').textContent;
  await user.click(dialog.getByRole('button', { name: '拡大する' }));
  expect(status()).toBe('150％に拡大しています');
  await user.keyboard('+++');
  expect(status()).toBe('400％に拡大しています');
  expect(dialog.getByRole('button', { name: '拡大する' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('0');
  expect(status()).toBe('');
  const photo = within(shown(dialog)!).getByRole('img');
  await user.dblClick(photo);
  expect(status()).toBe('250％に拡大しています');
  await user.dblClick(photo);
  expect(status()).toBe('');
  await user.keyboard('+');
  await user.click(dialog.getByRole('button', { name: '次の写真' }));
  await painted();
  expect(status()).toBe('');
});

test('two fingers enlarge a photograph', async () => {
  await show({}, '?photo=1');
  const dialog = await view();
  const photo = within(shown(dialog)!).getByRole('img');
  const apart = (width: number) => ({
    touches: [
      { clientX: 100, clientY: 100 },
      { clientX: 100 + width, clientY: 100 },
    ],
  });
  fireEvent.touchStart(photo, apart(100));
  expect(fireEvent.touchMove(photo, apart(200))).toBe(false);
  fireEvent.touchEnd(photo, { touches: [] });
  expect(dialog.getByRole('status')).toHaveTextContent('200％に拡大しています');
});

test('a plan is turned to fill a phone, and can be turned back', async () => {
  const { user } = await show({}, '?photo=3');
  const dialog = await view();
  const turn = dialog.getByRole('button', { name: '間取り図を画面に合わせて回す' });
  expect(turn).toHaveAttribute('aria-pressed', 'true');
  await user.click(turn);
  expect(turn).toHaveAttribute('aria-pressed', 'false');
  await user.click(dialog.getByRole('button', { name: '前の写真' }));
  await painted();
  expect(turn).not.toBeInTheDocument();
});

test('one photograph needs nothing to turn it', async () => {
  await show({ images: estate.images.slice(0, 1) }, '', []);
  expect(gallery().getByText('1 / 1')).toBeVisible();
  expect(gallery().queryByRole('button', { name: /前の写真|次の写真|を表示$/ })).not.toBeInTheDocument();
  expect(gallery().queryByRole('navigation')).not.toBeInTheDocument();
});

test('without photographs the page says that they are to come', async () => {
  await show({ images: [] }, '', []);
  expect(screen.getByRole('img', { name: 'カレッジコート早稲田の写真は準備中です' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '写真' })).not.toBeInTheDocument();
});
