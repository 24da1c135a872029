import { Button, Notice, PasswordField } from '@gakumado/shared/ui';
import { ConfirmRows } from './confirm-rows.tsx';
import { postedNames } from './form-action.ts';
import type { Posted } from './form-action.ts';
import { pathsOf, shownFields, valueAt } from './form-field.ts';
import type { FormGroup } from './form-field.ts';
import { PlainQuestion } from './sending-parts.tsx';
import styles from './step-form.module.css';

interface PlainConfirmProps {
  posted: Posted;
  groups: readonly FormGroup[];
  sendLabel: string;
}

/** The password of 入力 is not known here: a present one is checked when it is sent, and a new one is the one given here. */
const secretTexts = {
  'current-password': (label: string) => ({
    label: `${label}（再入力）`,
    hint: `${label}は、安全のためこの画面に引き継いでいません。もう一度入力してください。`,
  }),
  'new-password': (label: string) => ({
    label: `登録する${label}`,
    hint: `前の画面の${label}は、安全のため引き継いでいません。ここに入力した${label}で登録します。`,
  }),
};

/** 確認 of a form that was sent without scripts: it carries what was typed along and asks the captcha's question. */
export function PlainConfirm({ posted, groups, sendLabel }: PlainConfirmProps) {
  const { values, checked = {}, message, question, request_id } = posted;
  const shown = shownFields(groups, values);
  const fields = shown.filter(({ secret }) => !secret);
  return (
    <form method="post" className={styles.groups}>
      <p>まだ送信は完了していません。内容をご確認のうえ、「{sendLabel}」を押してください。</p>
      <ConfirmRows {...{ fields, checked }} />
      {message && <Notice tone="error">{message}</Notice>}
      {pathsOf(fields)
        .flatMap((path) =>
          [valueAt(values, path) ?? []].flat().map((value) => [path, String(value)] as const),
        )
        .map(([path, value]) => (
          <input key={path + value} type="hidden" name={path} value={value === 'true' ? 'on' : value} />
        ))}
      <input type="hidden" name={postedNames.request} value={request_id} />
      {shown.map(
        ({ paths: [path], label, secret }) =>
          secret && (
            <PasswordField
              key={path}
              name={path}
              id={path}
              {...secretTexts[secret](label)}
              need="required"
              required
              autoComplete={secret}
            />
          ),
      )}
      {question && <PlainQuestion question={question} />}
      <div className={styles.actions}>
        <Button type="submit" name={postedNames.step} value="send" size="large" variant="accent" isWide>
          {sendLabel}
        </Button>
        <Button type="submit" name={postedNames.step} value="input" variant="secondary" isWide formNoValidate>
          入力に戻る
        </Button>
      </div>
    </form>
  );
}
