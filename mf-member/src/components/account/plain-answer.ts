import { useState } from 'react';
import { useActionData } from 'react-router-dom';
import { ApiError, findCaptchaQuestion, nullOnError } from '@gakumado/shared/api';
import type { CaptchaAction, CaptchaQuestion } from '@gakumado/shared/contract';
import { CAPTCHA_FIELD } from '../../step-form/form-call.ts';
import { errorsOf, faultsOf, messageWithPause, refusalOf } from '../../step-form/refusal.ts';
import type { Refusal } from '../../step-form/refusal.ts';

/**
 * The outcome of an account form that was sent without scripts; the page shows it. It contains no password and no code.
 */
export interface PlainAnswer {
  /** As they were typed. */
  values: { mail_address: string; is_keep?: boolean };
  /** Null where the form was done. */
  refusal: Refusal | null;
  /** Asked where the server wants a captcha. */
  question?: CaptchaQuestion;
  /** Whether it was done for a second time. */
  isRepeated?: boolean;
}

type Values = PlainAnswer['values'];

/** The answer to a form whose values break its rules. */
export const faulty = (
  values: Values,
  { issues }: { issues: Parameters<typeof faultsOf>[0] },
): PlainAnswer => ({
  values,
  refusal: { message: undefined, fields: faultsOf(issues) },
});

/** The answer to a form whose call failed. Throws what is not a refusal. */
export function refused(values: Values, error: unknown): PlainAnswer {
  if (!(error instanceof ApiError)) throw error;
  const refusal = refusalOf(error);
  return {
    values,
    refusal: { ...refusal, ...(refusal.message ? { message: messageWithPause(error) } : {}) },
  };
}

/** The same with a new question where the call needs a captcha, which `isAsked` says of the form as it was sent. */
export async function refusedWithQuestion(
  values: Values,
  error: unknown,
  { action, isAsked }: { action: CaptchaAction; isAsked: boolean },
): Promise<PlainAnswer> {
  const answer = refused(values, error);
  const fault = answer.refusal?.fields.find(({ field }) => field === CAPTCHA_FIELD);
  if (!fault && !isAsked) return answer;
  const question = await nullOnError(findCaptchaQuestion(action));
  return {
    ...answer,
    ...(fault ? { refusal: { message: fault.message, fields: [] } } : {}),
    ...(question ? { question } : {}),
  };
}

/** The refusal of the form as a whole; null if a field shows it. */
export const wholeOf = (answer: PlainAnswer | undefined): Refusal | null =>
  answer?.refusal?.message === undefined ? null : answer.refusal;

/** The answer to a form that was sent without scripts, if it was, and how the form of the page begins then. */
export function usePlainAnswer() {
  const answer = useActionData<PlainAnswer | null>() ?? undefined;
  const [start] = useState(() =>
    answer
      ? {
          defaultValues: answer.values,
          errors: errorsOf<Values & Record<string, unknown>>(answer.refusal?.fields ?? []),
        }
      : {},
  );
  return { answer, start };
}
