import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

test('a field is named by its label and described by its hint and its error', () => {
  render(
    <TextField
      label="お名前"
      need="required"
      hint="全角で入力してください。"
      error="お名前を入力してください。"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'お名前' });
  expect(field).toHaveAccessibleDescription('全角で入力してください。 お名前を入力してください。');
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(screen.getByText('必須')).toBeInTheDocument();
  // Heard with the field only.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without an error a field is valid', () => {
  render(
    <SelectField label="学年" need="optional">
      <option>1年</option>
    </SelectField>,
  );
  expect(screen.getByRole('combobox', { name: '学年' })).toBeValid();
  expect(screen.getByText('任意')).toBeInTheDocument();
});

test('a password is shown and hidden again', async () => {
  render(<PasswordField label="パスワード" autoComplete="current-password" />);
  const field = screen.getByLabelText('パスワード');
  await userEvent.type(field, 'gakumado2026');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: /表示/ }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('gakumado2026');
  await userEvent.click(screen.getByRole('button', { name: /隠す/ }));
  expect(field).toHaveAttribute('type', 'password');
});

test('the whole line of a checkbox can be touched', async () => {
  render(<Checkbox label="同意します" error="同意が必要です。" />);
  await userEvent.click(screen.getByText('同意します'));
  expect(screen.getByRole('checkbox', { name: '同意します' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('同意が必要です。');
});
