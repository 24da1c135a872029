import type { CaptchaAction, CaptchaQuestion } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import { proveAnswer } from '../areas/captcha/question.ts';
import type { Database } from '../data/db/database.ts';

/** The answer of a question, which no test reads: the one of the small numbers whose proof is right. */
export async function findAnswer(
  db: Kysely<Database>,
  { token }: Pick<CaptchaQuestion, 'token'>,
  action: CaptchaAction,
): Promise<number> {
  for (let answer = 0; answer <= 20; answer += 1) {
    const proof = await proveAnswer(db, `${token}.${answer}`, action);
    if (proof?.isRight) return answer;
  }
  throw new Error('The question has no answer among the small numbers.');
}
