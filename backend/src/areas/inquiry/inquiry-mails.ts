import { brand } from '@gakumado/shared/brand';
import type { InquiryReceipt } from '@gakumado/shared/contract';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { Line, MailPart } from '../../background/mail/mail-parts.ts';
import type { QueuedMail } from '../../background/mail/queue-mail.ts';
import { writeMail } from '../../background/mail/write-mail.ts';
import type { InquiryEstate } from './inquiry-queries.ts';
import type { InquiryShop } from './shop-choice-queries.ts';

/** A receipt with what its mails show beside it. */
export interface MailedInquiry {
  receipt: InquiryReceipt;
  /** Estates and pamphlets. */
  things: readonly Line[];
}

export const estateLines = (estates: readonly InquiryEstate[]): Line[] =>
  estates.map(({ name, inquiry_no }) => [
    fieldLabels.estate_ids,
    `${name}（${fieldLabels.estate_inquiry_no} ${inquiry_no}）`,
  ]);

/** 第1希望 to 第3希望; rows left empty are left out. `isBooked`: the first one was. */
export function slotLines(wishes: readonly { date: string; time: string }[], isBooked: boolean): Line[] {
  return wishes.flatMap(({ date, time }, index): Line[] => {
    if (date === '') return [];
    const note = index === 0 && isBooked ? '（この日時で承りました）' : '';
    const label = wishes.length > 1 ? `第${index + 1}希望` : '日時';
    return [[label, `${date.replaceAll('-', '/')} ${time}${note}`]];
  });
}

function receiptParts({ receipt, things }: MailedInquiry): MailPart[] {
  const { shop } = receipt;
  return [
    {
      lines: [
        ['受付番号', receipt.inquiry_no],
        ...(shop ? ([[fieldLabels.shop_id, `${shop.shop_name}（電話 ${shop.tel}）`]] as Line[]) : []),
        ...things,
      ],
    },
    receipt.reply_text,
  ];
}

interface Receipt {
  to_address: string;
  name: string;
  about: string;
  inquiries: readonly MailedInquiry[];
  wishes: readonly Line[];
}

/**
 * The receipt for the visitor. It does not repeat free text, so that nobody can send words of their own to a stranger
 * by entering that address.
 */
export function receiptMail({ to_address, name, about, inquiries, wishes }: Receipt): QueuedMail {
  const numbers = inquiries.map(({ receipt }) => receipt.inquiry_no).join('、');
  return {
    to_address,
    ...writeMail({
      title: `お問い合わせを受け付けました（受付番号：${numbers}）`,
      parts: [
        name === '' ? 'お客様' : `${name} 様`,
        `${brand.name}にお問い合わせいただき、ありがとうございます。\n以下の内容で受け付けました。`,
        { lines: [[fieldLabels.inquiry_contents_id, about], ...wishes] },
        ...inquiries.flatMap(receiptParts),
        'お心当たりのない場合は、お手数ですがこのメールを削除してください。',
      ],
    }),
  };
}

interface ShopNotice {
  to_address: string;
  reply_to: string | undefined;
  inquiry_no: string;
  about: string;
  lines: readonly Line[];
}

/** The notice for a shop, with all answers of the form. Its reply address is the visitor's. */
export function shopMail({ to_address, reply_to, inquiry_no, about, lines }: ShopNotice): QueuedMail {
  return {
    to_address,
    reply_to,
    ...writeMail({
      title: `お問い合わせ ${inquiry_no}（${about}）`,
      parts: [{ lines: [['受付番号', inquiry_no], [fieldLabels.inquiry_contents_id, about], ...lines] }],
    }),
  };
}

/** The address for notices to a shop. */
export const shopAddress = (shop: Pick<InquiryShop, 'mail_address'> | null, fallback: string) =>
  shop?.mail_address ?? fallback;
