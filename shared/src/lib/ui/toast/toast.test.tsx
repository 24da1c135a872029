import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './toast.tsx';

/** A button that shows a message; the action may remove the button. */
function Page({ isButtonGoing = false }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <main tabIndex={-1}>
      {!(isShown && isButtonGoing) && <button onClick={() => setIsShown(true)}>削除</button>}
      {isShown && <Toast onClose={() => setIsShown(false)}>削除しました。</Toast>}
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

test('a closed message gives the focus back', async () => {
  render(<Page />);
  await press('削除');
  expect(screen.getByRole('button', { name: '削除' })).toHaveFocus();
  await press('メッセージを閉じる');
  expect(screen.getByRole('button', { name: '削除' })).toHaveFocus();
});

test('when the focused element is gone, the section around the message has the focus', async () => {
  render(<Page isButtonGoing />);
  await press('削除');
  await press('メッセージを閉じる');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('without popovers the message is at the end of the document, where no card covers it', async () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  render(<Page isButtonGoing />);
  await press('削除');
  const message = screen.getByRole('status', { hidden: true });
  expect(message.parentElement).toBe(document.body);
  await press('メッセージを閉じる');
  expect(screen.getByRole('main')).toHaveFocus();
  Object.assign(HTMLElement.prototype, { popover: null });
});
