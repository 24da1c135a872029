import { LOGIN_LOCK_MINUTES, LOGIN_TRIES } from '@gakumado/shared/vocabulary';
import type { Config } from '../config.ts';
import type { RateLimit } from './rate-limit.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** Each contract limit (section 1), and those of ours that protect what costs us. */
const limits = {
  /** Per client and mail address; per mail address alone, more of them need a captcha (contract, 7.15). */
  login: { max: LOGIN_TRIES, windowS: LOGIN_LOCK_MINUTES * MINUTE_S },
  /** Ours, per client, whatever the mail address: more need a captcha. Logins that succeed do not count: a school has one address. */
  loginClient: { max: 60, windowS: LOGIN_LOCK_MINUTES * MINUTE_S },
  /** Ours, per member who is logged in. */
  passwordCheck: { max: LOGIN_TRIES, windowS: LOGIN_LOCK_MINUTES * MINUTE_S },
  /** Per mail address. */
  passwordForgot: { max: 5, windowS: HOUR_S },
  /** Per client address, as all below. */
  customerCheck: { max: 20, windowS: 10 * MINUTE_S },
  inquiry: { max: 10, windowS: HOUR_S },
  /** Ours: a network with many visitors has some whose captcha fails, and a machine that guesses has more. */
  captchaRefused: { max: 30, windowS: 10 * MINUTE_S },
  /** Ours: a family looks for a time that is free; their one captcha token serves until it is spent. */
  inquiryRefused: { max: 60, windowS: 10 * MINUTE_S },
  /** Ours: bookings moved and cancelled, of which each is two mails. */
  reservationChange: { max: 20, windowS: HOUR_S },
  /** Ours: a school's computer room signs up from one address. */
  customerCreate: { max: 30, windowS: HOUR_S },
  captchaChallenge: { max: 120, windowS: 10 * MINUTE_S },
  captchaQuestion: { max: 20, windowS: 10 * MINUTE_S },
  captchaVerify: { max: 60, windowS: 10 * MINUTE_S },
  /** Those that are not fetched yet: a made-up address of a listed site costs a request to it. */
  outsidePicture: { max: 300, windowS: MINUTE_S },
  log: { max: 600, windowS: MINUTE_S },
  shareCreate: { max: 30, windowS: HOUR_S },
  shareVerdict: { max: 300, windowS: HOUR_S },
} as const satisfies Record<string, RateLimit>;

/** The limits as RATE_LIMIT_SCALE has them: its multiples, or none for 0. */
export function rateLimits({ rateLimitScale }: Pick<Config, 'rateLimitScale'>) {
  const scaled = Object.entries(limits).map(([name, { max, windowS }]) => [
    name,
    { max: rateLimitScale === 0 ? Infinity : Math.max(1, Math.round(max * rateLimitScale)), windowS },
  ]);
  return Object.fromEntries(scaled) as Record<keyof typeof limits, RateLimit>;
}
