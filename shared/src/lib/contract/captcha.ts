import { z } from 'zod';

export const captchaActions = ['inquiry', 'regist', 'login', 'roomorder'] as const;
/** The purpose of a captcha token. It is valid for no other. */
export type CaptchaAction = (typeof captchaActions)[number];

/** The token of a form: a solved challenge, a reCAPTCHA token, or an answered question. */
export const captchaToken = z.string().min(1).max(4096);

/**
 * The fields of a form's call that make its sending safe. `request_id` is a UUID, made once for a content: a repeat with
 * both the same within 24 hours has the answer of the first, other content with the same id is refused.
 */
export interface SentForm {
  recaptcha_token?: string;
  request_id?: string;
  /** In which the visitor is answered; absent: Japanese. */
  language?: 'en' | 'ja';
}

export const captchaVerifyRequest = z.object({ token: captchaToken, action: z.enum(captchaActions) });

export const captchaVerdictSchema = z.object({
  success: z.boolean(),
  /** 0 a machine, 1 a person. */
  score: z.number(),
  action: z.enum(captchaActions),
});

/** `?action=` of a challenge and of a question. */
export const captchaQuery = z.object({ action: z.enum(captchaActions) });

/** A challenge as an altcha widget takes it, without the envelope. */
export const captchaChallengeSchema = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  maxnumber: z.int().optional(),
  salt: z.string(),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;

/** One question instead of a challenge. The form sends `{token}.{answer}` as its token. */
export const captchaQuestionSchema = z.object({ question: z.string(), token: z.string() });
export type CaptchaQuestion = z.infer<typeof captchaQuestionSchema>;

/** captcha/provider: where the tokens of forms come from. The last two are those of reCAPTCHA, else null. */
export const captchaProviderSchema = z.object({
  provider: z.enum(['altcha', 'recaptcha', 'off']),
  site_key: z.string().nullable(),
  /** The script, without its query. */
  script_url: z.string().nullable(),
});
export type CaptchaProvider = z.infer<typeof captchaProviderSchema>;
