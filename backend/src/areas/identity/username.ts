import { normaliseMail } from '@gakumado/shared/forms';

/** The name that a mail address signs in with. Sign-in is case-insensitive. */
export function toUsername(mailAddress: string): string {
  return normaliseMail(mailAddress).toLowerCase();
}

/** Where a code went, as the protocol tells it: h***@e*** */
export function deliveryDetails(mailAddress: string) {
  const Destination = mailAddress.replaceAll(/(^|@)([^@])[^@]*/g, '$1$2***');
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
}
