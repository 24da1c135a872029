import type { ComponentProps } from 'react';
import { brand } from '@gakumado/shared/brand';
import { PasswordField } from '@gakumado/shared/ui';
import { PASSWORD_MAX, PASSWORD_MIN } from '@gakumado/shared/vocabulary';
import { passwordStrength } from './password-strength.ts';
import type { PasswordStrength } from './password-strength.ts';
import styles from './new-password-field.module.css';

/** The rule of contract 4.1 before it is broken, and what the server refuses as too easily guessed. */
const HINT = `${PASSWORD_MIN}文字以上${PASSWORD_MAX}文字以内の半角文字で、英字と数字をそれぞれ1文字以上含めてください。よく使われるパスワードや、${brand.name}の名前・メールアドレスに数字を足しただけのものは設定できません。`;

const texts: Record<PasswordStrength, string> = {
  0: 'まだ条件を満たしていません',
  1: '弱い（長くすると強くなります）',
  2: 'ふつう',
  3: '強い',
};

interface NewPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'need' | 'hint'
> {
  /** The text typed so far. */
  typed: string;
}

/** A password that is being chosen: shown on request, asked for once, with its strength (contract, 4.2 and 4.5). */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const strength = passwordStrength(typed);
  return (
    <div className={styles.field}>
      <PasswordField {...field} need="required" autoComplete="new-password" hint={HINT} />
      <div className={styles.strength} data-strength={strength}>
        <span className={styles.bar} aria-hidden />
        <p role="status">{typed !== '' && `パスワードの強さ：${texts[strength]}`}</p>
      </div>
    </div>
  );
}
