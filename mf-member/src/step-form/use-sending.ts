import { useState } from 'react';
import { ApiError, nullOnError } from '@gakumado/shared/api';
import type { CaptchaAction, FieldError } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms/messages';
import { QuestionNeeded, useCaptcha } from './captcha/use-captcha.ts';
import { CAPTCHA_FIELD } from './form-call.ts';
import { useRetryPause } from './use-retry-pause.ts';

/** Why nothing was sent. */
export interface Refusal {
  /** Of the form as a whole; undefined where every fault has a field. */
  message: string | undefined;
  fields: readonly FieldError[];
}

/** Where a server refuses calls without saying for how long, in s. */
const PAUSE_S = 60;

/**
 * Sends a form once at a time. A refused captcha brings a question; one call too many brings a countdown; anything that
 * failed can be sent again.
 */
export function useSending(action: CaptchaAction) {
  const captcha = useCaptcha(action);
  const pause = useRetryPause();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function refuse(error: unknown): Promise<null> {
    if (error instanceof QuestionNeeded) return null;
    if (!(error instanceof ApiError)) throw error;
    const ofCaptcha = error.fields.find(({ field }) => field === CAPTCHA_FIELD);
    const fields = error.fields.filter((fault) => fault !== ofCaptcha);
    if (ofCaptcha) await nullOnError(captcha.ask());
    if (error.status === 429) pause.pauseFor(error.retryAfterS ?? PAUSE_S);
    const ofAll = fields.length > 0 ? undefined : error.message || messages.systemError;
    setRefusal({ fields, message: ofCaptcha?.message ?? ofAll });
    return null;
  }

  /** The answer of the call; null where it was not sent or was refused. */
  async function send<Result>(call: (recaptcha_token: string) => Promise<Result>): Promise<Result | null> {
    if (isSending || pause.remaining > 0) return null;
    setIsSending(true);
    setRefusal(null);
    try {
      return await call(await captcha.takeToken());
    } catch (error) {
      return await refuse(error);
    } finally {
      setIsSending(false);
    }
  }

  return { send, isSending, refusal, captcha, pauseS: pause.remaining };
}
