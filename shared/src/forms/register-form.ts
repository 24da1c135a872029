import { fieldLabels } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { consentField, flagField, oneOf, optionalChoice } from './choice-field.ts';
import { genders } from './choices.ts';
import { requireAll, withRules } from './cross-rules.ts';
import { moveInField } from './date-field.ts';
import { newPasswordField } from './password-field.ts';
import {
  addressFields,
  checkMailPair,
  mailFields,
  nameFields,
  requiredGrade,
  requiredRegistrantType,
  studentFields,
  telField,
} from './person.ts';
import { optionalText } from './text-field.ts';
import { nameText } from './text-kinds.ts';

/** The choice of 登録者 that makes the student's name necessary. */
const GUARDIAN = 2;

/** The registration form (contract, 4.2). */
export function registerForm(today: Today) {
  const fields = z.object({
    registrant_type: requiredRegistrantType,
    ...mailFields,
    password: newPasswordField,
    ...nameFields,
    student_name_sei: optionalText(nameText(fieldLabels.student_name_sei)),
    student_name_mei: optionalText(nameText(fieldLabels.student_name_mei)),
    tel: telField,
    ...addressFields,
    grade_id: requiredGrade,
    campus_ids: studentFields.campus_ids,
    move_in_ym: moveInField(today),
    gender: optionalChoice(fieldLabels.gender, oneOf(genders)),
    is_mail_magazine: flagField,
    is_new_arrival_mail: flagField,
    agree: consentField,
  });
  return withRules(fields, (values, refuse) => {
    checkMailPair(values, refuse);
    if (values.registrant_type !== GUARDIAN) return;
    requireAll(
      [
        { path: ['student_name_sei'], value: values.student_name_sei, label: fieldLabels.student_name_sei },
        { path: ['student_name_mei'], value: values.student_name_mei, label: fieldLabels.student_name_mei },
      ],
      refuse,
    );
  });
}

export type RegisterFormValues = z.output<ReturnType<typeof registerForm>>;
