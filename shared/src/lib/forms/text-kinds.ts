import { fieldLabels } from '@gakumado/shared/vocabulary';
import { formatMessage, kanaMessage, messages, unusableMessage } from './messages.ts';
import {
  normaliseDigits,
  normaliseKana,
  normaliseLines,
  normaliseMail,
  normaliseName,
  normaliseText,
  zipPattern,
} from './normalise.ts';
import { findLengthFault } from './text-field.ts';
import type { TextKind } from './text-field.ts';
import { isFromAbroad, isTelephone, normaliseTelephone } from './telephone.ts';

const MAIL_MAX = 254;
const MAIL_LOCAL_MAX = 64;

/** Control characters and line breaks. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Pictures, and the characters that only join them. Variation selectors of kanji are not among them. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\ufe0f]/u;

/** Characters that no name has and an address of a page needs. Names appear in mails that anybody can cause. */
const NOT_IN_NAMES = /[:/@<>\\]/;

/** One line of text of up to `max` characters. */
export function plainText(label: string, max: number): TextKind {
  return {
    label,
    normalise: normaliseText,
    findFault: (text) =>
      CONTROLS.test(text)
        ? { code: 'format', message: unusableMessage(label) }
        : findLengthFault(label, max, text),
  };
}

/** Several lines of up to `max` characters. */
export function longText(label: string, max: number): TextKind {
  return {
    label,
    normalise: normaliseLines,
    findFault: (text) => findLengthFault(label, max, text),
  };
}

/** A name: 1 to 20 characters without emoji and without what makes a link. */
export function nameText(label: string): TextKind {
  const plain = plainText(label, 20);
  return {
    ...plain,
    normalise: normaliseName,
    findFault: (text) =>
      EMOJI.test(text) || NOT_IN_NAMES.test(text)
        ? { code: 'format', message: unusableMessage(label) }
        : plain.findFault(text),
  };
}

/** A reading: 1 to 30 full-width katakana. Hiragana and half-width katakana are turned into them. */
export function kanaText(label: string): TextKind {
  return {
    label,
    normalise: normaliseKana,
    findFault: (text) =>
      /^[ァ-ヶー・ ]+$/.test(text)
        ? findLengthFault(label, 30, text)
        : { code: 'format', message: kanaMessage(label) },
  };
}

/**
 * One @, a local part of printable ASCII, a domain of dotted labels. Consecutive and trailing dots in the
 * local part pass: docomo and au gave out such addresses.
 */
function isMail(mail: string): boolean {
  const [local = '', domain = '', ...more] = mail.split('@');
  return (
    more.length === 0 &&
    mail.length <= MAIL_MAX &&
    local.length <= MAIL_LOCAL_MAX &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local) &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(domain)
  );
}

export const mailText: TextKind = {
  label: fieldLabels.mail_address,
  normalise: normaliseMail,
  findFault: (mail) => (isMail(mail) ? undefined : { code: 'format', message: messages.mailFormat }),
};

/** The second mail address: tidied as the first; the form compares the two. */
export const mailConfirmText: TextKind = {
  label: fieldLabels.mail_address_confirm,
  normalise: normaliseMail,
  findFault: (mail) => findLengthFault(fieldLabels.mail_address_confirm, MAIL_MAX, mail),
};

/** A telephone number, kept as the 10 or 11 digits of one of Japan, or as + and the digits of one from abroad. */
export const telText: TextKind = {
  label: fieldLabels.tel,
  normalise: normaliseTelephone,
  findFault: (tel) =>
    isTelephone(tel)
      ? undefined
      : { code: 'format', message: isFromAbroad(tel) ? messages.telAbroad : messages.tel },
};

/** A postal code, kept as 7 digits. */
export const zipText: TextKind = {
  label: fieldLabels.zip_code,
  normalise: normaliseDigits,
  findFault: (zip) => (zipPattern.test(zip) ? undefined : { code: 'format', message: messages.zip }),
};

/** The receipt number of an inquiry or the inquiry number of an estate. */
export const inquiryNoText: TextKind = {
  label: fieldLabels.estate_inquiry_no,
  normalise: normaliseText,
  findFault: (no) =>
    /^[\w-]{1,20}$/.test(no)
      ? undefined
      : { code: 'format', message: formatMessage(fieldLabels.estate_inquiry_no) },
};
