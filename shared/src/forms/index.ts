export { currentPasswordField, mailField, newPasswordField } from './fields.ts';
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
