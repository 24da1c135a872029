import { useRef } from 'react';
import { ApiError, nullOnError } from '@gakumado/shared/api';
import type { CaptchaAction } from '@gakumado/shared/contract';
import { QuestionNeeded, useCaptcha } from './captcha/use-captcha.ts';
import { CAPTCHA_FIELD } from './form-call.ts';
import { useCall } from './use-call.ts';

const captchaFaultOf = (error: unknown) =>
  error instanceof ApiError ? error.fields.find(({ field }) => field === CAPTCHA_FIELD) : undefined;

/**
 * Sends a form with a captcha's token. A refused token brings a question.
 * @param action null where no captcha is asked for
 * @param isOnDemand the token, which is empty at first, is found only once the server has asked for one
 */
export function useSending(action: CaptchaAction | null, isOnDemand = action === null) {
  const captcha = useCaptcha(action ?? 'login');
  const { send: makeCall, attempt: _withoutToken, setRefusal, ...state } = useCall();
  const isAsked = useRef(!isOnDemand);

  async function callWithToken<Result>(call: (recaptcha_token: string) => Promise<Result>): Promise<Result> {
    if (isAsked.current) return call(await captcha.takeToken());
    try {
      return await call('');
    } catch (error) {
      const fault = captchaFaultOf(error);
      if (!fault) throw error;
      isAsked.current = true;
      const token = await captcha.takeToken().catch((failure: unknown) => {
        setRefusal({ fields: [], message: fault.message });
        throw failure;
      });
      return call(token);
    }
  }

  /** The answer of the call; null where it was not sent or was refused. */
  const send = <Result>(call: (recaptcha_token: string) => Promise<Result>): Promise<Result | null> =>
    makeCall(async () => {
      try {
        return await callWithToken(call);
      } catch (error) {
        if (error instanceof QuestionNeeded) return null;
        const ofCaptcha = captchaFaultOf(error);
        if (!ofCaptcha) throw error;
        await nullOnError(captcha.ask());
        const fields = error instanceof ApiError ? error.fields.filter((fault) => fault !== ofCaptcha) : [];
        setRefusal({ fields, message: ofCaptcha.message });
        return null;
      }
    });

  return { ...state, send, captcha };
}
