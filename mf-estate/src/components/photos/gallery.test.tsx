import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';

async function show(changes = {}) {
  await renderRoutes(routes, '/view/1001/', {
    answers: { ...answers, 'estate/detail': { ...estate, ...changes } },
  });
  return userEvent.setup();
}

const gallery = () => within(screen.getByRole('region', { name: '写真' }));
/** The photograph in front: the others are inert. */
const shown = (part = gallery()) =>
  part
    .getAllByRole('listitem', { hidden: true })
    .find((item) => within(item).queryByRole('img', { hidden: true }) && !item.hasAttribute('inert'));

test('each photograph is described, and the first one is seen first', async () => {
  await show();
  expect(gallery().getByText('1 / 3')).toBeVisible();
  expect(within(shown()!).getByRole('img')).toHaveAccessibleName('カレッジコート早稲田：外観（イメージ）');
});

test('buttons turn the photographs, past either end to the other', async () => {
  const user = await show();
  await user.click(gallery().getByRole('button', { name: '前の写真' }));
  expect(gallery().getByText('3 / 3')).toBeVisible();
  expect(gallery().getByText('Aタイプの間取り図')).toBeVisible();
  await user.click(gallery().getByRole('button', { name: '次の写真' }));
  expect(gallery().getByText('1 / 3')).toBeVisible();
  await user.click(gallery().getByRole('button', { name: '次の写真' }));
  expect(gallery().getByText('2 / 3')).toBeVisible();
  expect(within(shown()!).getByRole('img')).toHaveAccessibleName('カレッジコート早稲田：室内（イメージ）');
});

test('a thumbnail shows its photograph and says which one is shown', async () => {
  const user = await show();
  const thumbnail = gallery().getByRole('button', { name: 'Aタイプの間取り図を表示' });
  expect(thumbnail).toHaveAttribute('aria-current', 'false');
  await user.click(thumbnail);
  expect(thumbnail).toHaveAttribute('aria-current', 'true');
  expect(gallery().getByText('3 / 3')).toBeVisible();
});

test('a swipe to another photograph names it', async () => {
  await show();
  const track = gallery().getByRole('list', { name: '写真' });
  Object.defineProperty(track, 'clientWidth', { value: 300 });
  Object.defineProperty(track, 'scrollLeft', { value: 310, writable: true });
  fireEvent.scroll(track);
  expect(gallery().getByText('2 / 3')).toBeVisible();
});

test('the large view begins with the photograph that was chosen, and closes', async () => {
  const user = await show();
  await user.click(gallery().getByRole('button', { name: '次の写真' }));
  await user.click(gallery().getByRole('button', { name: '室内（イメージ）を拡大' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'カレッジコート早稲田の写真' }));
  expect(dialog.getByText('2 / 3')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /を拡大$/ })).not.toBeInTheDocument();
  dialog.getByRole('button', { name: '閉じる' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(dialog.getByText('3 / 3')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gallery().getByText('2 / 3')).toBeVisible();
});

test('one photograph needs nothing to turn it', async () => {
  await show({ images: estate.images.slice(0, 1) });
  expect(gallery().getByText('1 / 1')).toBeVisible();
  expect(gallery().queryByRole('button', { name: /前の写真|次の写真|を表示$/ })).not.toBeInTheDocument();
});

test('without photographs the page says that they are to come', async () => {
  await show({ images: [] });
  expect(screen.getByRole('img', { name: 'カレッジコート早稲田の写真は準備中です' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '写真' })).not.toBeInTheDocument();
});
