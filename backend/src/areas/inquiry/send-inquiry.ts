import type { InquiryReceipt, InquiryResult } from '@gakumado/shared/contract';
import type { Transaction } from 'kysely';
import { todayInJapan } from '@gakumado/shared/forms';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { Database } from '../../data/db/database.ts';
import { queueMail } from '../../background/mail/queue-mail.ts';
import { findCalendar } from '../sales/shop-calendar/shop-calendar-queries.ts';
import { chooseDocuments, digitalDocuments } from './choose-documents.ts';
import { describeApplicant, fullName, namedIdsOf } from './describe-applicant.ts';
import type { FilledForm } from './inquiry-forms.ts';
import { estateLines, receiptMail, shopAddress, shopMail, slotLines } from './inquiry-mails.ts';
import type { MailedInquiry } from './inquiry-mails.ts';
import { insertInquiry } from './inquiry-queries.ts';
import { findNames } from './names-queries.ts';
import { replyText } from './reply-text.ts';
import { reserveSelfViewing, reservePreferredSlots } from './reserve-preferred-slots.ts';
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

/** How many days ahead an open one is looked for. */
const REPLY_DAYS = 21;

/** When a shop, or the central office, can be expected to answer. */
export async function findReplyText(
  trx: Transaction<Database>,
  shop: { shop_id: number } | null,
  now: Date,
): Promise<string> {
  const days = shop ? await findCalendar(trx, shop.shop_id, todayInJapan(now.getTime()), REPLY_DAYS) : [];
  return replyText(days, now);
}

async function insertShare(
  trx: Transaction<Database>,
  { shop, estates }: ShopShare,
  form: FilledForm,
  sender: Sender,
): Promise<InquiryReceipt> {
  const { inquiry_contents_id, document_ids, is_visit, is_video, message } = form;
  const estate_ids = estates.map(({ estate_id }) => estate_id);
  const { inquiry_id, inquiry_no } = await insertInquiry(trx, {
    ...sender,
    inquiry_contents_id,
    document_ids,
    is_visit,
    is_video,
    message,
    estate_ids,
    shop_ids: shop ? [shop.shop_id] : [],
    wishes: JSON.stringify(form.wishes.filter(({ date }) => date !== '')),
    applicant: JSON.stringify(form.applicant),
    targets: null,
    filter: null,
    contact_method: null,
  });
  const reservation =
    sender.form_type === 'self_naiken'
      ? await reserveSelfViewing(trx, inquiry_id, estate_ids, form)
      : await reservePreferredSlots(trx, inquiry_id, shop, form);
  const reply_text = await findReplyText(trx, shop, new Date());
  const shown = shop && {
    shop_id: shop.shop_id,
    shop_name: shop.shop_name,
    tel: shop.tel,
    address: shop.address,
  };
  return { inquiry_id, inquiry_no, shop: shown, estate_ids, reply_text, reservation };
}

/**
 * Stores an inquiry, once for each shop that answers, books the first preferred slot, and queues the mails to the
 * visitor and the shops: all of it, or nothing when the caller's transaction fails.
 */
export async function sendInquiry(
  trx: Transaction<Database>,
  form: FilledForm,
  sender: Sender,
  mailFallback: string,
): Promise<InquiryResult> {
  const documents = await chooseDocuments(trx, form);
  const shares = await splitByShop(trx, sender.form_type, form);
  const names = await findNames(trx, namedIdsOf(form.applicant));
  const { about } = form;
  const mailed: MailedInquiry[] = [];
  for (const share of shares) {
    const receipt = await insertShare(trx, share, form, sender);
    const things = [
      ...estateLines(share.estates),
      ...documents.map(({ title }) => [fieldLabels.document_ids, title] as const),
    ];
    mailed.push({ receipt, things });
    const lines = [
      ...things,
      ...slotLines(form.wishes, receipt.reservation !== null),
      ...describeApplicant(form.applicant, names, form.labels),
      ...(form.message ? [[fieldLabels.message, form.message] as const] : []),
      ...(sender.source_url ? [['送信元のページ', sender.source_url] as const] : []),
    ];
    await queueMail(
      trx,
      shopMail({
        to_address: shopAddress(share.shop, mailFallback),
        reply_to: form.mail_address ?? undefined,
        inquiry_no: receipt.inquiry_no,
        about,
        lines,
      }),
    );
  }
  const inquiries = mailed.map(({ receipt }) => receipt);
  const [first] = inquiries;
  if (!first) throw new Error('An inquiry went to nobody.');
  if (form.mail_address !== null) {
    const wishes = slotLines(form.wishes, first.reservation !== null);
    const name = fullName(form.applicant);
    await queueMail(
      trx,
      receiptMail({ to_address: form.mail_address, name, about, inquiries: mailed, wishes }),
    );
  }
  return { ...first, inquiries, documents: digitalDocuments(documents, form) };
}
