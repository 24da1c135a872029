import type { ReactNode } from 'react';
import type { CaptchaQuestion as Question } from '@gakumado/shared/contract';
import { Notice, TextField } from '@gakumado/shared/ui';
import { postedNames } from './form-action.ts';
import { pauseText } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import styles from './sending-parts.module.css';
import type { useSending } from './use-sending.ts';

/** A button that sends: it says what is going on, and how long to wait. */
export function buttonText(label: string, isSending: boolean, pauseS: number): string {
  if (isSending) return '送信しています';
  return pauseS > 0 ? `${pauseText(pauseS)}後に送信できます` : label;
}

interface RefusedProps {
  refusal: Refusal | null;
  /** Advice for the visitor. */
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

const QUESTION_HINT = '確認のための質問です。数字などでお答えください。';

/** The question in a form that is sent without scripts. */
export const PlainQuestion = ({ question }: { question: Question }) => (
  <>
    <input type="hidden" name={postedNames.question} value={question.token} />
    <TextField
      name={postedNames.answer}
      label={question.question}
      hint={QUESTION_HINT}
      need="required"
      autoComplete="off"
      inputMode="numeric"
    />
  </>
);

/** The question for those whose device gives no token (contract, 4.1), or the notice that reCAPTCHA asks for. */
export function CaptchaPart({ captcha }: Pick<ReturnType<typeof useSending>, 'captcha'>) {
  if (!captcha.question) return captcha.isRecaptcha && <RecaptchaNotice />;
  return (
    <TextField
      label={captcha.question.question}
      hint={QUESTION_HINT}
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
