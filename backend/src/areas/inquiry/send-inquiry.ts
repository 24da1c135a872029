import type { InquiryReceipt, InquiryResult, PreferredSlot } from '@gakumado/shared/contract';
import type { Transaction } from 'kysely';
import { bookingKindsOf, formTypeOf, todayInJapan } from '@gakumado/shared/forms';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { Line } from '../../background/mail/mail-parts.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../data/db/database.ts';
import { queueMail } from '../../background/mail/queue-mail.ts';
import { findCalendar } from '../shops/shop-calendar/shop-calendar-queries.ts';
import { refuseUnknownIds } from '../places/refuse-unknown-ids.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { chooseDocuments, findMaterial, isPostal, readableDocuments } from './choose-documents.ts';
import {
  describeApplicant,
  describeChoices,
  fullName,
  namedIdsOf,
  numbersOf,
  videoToolOf,
} from './describe-applicant.ts';
import type { FilledForm } from './inquiry-forms.ts';
import {
  documentItems,
  estateLines,
  languageLines,
  noticedShop,
  reservationLines,
  shopLines,
  slotLines,
} from './inquiry-lines.ts';
import { receiptMail, reservationLink, shopAddress, shopMail, subjectOf } from './inquiry-mails.ts';
import type { MailedInquiry } from './inquiry-mails.ts';
import { insertInquiry } from './inquiry-queries.ts';
import { findNames } from './names-queries.ts';
import { deliveryTexts, replyText } from './reply-text.ts';
import { reservationKeys } from './reservation/reservation-key.ts';
import { holdPlaces, bookingFor, slotColumns } from './preferred-slots.ts';
import { shownShop } from './shop-choice-queries.ts';
import { splitByShop } from './split-by-shop.ts';
import type { ShopShare } from './split-by-shop.ts';

/** The parts of a request beside the form. */
export interface Sender {
  form_type: string;
  customer_id: number | null;
  source_url: string | null;
  language: 'en' | 'ja';
  is_from_estate: boolean;
}

/** Where links of a mail lead, who answers where no shop does, and who sends it. */
export type MailSettings = Pick<Config, 'siteOrigin' | 'shopMailFallback' | 'mailFrom'>;

/** How many days ahead an open one is looked for. */
const REPLY_DAYS = 21;

/** When a shop, or the central office, can be expected to answer. */
export async function findReplyText(
  trx: Transaction<Database>,
  shop: { shop_id: number } | null,
  now: Date,
  booking: PreferredSlot | null = null,
): Promise<string> {
  const days = shop ? await findCalendar(trx, shop.shop_id, todayInJapan(now.getTime()), REPLY_DAYS) : [];
  return replyText(days, now, booking);
}

/**
 * The next step for the visitor: the closing text of a mail form, the delivery of material, or the time of an answer.
 */
async function findNextStep(
  trx: Transaction<Database>,
  shop: ShopShare['shop'],
  form: FilledForm,
  form_type: string,
  booking: InquiryReceipt['reservation'],
): Promise<string> {
  if (form.finished !== '') return form.finished;
  const { slots } = formTypeOf(form_type);
  if (booking && slots?.next) return slots.next;
  if (isPostal(form)) return deliveryTexts.postal;
  return form.document_ids.length > 0 ? deliveryTexts.digital : findReplyText(trx, shop, new Date(), booking);
}

async function insertShare(
  trx: Transaction<Database>,
  { shop, estates }: ShopShare,
  form: FilledForm,
  sender: Sender,
  keyOf: (inquiryId: number) => string,
): Promise<InquiryReceipt> {
  const { inquiry_contents_id, document_ids, is_visit, is_video, message, wishes } = form;
  const { form_type } = sender;
  const estate_ids = estates.map(({ estate_id }) => estate_id);
  const preferred = { form_type, shop, estate_ids, wishes, is_visit, is_video };
  const booking = bookingFor(preferred);
  const { inquiry_id, inquiry_no } = await insertInquiry(trx, {
    ...sender,
    inquiry_contents_id,
    document_ids,
    is_visit,
    is_video,
    message,
    estate_ids,
    shop_ids: shop ? [shop.shop_id] : [],
    ...slotColumns(wishes, booking),
    applicant: JSON.stringify(form.applicant),
    targets: null,
    filter: null,
    contact_method: null,
  });
  await holdPlaces(trx, inquiry_id, preferred, booking);
  const reservation = booking && {
    ...booking,
    video_tool: videoToolOf(form.applicant),
    reservation_key: keyOf(inquiry_id),
  };
  const reply_text = await findNextStep(trx, shop, form, form_type, reservation);
  const shown = shop && { ...shownShop(shop), address: shop.address };
  return { inquiry_id, inquiry_no, shop: shown, estate_ids, reply_text, reservation };
}

