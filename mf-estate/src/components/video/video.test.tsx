import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';

const tour = { youtube_id: 'abcdefghij_', title: 'お部屋の案内', duration_sec: 65, has_caption: true };

const show = (videos: readonly unknown[]) =>
  renderRoutes(routes, '/view/1001/', {
    answers: { ...answers, 'estate/detail': { ...estate, videos } },
  });

test('a home without videos has no such part', async () => {
  await show([]);
  expect(screen.queryByRole('region', { name: '動画' })).not.toBeInTheDocument();
});

test('the player comes with a press, and takes the focus', async () => {
  const user = userEvent.setup();
  await show([tour]);
  const part = within(screen.getByRole('region', { name: '動画' }));
  expect(part.getByText('1分5秒／字幕あり')).toBeVisible();
  expect(part.queryByTitle('お部屋の案内')).not.toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'お部屋の案内の動画を再生する' }));
  const player = part.getByTitle('お部屋の案内');
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghij_\?/),
  );
  expect(player).toHaveFocus();
});

test('a film of the site plays with captions and can be read', async () => {
  const user = userEvent.setup();
  const film = {
    ...tour,
    youtube_id: null,
    file_path: '/videos/rooms.mp4',
    caption_path: '/videos/rooms.vtt',
    transcript: '洋室は8畳です。',
  };
  await show([film]);
  const part = within(screen.getByRole('region', { name: '動画' }));
  expect(part.queryByText(/YouTube/)).not.toBeInTheDocument();
  await user.click(part.getByText('動画の内容を文章で読む'));
  expect(part.getByText('洋室は8畳です。')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'お部屋の案内の動画を再生する' }));
  const player = part.getByLabelText('お部屋の案内');
  expect(player).toHaveAttribute('src', '/videos/rooms.mp4');
  expect(player.querySelector('track')).toHaveAttribute('src', '/videos/rooms.vtt');
});

test.each([
  [{ duration_sec: 45, has_caption: false }, '45秒／字幕なし'],
  [{ duration_sec: 120 }, '2分／字幕あり'],
  [{ duration_sec: null }, '字幕あり'],
])('%j reads %s', async (changes, text) => {
  await show([{ ...tour, ...changes }]);
  expect(within(screen.getByRole('region', { name: '動画' })).getByText(text)).toBeVisible();
});
