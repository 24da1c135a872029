import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';

test('a barred button does nothing, by pointer, keyboard or its form, and keeps the focus', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  const onClick = jest.fn();
  function Example() {
    const [isDisabled, setIsBarred] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          setIsBarred(true);
        }}
      >
        <input aria-label="駅名" />
        <Button type="submit" isDisabled={isDisabled} onClick={onClick}>
          送信
        </Button>
      </form>
    );
  }
  render(<Example />);
  const button = screen.getByRole('button', { name: '送信' });
  expect(button).not.toHaveAttribute('aria-disabled');
  await user.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await user.click(button);
  await user.keyboard('{Enter} ');
  await user.type(screen.getByRole('textbox', { name: '駅名' }), '早稲田{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
