export { addDays, todayInJapan } from '../calendar-days.ts';
export type { Today } from '../calendar-days.ts';
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
export {
  mailChangeForm,
  notificationForm,
  passwordChangeForm,
  passwordForgotForm,
  passwordResetForm,
  profileForm,
  withdrawalForm,
} from './account-forms.ts';
export { documentRequestForm, estateMaterialForm } from './document-request-form.ts';
export { generalContents, generalInquiryForm } from './general-inquiry-form.ts';
export { mailForm } from './mail-form.ts';
export type { MailFormField } from './mail-form.ts';
export { contractServiceForm, selfViewingForm } from './promotion-forms.ts';
export { roomOrderForm } from './room-order-form.ts';
export { viewContactForm } from './view-contact-form.ts';
export { webConsultationForm } from './web-consultation-form.ts';
