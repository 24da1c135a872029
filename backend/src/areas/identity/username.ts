import { normaliseMail } from '@gakumado/shared/forms';

/** The name that a mail address signs in with. Sign-in is case-insensitive. */
export function toUsername(mailAddress: string): string {
  return normaliseMail(mailAddress).toLowerCase();
}

/** The masked address of a code, as the protocol reports it: h***@e*** */
export function deliveryDetails(mailAddress: string) {
  const Destination = mailAddress.replaceAll(/(^|@)([^@])[^@]*/g, '$1$2***');
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
}
