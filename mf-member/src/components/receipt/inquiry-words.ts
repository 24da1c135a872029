import type { InquiryReceipt } from '@gakumado/shared/contract';
import { bookingKindsOf, INQUIRY_NAME, sentNameOf, sentWords } from '@gakumado/shared/forms';

type Reserved = Pick<InquiryReceipt, 'reservation'>;

/** What an inquiry has booked; [] when nothing. */
export const bookedKindsOf = (form_type: string, { reservation }: Reserved) =>
  reservation ? bookingKindsOf({ form_type, ...reservation }) : [];

/** What 完了 says of what was sent with a form. */
export const inquiryWords = (formType: string, sent: Reserved) =>
  sentWords(sentNameOf(formType), bookedKindsOf(formType, sent));

/** The heading of 完了. */
export const finishedTitleOf = (formType: string) => (sent: Reserved) => {
  const { what } = inquiryWords(formType, sent);
  return `${what === INQUIRY_NAME ? '送信' : what}が完了しました`;
};
