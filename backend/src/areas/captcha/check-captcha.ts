import type { CaptchaAction } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { badField } from '../../platform/http/api-fault.ts';
import { proveSolution } from './altcha.ts';
import { findToken, saveScore, useToken } from './captcha-queries.ts';
import type { Database } from '../../data/db/database.ts';
import { isAnswer, proveAnswer } from './question.ts';
import { askRecaptcha, MIN_SCORE } from './recaptcha.ts';

interface CaptchaDeps {
  db: Kysely<Database>;
  config: Config;
}

/** The score of a token, from 0 to 1, with the id and the expiry by which it is spent. */
interface Verdict {
  score: number;
  id: string;
  expiresAt: Date;
}

/** The captcha service lets a token live two minutes; its verdict is kept as long. */
const RECAPTCHA_LIFE_MS = 2 * 60_000;
const WORTHLESS: Verdict = { score: 0, id: '', expiresAt: new Date(0) };

async function judgeRecaptcha({ db, config }: CaptchaDeps, token: string, action: CaptchaAction) {
  const id = `recaptcha:${action}:${token}`;
  const known = await findToken(db, id);
  const expiresAt = new Date(Date.now() + RECAPTCHA_LIFE_MS);
  if (known) return { score: known.score ?? 0, id, expiresAt };
  const score = await askRecaptcha(config, token, action);
  if (score > 0) await saveScore(db, id, score, expiresAt);
  // Refused because the same form was sent twice at once. The first one has its answer.
  const earlier = score > 0 ? undefined : await findToken(db, id);
  return { score: earlier?.score ?? score, id, expiresAt };
}

async function judge(deps: CaptchaDeps, token: string, action: CaptchaAction): Promise<Verdict> {
  const { db, config } = deps;
  if (isAnswer(token)) {
    const proof = await proveAnswer(db, token, action);
    if (!proof) return WORTHLESS;
    if (!proof.isRight) await useToken(db, proof.id, proof.expiresAt);
    return { ...proof, score: proof.isRight ? 1 : 0 };
  }
  if (config.captchaProvider === 'recaptcha') return judgeRecaptcha(deps, token, action);
  const proof = await proveSolution(db, token, action);
  return proof ? { ...proof, score: 1 } : WORTHLESS;
}

/** The score of a token without spending it: recaptcha/verify. 0 for a spent one. */
export async function scoreCaptcha(deps: CaptchaDeps, token: string, action: CaptchaAction): Promise<number> {
  if (deps.config.captchaProvider === 'off') return 1;
  const { score, id } = await judge(deps, token, action);
  if (score === 0) return 0;
  return (await findToken(deps.db, id))?.is_used ? 0 : score;
}

const refusal = () => badField('recaptcha_token', 'captcha');

/**
 * Judges the token of a form or throws `badField('recaptcha_token', 'captcha')`. The result spends it, and throws the
 * same when it is spent already. The token is a solved challenge (or, by configuration, a reCAPTCHA token), or an
 * answered question.
 *
 * Judge outside a transaction: it asks the service, and the score and wrong answers must be kept whatever happens to
 * the form. Spend inside the transaction, so that a rollback frees the token.
 */
export async function judgeCaptcha(
  deps: CaptchaDeps,
  token: string | undefined,
  action: CaptchaAction,
): Promise<(db: Kysely<Database>) => Promise<void>> {
  if (deps.config.captchaProvider === 'off') return async () => {};
  const { score, id, expiresAt } = token === undefined ? WORTHLESS : await judge(deps, token, action);
  if (score < MIN_SCORE) throw refusal();
  return async (db) => {
    if (!(await useToken(db, id, expiresAt))) throw refusal();
  };
}

/** Judges and spends the token of a form that needs no transaction; see {@link judgeCaptcha}. */
export async function checkCaptcha(
  deps: CaptchaDeps,
  token: string | undefined,
  action: CaptchaAction,
): Promise<void> {
  const spend = await judgeCaptcha(deps, token, action);
  await spend(deps.db);
}
