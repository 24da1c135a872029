import { bookingTitleOf, toBring } from '@gakumado/shared/forms';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { Line } from '#background/mail/mail-parts.ts';
import type { QueuedMail } from '#background/mail/queue-mail.ts';
import { writeMail } from '#background/mail/write-mail.ts';
import type { Config } from '#platform/config.ts';
import { bookingCalendar } from '../booking-calendar.ts';
import { fullName, videoToolOf } from '../describe-applicant.ts';
import {
  estateLines,
  momentText,
  noticedShop,
  reservationLines,
  shopLines,
  slotLines,
} from '../inquiry-lines.ts';
import { reservationLink, shopAddress } from '../inquiry-mails.ts';
import type { BookedInquiry } from './reservation-queries.ts';

const NUMBER = '受付番号';

/** Where links of a mail lead, who answers where no shop does, and who sends it. */
type MailSettings = Pick<Config, 'siteOrigin' | 'shopMailFallback' | 'mailFrom'>;

const aboutOf = ({ booking }: BookedInquiry) => bookingTitleOf(booking.kinds);

const mailOf = ({ applicant }: BookedInquiry) => String(applicant['mail_address'] ?? '');

const heldBy = ({ booking, is_visit, is_video, applicant }: BookedInquiry) => ({
  ...booking,
  is_visit,
  is_video,
  video_tool: videoToolOf(applicant),
});

const calendarOf = (reserved: BookedInquiry, ...how: [MailSettings, 'CANCEL'?]) =>
  bookingCalendar({ ...reserved, kinds: reserved.booking.kinds, reservation: heldBy(reserved) }, ...how);

/** The visitor and the booking, for the shop. */
function visitorLines(reserved: BookedInquiry, origin: string): Line[] {
  const { inquiry_no, applicant, estates } = reserved;
  const tel = applicant['tel'];
  return [
    [NUMBER, inquiry_no],
    ['ご予約', aboutOf(reserved)],
    [fieldLabels.name, fullName(applicant)],
    [fieldLabels.mail_address, mailOf(reserved)],
    ...(typeof tel === 'string' ? [[fieldLabels.tel, tel] as const] : []),
    ...estateLines(estates, origin),
  ];
}

interface Texts {
  /** Of both mails, which name what was booked. */
  title: string;
  /** The first sentence for the visitor, after what was booked. */
  visitor: string;
  before: BookedInquiry;
  /** The booking of now; undefined when there is none any more. */
  after?: { reserved: BookedInquiry; key: string };
}

function mailsOf({ title, visitor, before, after }: Texts, settings: MailSettings): QueuedMail[] {
  const { inquiry_no, applicant, booking, shop, estates } = before;
  const { siteOrigin, shopMailFallback } = settings;
  const about = aboutOf(before);
  const former: Line = [after ? '変更前の日時' : 'ご予約だった日時', momentText(booking)];
  const toVisitor = writeMail({
    title: `${about}の${title}（${NUMBER}：${inquiry_no}）`,
    parts: [
      `${fullName(applicant)} 様`,
      `${about}の${visitor}`,
      {
        lines: [
          [NUMBER, inquiry_no],
          ['ご予約', about],
          former,
          ...(shop ? shopLines(shop, siteOrigin) : []),
          ...estateLines(estates, siteOrigin),
        ],
      },
      ...(after
        ? [
            { heading: '変更後のご予約の内容' },
            {
              lines: reservationLines(
                heldBy(after.reserved),
                after.reserved.shop,
                after.reserved.estates,
                siteOrigin,
              ),
            },
            reservationLink(siteOrigin, after.key),
          ]
        : []),
      'お心当たりのない場合は、店舗までお電話でご連絡ください。',
    ],
  });
  const toShop = writeMail({
    title: `${title} ${inquiry_no}（${about}）`,
    parts: [
      {
        lines: [
          ...visitorLines(before, siteOrigin),
          ...noticedShop(shop),
          former,
          ...(after ? slotLines(after.reserved.wishes, heldBy(after.reserved)) : []),
        ],
      },
    ],
  });
  const address = mailOf(before);
  const calendar = after ? calendarOf(after.reserved, settings) : calendarOf(before, settings, 'CANCEL');
  return [
    { to_address: shopAddress(shop, shopMailFallback), reply_to: address, ...toShop },
    { to_address: address, calendar, ...toVisitor },
  ];
}

/** The mails to the shop and to the visitor about a booking that was moved. */
export const movedMails = (
  before: BookedInquiry,
  after: { reserved: BookedInquiry; key: string },
  settings: MailSettings,
) =>
  mailsOf({ title: 'ご予約の日時の変更', visitor: 'ご予約の日時を変更しました。', before, after }, settings);

/** The mails to the shop and to the visitor about a booking that was cancelled. */
export const cancelledMails = (before: BookedInquiry, settings: MailSettings) =>
  mailsOf({ title: 'ご予約のキャンセル', visitor: 'ご予約をキャンセルしました。', before }, settings);

/** The mail to the visitor on the day before. The calendar has the booking already. */
export function reminderMail(reserved: BookedInquiry, key: string, { siteOrigin }: MailSettings): QueuedMail {
  const { inquiry_no, applicant, booking, shop, estates } = reserved;
  const about = aboutOf(reserved);
  const bring = toBring(booking.kinds);
  return {
    to_address: mailOf(reserved),
    at_most_once: true,
    ...writeMail({
      title: `明日${booking.time}からの${about}のご案内（${NUMBER}：${inquiry_no}）`,
      parts: [
        `${fullName(applicant)} 様`,
        `明日の${about}のご予約をお知らせします。`,
        {
          lines: [
            [NUMBER, inquiry_no],
            ['ご予約', about],
            ...reservationLines(heldBy(reserved), shop, estates, siteOrigin),
            ...(bring ? [['お持ちいただくもの', bring] as const] : []),
            ...estateLines(estates, siteOrigin),
          ],
        },
        'ご都合が変わったときは、下のページで変更かキャンセルをお願いします。',
        reservationLink(siteOrigin, key),
      ],
    }),
  };
}
