import { z } from 'zod';
import type { RoomOrderFormValues } from '../forms/room-order-form.ts';
import type { SentForm } from './captcha.ts';

/** What a call of an inquiry says beside its form. */
interface InquirySource {
  /** The page that led to the form. */
  source_url?: string;
  language?: 'en' | 'ja';
  is_from_estate?: boolean;
}

/** inquiry/kimaroom: the bulk order's values. */
export type RoomOrderRequest = RoomOrderFormValues & SentForm & InquirySource;

const shop = z.object({ shop_id: z.int(), shop_name: z.string(), tel: z.string() });

const slot = z.object({ date: z.string(), time: z.string() });

/** The part of an inquiry for one shop. `shop` is null for the central office. */
const inquirySchema = z.object({
  inquiry_id: z.int(),
  /** Q and eight digits. */
  inquiry_no: z.string(),
  shop: shop.extend({ address: z.string() }).nullable(),
  estate_ids: z.array(z.int()),
  /**
   * What happens next, in a sentence: when an answer can be expected, how material arrives, or what a form of the content
   * service says at its end.
   */
  reply_text: z.string(),
  /** The time that was booked: of the first preferred slot. */
  reservation: slot.extend({ is_visit: z.boolean(), is_video: z.boolean(), minutes: z.int() }).nullable(),
});
export type InquiryReceipt = z.infer<typeof inquirySchema>;

/**
 * inquiry/create. The fields of the first inquiry are beside `inquiries`, which has one for each shop. `documents` are
 * the pamphlets to read at once, which the mail leads to as well.
 */
export const inquiryResultSchema = inquirySchema.extend({
  inquiries: z.array(inquirySchema),
  documents: z.array(z.object({ document_id: z.int(), title: z.string(), pdf_path: z.string() })),
});
export type InquiryResult = z.infer<typeof inquiryResultSchema>;

/** inquiry/kimaroom: one inquiry, whichever shops answer it. */
export const roomOrderResultSchema = z.object({
  inquiry_id: z.int(),
  inquiry_no: z.string(),
  targets_count: z.int(),
  shops: z.array(shop),
  reply_text: z.string(),
});
export type RoomOrderResult = z.infer<typeof roomOrderResultSchema>;

/** inquiry/list: an inquiry of the customer. */
export const sentInquirySchema = z.object({
  inquiry_id: z.int(),
  inquiry_no: z.string(),
  form_type: z.string(),
  inquiry_contents_id: z.int(),
  shops: z.array(shop),
  estate_ids: z.array(z.int()),
  is_visit: z.boolean(),
  is_video: z.boolean(),
  wishes: z.array(slot),
  created_at: z.string(),
});
export type SentInquiry = z.infer<typeof sentInquirySchema>;
