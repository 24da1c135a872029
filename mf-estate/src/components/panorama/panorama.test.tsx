import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';

const room = {
  panorama_id: 1,
  path: '/images/pictures/panorama-01.webp',
  title: '洋室8畳',
  room_name: '洋室',
  links: [{ to_panorama_id: 2, yaw: 0, pitch: 0 }],
};
const kitchen = {
  ...room,
  panorama_id: 2,
  title: 'キッチン3畳',
  room_name: 'キッチン',
  links: [{ to_panorama_id: 1, yaw: 180, pitch: 0 }],
};

const show = (panoramas: readonly unknown[]) =>
  renderRoutes(routes, '/view/1001/', {
    answers: { ...answers, 'estate/detail': { ...estate, panoramas } },
  });

test('a home without panoramas has no such part', async () => {
  await show([]);
  expect(screen.queryByRole('region', { name: 'パノラマ' })).not.toBeInTheDocument();
});

describe('without WebGL', () => {
  const loaded = class extends EventTarget {
    set src(address: string) {
      if (address !== '') queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  };

  beforeEach(() => {
    jest.spyOn(window, 'Image').mockImplementation(() => new loaded() as unknown as HTMLImageElement);
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [1280, 0],
    [2000, 1],
  ])('a picture of %i px in a box of 1280 px is one picture, without buttons', async (width, hints) => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    await show([room, kitchen]);
    await userEvent.click(screen.getByRole('button', { name: '洋室8畳のパノラマを見る' }));
    const dialog = within(await screen.findByRole('dialog', { name: '洋室：洋室8畳' }));
    fireEvent.load(await dialog.findByRole('img', { name: '洋室8畳' }));
    expect(dialog.queryByRole('group', { name: '見る向きと大きさ' })).not.toBeInTheDocument();
    expect(dialog.queryAllByRole('group', { name: '横に動かせる写真' })).toHaveLength(hints);
    expect(dialog.queryAllByText(/横に動かしてご覧ください/)).toHaveLength(hints);
    expect(dialog.getByRole('button', { name: 'キッチン' })).toBeVisible();
  });
});

test('each room is opened by its button, leads to the others, and gives the focus back', async () => {
  const user = userEvent.setup();
  await show([room, kitchen]);
  const part = within(screen.getByRole('region', { name: 'パノラマ' }));
  expect(part.getByText('キッチン')).toBeVisible();
  const opener = part.getByRole('button', { name: '洋室8畳のパノラマを見る' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: '洋室：洋室8畳' }));
  expect(dialog.getByRole('img', { name: '洋室8畳のパノラマ' })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '洋室' })).toHaveAttribute('aria-current', 'true');
  await user.click(dialog.getByRole('button', { name: 'キッチン' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'キッチン：キッチン3畳' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});
