import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const path = '/images/pictures/room-01.webp';

test('a picture waits until it is near, one that is seen first does not', () => {
  const { rerender } = render(<Picture path={path} alt="洋室6畳" sizes="100vw" />);
  expect(screen.getByRole('img', { name: '洋室6畳' })).toHaveAttribute('loading', 'lazy');
  rerender(<Picture path={path} alt="洋室6畳" sizes="100vw" priority />);
  expect(screen.getByRole('img', { name: '洋室6畳' })).toHaveAttribute('loading', 'eager');
});

test('a picture that fails leaves a calm placeholder with the same name', () => {
  render(<Picture path={path} alt="洋室6畳" sizes="100vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: '洋室6畳' }).tagName).toBe('SPAN');
  expect(screen.getByText('画像を読み込めませんでした')).toBeInTheDocument();
});

test("no picture, or the text 'null', shows the placeholder at once", () => {
  render(<Picture path="null" alt="" sizes="100vw" />);
  expect(screen.getByRole('img', { name: '画像はありません' })).toBeInTheDocument();
});
