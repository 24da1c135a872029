import type { InquiryReceipt } from '@gakumado/shared/contract';
import { bookingKindsOf, formTypeOf, INQUIRY_NAME, sentWords } from '@gakumado/shared/forms';

type Reserved = Pick<InquiryReceipt, 'reservation'>;

/** The kinds of booking that an inquiry has made; [] for none. */
export const bookedKindsOf = (form_type: string, { reservation }: Reserved) =>
  reservation ? bookingKindsOf({ form_type, ...reservation }) : [];

/** The words on 完了 for a sent form. */
export const inquiryWords = (formType: string, sent: Reserved) =>
  sentWords(formTypeOf(formType).sentName, bookedKindsOf(formType, sent));

/**
 * The sentences of 完了: what was booked, and that what was sent has arrived. An inquiry says so in its own words, whatever it
 * books (contract, 4.6).
 */
export function finishedSentences(formType: string, sent: Reserved): { booked?: string; received: string } {
  const { received } = inquiryWords(formType, sent);
  if (formTypeOf(formType).sentName !== INQUIRY_NAME || !sent.reservation) return { received };
  return { booked: received, received: sentWords(INQUIRY_NAME).received };
}

/** The heading of 完了. */
export const finishedTitleOf = (formType: string) => (sent: Reserved) => {
  const { what } = inquiryWords(formType, sent);
  return `${what === INQUIRY_NAME ? '送信' : what}が完了しました`;
};
