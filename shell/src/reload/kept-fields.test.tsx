import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFields, restoreFields } from './kept-fields.ts';

function Form() {
  const [message, setMessage] = useState('');
  return (
    <form>
      <input name="keyword" aria-label="学校名" />
      <textarea
        name="message"
        aria-label="内容"
        value={message}
        onChange={(e) => setMessage(e.target.value)}
      />
      <p>{message.length}文字</p>
      <label>
        <input type="checkbox" name="agree" value="1" />
        同意する
      </label>
      <select name="grade_id" aria-label="学年" defaultValue="1">
        <option value="1">高校1年</option>
        <option value="3">高校3年</option>
      </select>
      <input type="password" name="password" aria-label="パスワード" />
      <input name="birthday" aria-label="生年月日" />
    </form>
  );
}

beforeEach(() => sessionStorage.clear());

test('typed text is put back after a reload, secrets are not even stored', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form />);
  await user.type(screen.getByLabelText('学校名'), '早稲田');
  await user.type(screen.getByLabelText('内容'), '見学したい');
  await user.click(screen.getByLabelText('同意する'));
  await user.selectOptions(screen.getByLabelText('学年'), '3');
  await user.type(screen.getByLabelText('パスワード'), 'gakumado2026');
  await user.type(screen.getByLabelText('生年月日'), '2008-04-01');
  keepFields();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/gakumado2026|2008-04-01/);
  unmount();

  render(<Form />);
  act(restoreFields);
  expect(screen.getByLabelText('学校名')).toHaveValue('早稲田');
  expect(await screen.findByText('5文字')).toBeInTheDocument();
  expect(screen.getByLabelText('同意する')).toBeChecked();
  expect(screen.getByLabelText('学年')).toHaveValue('3');
  expect(screen.getByLabelText('パスワード')).toHaveValue('');
  expect(screen.getByLabelText('生年月日')).toHaveValue('');
});

test('it is put back once, and on the same page only', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form />);
  await user.type(screen.getByLabelText('学校名'), '早稲田');
  keepFields();
  const kept = sessionStorage.getItem('gakumado_kept_fields') ?? '';
  unmount();

  render(<Form />);
  sessionStorage.setItem('gakumado_kept_fields', kept.replace('"path":"/"', '"path":"/other/"'));
  restoreFields();
  expect(screen.getByLabelText('学校名')).toHaveValue('');
  restoreFields();
  expect(screen.getByLabelText('学校名')).toHaveValue('');
});
