import type { z } from 'zod';
import type { CaptchaAction } from '@gakumado/shared/contract';
import type { Language } from '@gakumado/shared/store';
import type { FormValues } from './form-field.ts';

/** The fields that are sent along with the checked values. */
export interface Seal {
  request_id: string;
  recaptcha_token: string;
  /** In which the visitor is answered (contract 8.12). */
  language: Language;
}

/** Where a refused captcha is told. */
export const CAPTCHA_FIELD = 'recaptcha_token';

/** The rules of a form and its call. */
export interface FormCall<Receipt> {
  /** Checks the values and tidies them. */
  schema: z.ZodType<FormValues>;
  /** Null for a member's form, which needs none. */
  captcha: CaptchaAction | null;
  /** Sends checked values; rejects with an ApiError. 完了 shows the answer. */
  send: (values: FormValues, seal: Seal) => Promise<Receipt>;
}

/** The call of a form about what the tab keeps for it: an answered call has used that up. */
export const usingUp = <Receipt>(call: FormCall<Receipt>, forget: () => void): FormCall<Receipt> => ({
  ...call,
  async send(...sent) {
    const receipt = await call.send(...sent);
    forget();
    return receipt;
  },
});
