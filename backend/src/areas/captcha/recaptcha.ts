import type { CaptchaAction } from '@gakumado/shared/contract';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';

const TIMEOUT_MS = 5_000;
/** Below this score (0 a machine, 1 a person) a token does not count (contract, 3.7). */
export const MIN_SCORE = 0.5;

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
});

/**
 * Asks the service about a version 3 token; it answers for each token once. 0 for every failure: a token that is
 * refused or was made for another action, no key, no answer in time.
 */
export async function askRecaptcha(config: Config, token: string, action: CaptchaAction): Promise<number> {
  if (config.recaptchaSecret === undefined) return 0;
  try {
    const response = await fetch(config.recaptchaVerifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: config.recaptchaSecret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const verdict = verdictSchema.parse(await response.json());
    return verdict.success && verdict.action === action ? (verdict.score ?? 0) : 0;
  } catch {
    return 0;
  }
}
