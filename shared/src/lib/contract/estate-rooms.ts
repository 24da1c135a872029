import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { id, optional } from './fields.ts';
import { pictureSchema } from './master.ts';

/** How a room is booked before the results of the entrance examination (contract, 8.14). Null: not known. */
export const reservationTermsSchema = z.object({
  is_accepted: z.boolean(),
  /** 0: without a fee. */
  fee_yen: z.int().nullable(),
  /** Returned to those who do not pass. */
  is_fee_refundable: z.boolean().nullable(),
  /** The last day on which it is accepted, YYYY-MM-DD. */
  until: z.string().nullable(),
  /** Days after the results within which the contract is to be made. */
  days_after_result: z.int().nullable(),
  required_proof: z.string().nullable(),
  note: z.string().nullable(),
});
export type ReservationTerms = z.infer<typeof reservationTermsSchema>;

/** A kind of room of an estate. Amounts are yen; area m², mats 畳. */
export const roomtypeSchema = z.object({
  roomtype_id: z.int(),
  name: z.string(),
  layout: z.string(),
  room_area: z.number(),
  mats_area: z.number().nullable(),
  direction: z.string().nullable(),
  floor_text: z.string().nullable(),
  price_min: z.int(),
  price_max: z.int(),
  management_fee: z.int(),
  /** Of the cheapest room of the kind, and of the dearest. */
  deposit: z.int(),
  deposit_max: z.int(),
  key_money: z.int(),
  key_money_max: z.int(),
  entrance_fee: z.int(),
  renewal_fee: z.int(),
  contract_months: z.int().nullable(),
  floorplan_image_path: z.string().nullable(),
  panorama_url: z.string().nullable(),
  youtube_id: z.string().nullable(),
  images: z.array(pictureSchema),
  equipment: z.array(z.int()),
  vacant_status_id: z.int(),
  vacant_count: z.int(),
  /** YYYY-MM-DD */
  move_in_from: z.string().nullable(),
  /** Null: the shop tells them. */
  reservation_terms: reservationTermsSchema.nullable(),
  note: z.string().nullable(),
});
export type Roomtype = z.infer<typeof roomtypeSchema>;

export const costListRequest = z.object({
  estate_id: id(),
  roomtype_id: optional(id()),
  access_key: accessKeyField,
});
export type CostListRequest = z.infer<typeof costListRequest>;

export const costSchema = z.object({
  cost_id: z.int(),
  cost_name: z.string(),
  /** `costKinds` */
  cost_kind: z.int(),
  amount_min: z.number().nullable(),
  amount_max: z.number().nullable(),
  /**
   * yen; month, a multiple of the rent; or actual: billed by use under the tenant's own contract, so that nobody knows the
   * amount beforehand.
   */
  unit: z.enum(['yen', 'month', 'actual']),
  cycle_months: z.int().nullable(),
  is_required: z.boolean(),
  is_refundable: z.boolean(),
  is_prorated: z.boolean(),
  is_included_in_guide_price: z.boolean(),
  /** `taxTypes` */
  tax_type: z.int(),
  note: z.string().nullable(),
  roomtype_id: z.int().nullable(),
});
export type Cost = z.infer<typeof costSchema>;

export const facilitySchema = z.object({
  facility_id: z.int(),
  name: z.string(),
  /** 1 共用, 2 セキュリティ, 3 室内, 4 周辺. */
  category: z.int(),
  icon_path: z.string().nullable(),
  /** Name of an icon of the site's icon set. */
  icon: z.string(),
  description: z.string().nullable(),
  is_paid: z.boolean(),
  price_text: z.string().nullable(),
  image_path: z.string().nullable(),
  distance_m: z.int().nullable(),
  walk_minutes: z.int().nullable(),
});
export type Facility = z.infer<typeof facilitySchema>;
