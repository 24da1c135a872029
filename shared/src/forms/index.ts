export { todayInJapan } from './calendar-days.ts';
export type { Today } from './calendar-days.ts';
export type { Choice } from './choice-field.ts';
export {
  between,
  choiceList,
  consentField,
  flagField,
  oneOf,
  optionalChoice,
  optionalId,
  requiredChoice,
} from './choice-field.ts';
export * from './choices.ts';
export { requireAll, withRules } from './cross-rules.ts';
export type { Given, Refuse } from './cross-rules.ts';
export { birthdayField, moveInField, requiredMoveInField } from './date-field.ts';
export { loginFormSchema } from './login-form.ts';
export type { LoginFormInput, LoginFormValues } from './login-form.ts';
export {
  datePastMessage,
  errorCountMessage,
  kanaMessage,
  listMaxMessage,
  maxLengthMessage,
  messages,
  minLengthMessage,
  requiredChoiceMessage,
  requiredMessage,
} from './messages.ts';
export { lengthOf, normaliseDigits, normaliseKana, normaliseMail, normaliseText } from './normalise.ts';
export { currentPasswordField, newPasswordField } from './password-field.ts';
export {
  addressFields,
  checkMailPair,
  mailField,
  mailFields,
  nameFields,
  personFields,
  requiredGrade,
  requiredRegistrantType,
  studentFields,
  telField,
} from './person.ts';
export { registerForm } from './register-form.ts';
export type { RegisterInput, RegisterValues } from './register-form.ts';
export { optionalText, requiredText } from './text-field.ts';
export { kanaText, longText, mailText, nameText, plainText, telText, zipText } from './text-kinds.ts';
