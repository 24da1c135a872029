import type { ActionFunctionArgs } from 'react-router-dom';
import { requestPasswordReset } from '@gakumado/shared/api';
import { passwordForgotForm } from '@gakumado/shared/forms';
import { faulty, refused } from '../../components/account/plain-answer.ts';
import type { PlainAnswer } from '../../components/account/plain-answer.ts';
import { postedNames, textOf } from '../../step-form/form-action.ts';

/** Values of the buttons of the finished text. */
export const AGAIN = 'again';
export const OTHER = 'other';

/** Asks for the link without scripts. Answers null for another address than the last. */
export async function resetAction({ request }: ActionFunctionArgs): Promise<PlainAnswer | null> {
  const data = await request.formData();
  const step = textOf(data, postedNames.step);
  if (step === OTHER) return null;
  const typed = { mail_address: textOf(data, 'mail_address') };
  const form = passwordForgotForm.safeParse(typed);
  if (form.error) return faulty(typed, form.error);
  const isRepeated = step === AGAIN;
  try {
    await requestPasswordReset(form.data.mail_address);
    return { values: form.data, refusal: null, isRepeated };
  } catch (error) {
    return { ...refused(typed, error), isRepeated };
  }
}
