import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePressed } from './use-pressed.ts';

function Page({ isNavigating }: { isNavigating: boolean }) {
  usePressed(isNavigating);
  return (
    <>
      <a href="#next">
        <span>次のページ</span>
      </a>
      <button>絞り込む</button>
    </>
  );
}

test('the control that began a navigation shows that it was pressed until the page is there', async () => {
  const { rerender } = render(<Page isNavigating={false} />);
  const link = screen.getByRole('link');
  await userEvent.click(screen.getByText('次のページ'));
  expect(link).not.toHaveAttribute('data-pending');
  rerender(<Page isNavigating />);
  expect(link).toHaveAttribute('data-pending');
  rerender(<Page isNavigating={false} />);
  expect(link).not.toHaveAttribute('data-pending');
});

test('a navigation without a press marks nothing', async () => {
  const { rerender } = render(<Page isNavigating={false} />);
  rerender(<Page isNavigating />);
  expect(screen.getByRole('link')).not.toHaveAttribute('data-pending');
});

test('a later navigation has another cause', async () => {
  const { rerender } = render(<Page isNavigating={false} />);
  await userEvent.click(screen.getByRole('button'));
  const later = performance.now() + 2_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  rerender(<Page isNavigating />);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-pending');
  jest.restoreAllMocks();
});
