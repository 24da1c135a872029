import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { CaptchaAction, CaptchaQuestion } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import type { Proof } from './altcha.ts';
import type { Database } from '../../data/db/database.ts';
import { drawQuestion } from './draw-question.ts';
import { findSecret } from '../../data/keys/server-secret.ts';

/** Long enough to read it out, ask somebody and type. */
const LIFE_MS = 30 * 60_000;
const FORM = /^q1\.([\w-]{36})\.(\d{13})\.([0-9a-f]{64})$/;

async function sign(db: Kysely<Database>, parts: readonly (string | number)[]): Promise<string> {
  return createHmac('sha256', await findSecret(db, 'captcha_question'))
    .update(JSON.stringify(parts))
    .digest('hex');
}

/** A question to answer instead of a puzzle. The token knows the answer only through its signature. */
export async function makeQuestion(
  db: Kysely<Database>,
  action: CaptchaAction,
  now = Date.now(),
): Promise<CaptchaQuestion> {
  const { text, answer } = drawQuestion();
  const [questionId, expires] = [randomUUID(), now + LIFE_MS];
  const signature = await sign(db, [action, questionId, expires, String(answer)]);
  return {
    question: `次の質問の答えを数字で入力してください：${text}`,
    token: `q1.${questionId}.${expires}.${signature}`,
  };
}

/** Whether the token is that of a question and its answer: `{token of the question}.{answer}`. */
export const isAnswer = (token: string) => token.startsWith('q1.');

/**
 * Checks an answer. `isRight` is false for a wrong one, which uses the question up: twenty guesses would
 * otherwise find every answer. Undefined: not a question of ours, or too late.
 */
export async function proveAnswer(
  db: Kysely<Database>,
  token: string,
  action: CaptchaAction,
): Promise<(Proof & { isRight: boolean }) | undefined> {
  const end = token.lastIndexOf('.');
  const [, questionId, expires, signature] = FORM.exec(token.slice(0, end)) ?? [];
  if (!questionId || !signature || Number(expires) < Date.now()) return undefined;
  const answer = token
    .slice(end + 1)
    .normalize('NFKC')
    .trim();
  const right = await sign(db, [action, questionId, Number(expires), answer]);
  const isRight = timingSafeEqual(Buffer.from(right), Buffer.from(signature));
  return { id: `question:${questionId}`, expiresAt: new Date(Number(expires)), isRight };
}
