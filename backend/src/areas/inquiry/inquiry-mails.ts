import { brand } from '@gakumado/shared/brand';
import type { BookingKind } from '@gakumado/shared/contract';
import { bookingTitleOf, INQUIRY_NAME, sentWords } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { Line, MailPart } from '../../background/mail/mail-parts.ts';
import type { MailCalendar } from '../../data/tables/column-types.ts';
import type { QueuedMail } from '../../background/mail/queue-mail.ts';
import { writeMail } from '../../background/mail/write-mail.ts';
import type { documentItems } from './inquiry-lines.ts';
import type { InquiryShop } from './shop-choice-queries.ts';

const NUMBER = '受付番号';

/** Leads to where a booking is moved and cancelled. */
export const reservationLink = (origin: string, key: string): MailPart => ({
  link: 'ご予約の変更・キャンセル',
  href: origin + paths.reservation(key),
});

/** One inquiry in the mail to the visitor. */
export interface MailedInquiry {
  inquiry_no: string;
  /** The shops that answer, and estates. */
  lines: readonly Line[];
  /** The booking, the link that changes it and its calendar file; null if nothing was booked. */
  reservation: { lines: readonly Line[]; link: MailPart; calendar: MailCalendar } | null;
  reply_text: string;
}

/** Each inquiry with its next step. A reply text that all of them share is written once, at the end. */
function inquiryParts(inquiries: readonly MailedInquiry[]): MailPart[] {
  const texts = new Set(inquiries.map(({ reply_text }) => reply_text));
  return [
    ...inquiries.flatMap(({ inquiry_no, lines, reservation, reply_text }): MailPart[] => [
      { lines: [[NUMBER, inquiry_no], ...lines] },
      ...(reservation ? [{ heading: 'ご予約の内容' }, { lines: reservation.lines }, reservation.link] : []),
      ...(texts.size > 1 ? [reply_text] : []),
    ]),
    ...(texts.size === 1 ? texts : []),
  ];
}

type Pamphlets = ReturnType<typeof documentItems>;

const documentParts = (items: Pamphlets): MailPart[] =>
  items.length > 0 ? [{ heading: 'ご請求の資料' }, { items }] : [];

/** Kind and subject of a message, and the sentence that confirms its arrival. */
interface Subject {
  what: string;
  about: string;
  received: string;
}

/** A booking is named by what was booked. */
export const subjectOf = (
  { what, about }: Pick<Subject, 'what' | 'about'>,
  kinds: readonly BookingKind[] = [],
): Subject => ({ ...sentWords(what, kinds), about: kinds.length > 0 ? bookingTitleOf(kinds) : about });

const aboutLine = ({ what, about }: Pick<Subject, 'what' | 'about'>): Line => [
  what === INQUIRY_NAME ? fieldLabels.inquiry_contents_id : '内容',
  about,
];

interface Receipt extends Subject {
  to_address: string;
  name: string;
  inquiries: readonly MailedInquiry[];
  /** Preferred slots and choices, in words of the site. */
  choices: readonly Line[];
  /** Requested pamphlets; those that can be read online are links. */
  pamphlets?: Pamphlets;
}

/**
 * The receipt for the visitor. It does not repeat free text, so that nobody can send words of their own to a stranger
 * by entering that address.
 */
export function receiptMail({
  to_address,
  name,
  what,
  about,
  received,
  inquiries,
  choices,
  pamphlets = [],
}: Receipt): QueuedMail {
  const numbers = inquiries.map(({ inquiry_no }) => inquiry_no).join('、');
  return {
    to_address,
    // A mail has room for one.
    calendar: inquiries.find(({ reservation }) => reservation)?.reservation?.calendar,
    ...writeMail({
      title: `${received}（${NUMBER}：${numbers}）`,
      parts: [
        name === '' ? 'お客様' : `${name} 様`,
        `${brand.name}をご利用いただき、ありがとうございます。\n以下の内容で${received}。`,
        { lines: [aboutLine({ what, about }), ...choices] },
        ...documentParts(pamphlets),
        ...inquiryParts(inquiries),
        'お心当たりのない場合は、お手数ですがこのメールを削除してください。',
      ],
    }),
  };
}

interface ShopNotice extends Pick<Subject, 'what' | 'about'> {
  to_address: string;
  reply_to: string | undefined;
  inquiry_no: string;
  lines: readonly Line[];
  pamphlets?: Pamphlets;
}

/** The notice for a shop, with all answers of the form. Its reply address is the visitor's. */
export function shopMail(notice: ShopNotice): QueuedMail {
  const { to_address, reply_to, inquiry_no, what, about, lines, pamphlets = [] } = notice;
  return {
    to_address,
    reply_to,
    ...writeMail({
      title: `${what} ${inquiry_no}（${about}）`,
      parts: [
        { lines: [[NUMBER, inquiry_no], aboutLine({ what, about }), ...lines] },
        ...documentParts(pamphlets),
      ],
    }),
  };
}

/** The address for notices to a shop. */
export const shopAddress = (shop: Pick<InquiryShop, 'mail_address'> | null, fallback: string) =>
  shop?.mail_address ?? fallback;
