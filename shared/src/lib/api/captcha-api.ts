import { ApiError, getData, readAnswer } from '@gakumado/shared/connection';
import type {
  CaptchaAction,
  CaptchaChallenge,
  CaptchaProvider,
  CaptchaQuestion,
} from '../contract/captcha.ts';

/** Where the tokens of forms come from, and the public key of reCAPTCHA where it is that. */
export async function findCaptchaProvider(signal?: AbortSignal): Promise<CaptchaProvider> {
  return readAnswer<CaptchaProvider>(await getData('captcha/provider', {}, signal)).result;
}

/** A puzzle for the device. ApiError 404 where another provider is configured. */
export async function findCaptchaChallenge(
  action: CaptchaAction,
  signal?: AbortSignal,
): Promise<CaptchaChallenge> {
  const data = await getData('captcha/challenge', { action }, signal);
  const isChallenge = typeof data === 'object' && data !== null && 'challenge' in data;
  if (!isChallenge) throw new ApiError(0, 'captcha/challenge answered something else');
  return data as CaptchaChallenge;
}

/** A question for the visitor; `{token}.{answer}` is the token of a form. */
export async function findCaptchaQuestion(
  action: CaptchaAction,
  signal?: AbortSignal,
): Promise<CaptchaQuestion> {
  return readAnswer<CaptchaQuestion>(await getData('captcha/question', { action }, signal)).result;
}
