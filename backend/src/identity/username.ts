import { normaliseMail } from '@gakumado/shared/forms';

/** The name that a mail address signs in with: nobody remembers how they wrote its capitals. */
export function toUsername(mailAddress: string): string {
  return normaliseMail(mailAddress).toLowerCase();
}