/** The items of a form of the content service are its own, whatever their names are. */
async function refuseUnknown(trx: Transaction<Database>, form: FilledForm): Promise<void> {
  if (form.items.length > 0) return;
  const { applicant, estate_ids } = form;
  await refuseUnknownIds(trx, [
    { field: 'applicant.campus_ids', campus_ids: namedIdsOf(applicant).campus_ids },
    {
      field: 'applicant.waitlist_estate_ids',
      waitlist_estate_ids: numbersOf(applicant['waitlist_estate_ids']),
      estate_ids,
    },
    {
      field: 'applicant.building_type_id',
      equipment_ids: numbersOf(applicant['building_type_id']),
      group: 'buildingType',
    },
    {
      field: 'applicant.condition',
      equipment_ids: numbersOf(applicant['condition']),
      group: 'condition',
    },
  ]);
}

/**
 * Stores an inquiry, once for each shop that answers, books the first preferred slot, and queues the mails to the
 * visitor and the shops: all of it, or nothing when the caller's transaction fails.
 */
export async function sendInquiry(
  trx: Transaction<Database>,
  sent: FilledForm,
  sender: Sender,
  settings: MailSettings,
): Promise<InquiryResult> {
  const { siteOrigin, shopMailFallback } = settings;
  await refuseUnknown(trx, sent);
  const shares = await splitByShop(trx, sender.form_type, sent);
  const isFound = formTypeOf(sender.form_type).material === 'found';
  const homes = shares.flatMap(({ estates }) => estates);
  const documents = await (isFound ? findMaterial(trx, sent, homes) : chooseDocuments(trx, sent));
  const form = { ...sent, document_ids: documents.map(({ document_id }) => document_id) };
  const pamphlets = documentItems(documents, siteOrigin, !isPostal(form));
  const names = await findNames(trx, namedIdsOf(form.applicant));
  const { applicant, mail_address } = form;
  const kindsOf = ({ reservation }: InquiryReceipt) =>
    reservation ? bookingKindsOf({ ...sender, ...reservation }) : [];
  const keyOf = await reservationKeys(trx);
  const inquiries: InquiryReceipt[] = [];
  const mailed: MailedInquiry[] = [];
  for (const share of shares) {
    const { shop, estates } = share;
    const receipt = await insertShare(trx, share, form, sender, keyOf);
    const { inquiry_no, reservation, reply_text } = receipt;
    const kinds = kindsOf(receipt);
    const things = estateLines(estates, siteOrigin, [applicant['waitlist_estate_ids']].flat());
    inquiries.push(receipt);
    mailed.push({
      inquiry_no,
      lines: [...(shop ? shopLines(shop, siteOrigin) : []), ...things],
      reservation: reservation && {
        lines: reservationLines(reservation, shop, estates, siteOrigin),
        link: reservationLink(siteOrigin, reservation.reservation_key),
        calendar: bookingCalendar({ inquiry_no, kinds, reservation, shop, estates }, settings),
      },
      reply_text,
    });
    const lines: Line[] = [
      ...noticedShop(shop),
      ...things,
      ...slotLines(form.wishes, reservation),
      ...describeApplicant(applicant, names, form.items),
      ...languageLines(sender.language),
      ...(form.message ? [[fieldLabels.message, form.message] as const] : []),
      ...(sender.source_url ? [['送信元のページ', sender.source_url] as const] : []),
    ];
    const to_address = shopAddress(shop, shopMailFallback);
    await queueMail(
      trx,
      shopMail({
        to_address,
        reply_to: mail_address ?? undefined,
        inquiry_no,
        ...subjectOf(form, kinds),
        lines,
        pamphlets,
      }),
    );
  }
  const [first] = inquiries;
  if (!first) throw new Error('An inquiry went to nobody.');
  if (mail_address !== null) {
    const choices = [
      ...slotLines(form.wishes, first.reservation),
      ...describeChoices(applicant, names, form.items),
    ];
    const name = fullName(applicant);
    await queueMail(
      trx,
      receiptMail({
        to_address: mail_address,
        name,
        ...subjectOf(form, kindsOf(first)),
        choices,
        pamphlets,
        inquiries: mailed,
      }),
    );
  }
  return { ...first, inquiries, documents: readableDocuments(documents, form) };
}
