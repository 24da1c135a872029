import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useActionData } from 'react-router-dom';
import { errorsOf } from '../../step-form/refusal.ts';
import type { Refusal } from '../../step-form/refusal.ts';
import type { PostedSection } from './section-action.ts';

/** The outcome of a section that was sent without scripts, as the first state of a form without steps. */
export function usePosted<Values extends FieldValues>() {
  const posted = useActionData<PostedSection>();
  const [errors] = useState(() => errorsOf<Values>(posted?.faults ?? []));
  const whole: Refusal | null =
    posted?.message === undefined ? null : { message: posted.message, fields: [] };
  return {
    isDone: posted?.step === 'finished',
    values: posted?.values as Partial<Values> | undefined,
    errors,
    whole,
  };
}
