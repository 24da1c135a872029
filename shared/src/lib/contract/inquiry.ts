import { z } from 'zod';
import type { RoomOrderFormValues } from '../forms/room-order-form.ts';
import { bookingCalendars, bookingKinds, slotSchema } from './booking.ts';
import type { SentForm } from './captcha.ts';
import { accessKeyField } from './envelope.ts';
import { id, integer, isoDate, optional } from './fields.ts';

/** Fields of an inquiry's call besides those of its form. */
interface InquirySource {
  /** The page that led to the form. */
  source_url?: string;
  is_from_estate?: boolean;
}

/** inquiry/kimaroom: the bulk order's values. */
export type RoomOrderRequest = RoomOrderFormValues & SentForm & InquirySource;

/** A shop that answers; region and prefecture are in the address of its page. */
const shop = z.object({
  shop_id: z.int(),
  shop_name: z.string(),
  tel: z.string(),
  area_slug: z.string(),
  m_prefecture_id: z.int(),
});

/** The tool of a video call, of `videoTools`; null where none was asked for. */
const videoTool = z.int().nullable();

/** The part of an inquiry for one shop. `shop` is null for the central office. */
const inquirySchema = z.object({
  inquiry_id: z.int(),
  /** Q and eight digits. */
  inquiry_no: z.string(),
  shop: shop.extend({ address: z.string() }).nullable(),
  estate_ids: z.array(z.int()),
  /**
   * The next step in a sentence: when an answer can be expected, how material arrives, or the closing text of a form of
   * the content service.
   */
  reply_text: z.string(),
  /** The time that was booked: of the first preferred slot. Its key is that of the mail. */
  reservation: slotSchema
    .extend({
      is_visit: z.boolean(),
      is_video: z.boolean(),
      video_tool: videoTool,
      minutes: z.int(),
      reservation_key: z.string(),
    })
    .nullable(),
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

/** The booking of an inquiry: its first preferred slot. */
const bookedSchema = slotSchema.extend({
  kinds: z.array(z.enum(bookingKinds)),
  minutes: z.int(),
  /** A booking is past from its first minute on. */
  state: z.enum(['booked', 'cancelled', 'past']),
  /** Whether it can be moved and cancelled now. */
  is_changeable: z.boolean(),
});

/** inquiry/list: an inquiry of the customer. `reservation` is null where nothing was booked. */
export const sentInquirySchema = z.object({
  inquiry_id: z.int(),
  inquiry_no: z.string(),
  form_type: z.string(),
  inquiry_contents_id: z.int(),
  /** Its subject, in words. */
  about: z.string(),
  shops: z.array(shop),
  estate_ids: z.array(z.int()),
  is_visit: z.boolean(),
  is_video: z.boolean(),
  wishes: z.array(slotSchema),
  reservation: bookedSchema.nullable(),
  created_at: z.string(),
});
export type SentInquiry = z.infer<typeof sentInquirySchema>;

/** inquiry/reservation/detail and cancel: by the key of the visitor's mail, or a member's by the inquiry. */
export const reservationRequest = z.object({
  reservation_key: optional(z.string().max(100)),
  inquiry_id: optional(id()),
  access_key: accessKeyField,
});

/** Names a booking: by the key of its mail, or a member's own. */
export type ReservationName = { reservation_key: string } | { inquiry_id: number };

/** inquiry/reservation/change: to one other time. */
export const reservationChangeRequest = reservationRequest.extend({
  wishes: z
    .array(z.object({ date: z.string().max(40).nullish(), time: z.string().max(40).nullish() }))
    .max(1)
    .nullish(),
});

/** The answer of inquiry/reservation/*. */
export const reservationSchema = bookedSchema.extend({
  inquiry_id: z.int(),
  inquiry_no: z.string(),
  form_type: z.string(),
  /** All preferred slots; the first one is booked. */
  wishes: z.array(slotSchema),
  /** Where the free times are: shop/calendar of `shop`, or inquiry/self_viewing/calendar of the estates. */
  calendar: z.enum(bookingCalendars),
  /** Which places of the shop's calendar the booking needs; both where it holds both. */
  is_visit: z.boolean(),
  is_video: z.boolean(),
  video_tool: videoTool,
  /** Null for a shop that is there no more. */
  shop: shop.extend({ zip_code: z.string(), address: z.string(), access_text: z.string() }).nullable(),
  estates: z.array(
    z.object({ estate_id: z.int(), name: z.string(), inquiry_no: z.string(), address_detail: z.string() }),
  ),
});
export type Reservation = z.infer<typeof reservationSchema>;

/** inquiry/self_viewing/calendar; `from` is today in Japan unless given. */
export const selfViewingCalendarRequest = z.object({
  estate_id: id(),
  from: optional(isoDate()),
  days: optional(integer(1, 92)).transform((days) => days ?? 62),
  access_key: accessKeyField,
});

/** When an estate can be viewed without staff. */
export const selfViewingCalendarSchema = z.object({
  estate_id: z.int(),
  /** False for a home that nobody can view now; `note` then says why, and there are no days. */
  is_available: z.boolean(),
  note: z.string().nullable(),
  /** How long a viewing holds the home. */
  minutes: z.int(),
  days: z.array(
    z.object({
      date: z.string(),
      is_open: z.boolean(),
      /** Why nobody can view the home on that day. */
      note: z.string().nullable(),
      /** Starts, each half an hour after the one before; `is_free`: nobody else is there for a viewing's time. */
      slots: z.array(z.object({ time: z.string(), is_free: z.boolean() })),
    }),
  ),
});
export type SelfViewingCalendar = z.infer<typeof selfViewingCalendarSchema>;
