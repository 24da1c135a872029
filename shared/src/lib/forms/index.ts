export { addDays, addMinutes, isDate, timeInJapan, todayInJapan } from '../calendar-days.ts';
export type { Today } from '../calendar-days.ts';
export type { Choice } from './choice-field.ts';
export { flagField, oneOf, optionalChoice } from './choice-field.ts';
export * from './choices.ts';
export { codeField } from './code-field.ts';
export { requireAll, withRules } from './cross-rules.ts';
export { birthdayField } from './date-field.ts';
export { bookingKindsOf, bookingTitleOf, sentWords, toBring } from './inquiry-titles.ts';
export { formTypeOf, formTypes, INQUIRY_NAME, isBookable, mailFormOf, mailFormType } from './form-types.ts';
export type { BookableForm, CreateForm } from './form-types.ts';
export { joiningText } from './joining-text.ts';
export { loginFormSchema } from './login-form.ts';
export type { LoginFormInput, LoginFormValues } from './login-form.ts';
export { errorCountMessage, messages, requiredMessage } from './messages.ts';
export { isLatinName, normaliseDigits, normaliseMail, withPlainHyphens, zipPattern } from './normalise.ts';
export { currentPasswordField, newPasswordField, presentPasswordField } from './password-field.ts';
export { checkMailPair, checkReading, checkStudentName, mailField, mailFields, GUARDIAN } from './person.ts';
export { priceChoices } from './price-field.ts';
export { registerForm } from './register-form.ts';
export { optionalText } from './text-field.ts';
export { mailText, plainText } from './text-kinds.ts';
export {
  mailChangeForm,
  mailCodeForm,
  notificationForm,
  passwordChangeForm,
  passwordForgotForm,
  passwordResetForm,
  profileChange,
  profileForm,
  registrationCodeForm,
  withdrawalForm,
} from './account-forms.ts';
export { selfViewingTimes } from './preferred-slots.ts';
export { documentRequestForm, estateMaterialForm, isDelivered } from './document-request-form.ts';
export { generalContents, generalInquiryForm } from './general-inquiry-form.ts';
export { mailFormFieldSchema, mailFormRequest, readMailFormFields } from './mail-form.ts';
export type { MailFormField } from './mail-form.ts';
export { contractServiceForm, selfViewingForm } from './promotion-forms.ts';
export type { SlotRules } from './preferred-slots.ts';
export { NEW_SLOT_RULES, reservationForm } from './reservation-form.ts';
export { roomOrderForm } from './room-order-form.ts';
export { isTelephone, normaliseTelephone } from './telephone.ts';
export { verdictForm } from './share-list-form.ts';
export { viewContactForm } from './view-contact-form.ts';
export { waitlistForm } from './waitlist-form.ts';
export { webConsultationForm } from './web-consultation-form.ts';
