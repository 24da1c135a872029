import { fieldLabels } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { consentField, flagField, oneOf, optionalChoice } from './choice-field.ts';
import { genders } from './choices.ts';
import { withRules } from './cross-rules.ts';
import { moveInField } from './date-field.ts';
import { newPasswordField } from './password-field.ts';
import {
  addressFields,
  checkPerson,
  checkStudentName,
  mailFields,
  nameFields,
  requiredGrade,
  requiredRegistrantType,
  studentFields,
  studentNameFields,
  telField,
} from './person.ts';

/** The registration form (contract, 4.2). */
export function registerForm(today: Today) {
  const fields = z.object({
    registrant_type: requiredRegistrantType,
    ...mailFields,
    password: newPasswordField,
    ...nameFields,
    ...studentNameFields,
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
    checkPerson(values, refuse);
    checkStudentName(values, refuse);
  });
}

export type RegisterFormValues = z.output<ReturnType<typeof registerForm>>;
