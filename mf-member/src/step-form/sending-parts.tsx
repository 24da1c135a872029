import type { ReactNode } from 'react';
import { Notice, TextField } from '@gakumado/shared/ui';
import type { Refusal } from './use-call.ts';
import styles from './sending-parts.module.css';
import type { useSending } from './use-sending.ts';

/** A button that sends: it says what is going on, and how long to wait. */
export function buttonText(label: string, isSending: boolean, pauseS: number): string {
  if (isSending) return '送信しています';
  return pauseS > 0 ? `${pauseText(pauseS)}後に送信できます` : label;
}

/** A wait in words. */
export const pauseText = (seconds: number) =>
  seconds > 90 ? `約${Math.ceil(seconds / 60)}分` : `${seconds}秒`;

interface RefusedProps {
  refusal: Refusal | null;
  /** What to do about it. */
  help?: ReactNode;
}

/** Why it was not sent. */
export function Refused({ refusal, help }: RefusedProps) {
  return (
    <div role="alert">
      {refusal && (
        <Notice tone="error">
          {refusalText(refusal)}
          {help}
        </Notice>
      )}
    </div>
  );
}

const refusalText = ({ message, fields }: Refusal): string =>
  message ?? `送信できませんでした。${fields.length}件の項目をご確認ください。`;

/** The question for those whose device gives no token (contract, 4.1), or the notice that reCAPTCHA asks for. */
export function CaptchaPart({ captcha }: Pick<ReturnType<typeof useSending>, 'captcha'>) {
  if (!captcha.question) return captcha.isRecaptcha && <RecaptchaNotice />;
  return (
    <TextField
      label={captcha.question.question}
      hint="確認のための質問です。数字などでお答えください。"
      need="required"
      value={captcha.answer}
      onChange={(event) => captcha.setAnswer(event.currentTarget.value)}
      autoComplete="off"
      error={captcha.isAnswerMissing ? '質問の答えを入力してください。' : undefined}
    />
  );
}

/** Stands in the place of the badge, which would cover buttons of a phone. */
function RecaptchaNotice() {
  return (
    <p className={styles.notice}>
      このサイトはreCAPTCHAによって保護されており、Googleの
      <a href="https://policies.google.com/privacy">プライバシーポリシー</a>と
      <a href="https://policies.google.com/terms">利用規約</a>が適用されます。
    </p>
  );
}
