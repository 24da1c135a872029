import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { KeptStays } from '../../engines/estate-index/kept-stays.ts';
import type { Cost, EstateDetail, Picture } from '@gakumado/shared/contract';

/** A shop as migrations/0002_listing.sql has it. */
interface ShopTable {
  shop_id: number;
  shop_name: string;
  shop_kana: string;
  area_slug: string;
  m_prefecture_id: number;
  prefecture_name: string;
  city_id: number;
  zip_code: string;
  address: string;
  access_text: string;
  tel: string;
  open_time: string;
  close_time: string;
  regular_holidays: number[];
  regular_holiday_text: string;
  slot_minutes: number;
  visit_capacity: number;
  video_capacity: number;
  lat: number;
  lon: number;
  image_path: string | null;
  images: JSONColumnType<Picture[]>;
  is_visit: boolean;
  is_video: boolean;
  licence_no: string;
  description_html: string;
  parking_text: string;
  facility_tags: string[];
  directions_steps: string[];
  handled_school_names: string[];
  introduction_title: string;
  introduction_html: string;
  recommended_areas: string[];
  recommended_estate_ids: number[];
  is_sample: boolean;
}

interface StaffTable {
  staff_id: number;
  shop_id: number;
  name: string;
  kana: string;
  position: string;
  image_path: string | null;
  message: string;
  languages: string[];
  hobby: string;
  sort_no: number;
}

export interface EstateTable {
  estate_id: number;
  name: string;
  name_kana: string;
  catch_copy: string;
  description: string;
  zip_code: string;
  prefecture_id: number;
  city_id: number;
  town_name: string;
  address_detail: string;
  lat: number;
  lon: number;
  building_type_id: number;
  gender_type: number;
  meal_type: number;
  structure: string;
  floors: number;
  total_rooms: number;
  built_ym: string;
  transaction_type: string;
  licence_no: string;
  condition: number[];
  equipment: number[];
  tag_ids: number[];
  is_panorama: boolean;
  is_youtube: boolean;
  movein_terms: JSONColumnType<EstateDetail['movein_terms']>;
  meals: JSONColumnType<NonNullable<EstateDetail['meals']>> | null;
  internet_text: string;
  security_text: string;
  notes: string;
  panoramas: JSONColumnType<EstateDetail['panoramas']>;
  videos: JSONColumnType<EstateDetail['videos']>;
  shop_id: number;
  inquiry_no: string;
  status: number;
  /** YYYY-MM-DD; the database sets it with the status. */
  closed_at: Generated<string | null>;
  is_sample: boolean;
  info_updated_at: string;
  next_update_at: string;
  created_at: ColumnType<Date, string, string>;
  price_min: number;
  price_max: number;
  layout_min: string;
  layout_max: string;
  layouts: string[];
  room_area_min: number;
  room_area_max: number;
  mats_area_min: number;
  mats_area_max: number;
  management_fee_min: number;
  management_fee_max: number;
  entrance_fee_min: number;
  entrance_fee_max: number;
  deposit_min: number;
  deposit_max: number;
  guide_price: number;
  vacant_count: number;
  vacant_status_id: number;
  station_time_text_min: string;
  walk_minutes_min: number;
  station_names: string[];
  estate_image_path: string;
  image_paths: string[];
  image_count: number;
  move_in_from: string | null;
  keyword_text: string;
  offer_mask: Generated<number>;
}

interface RoomtypeTable {
  roomtype_id: number;
  estate_id: number;
  name: string;
  layout: string;
  room_area: number;
  mats_area: number;
  direction: string;
  floor_text: string;
  price_min: number;
  price_max: number;
  management_fee: number;
  deposit: number;
  deposit_max: number | null;
  key_money: number;
  key_money_max: number | null;
  entrance_fee: number;
  renewal_fee: number;
  contract_months: number;
  guide_price: number;
  floorplan_image_path: string;
  panorama_url: string | null;
  youtube_id: string | null;
  images: JSONColumnType<Picture[]>;
  equipment: number[];
  vacant_status_id: number;
  vacant_count: number;
  move_in_from: string | null;
  is_reservation_before_result: boolean;
  note: string;
  sort_no: number;
}

interface CostTable {
  cost_id: number;
  estate_id: number;
  roomtype_id: number | null;
  cost_name: string;
  cost_kind: number;
  amount_min: number;
  amount_max: number;
  unit: Cost['unit'];
  cycle_months: number | null;
  is_required: boolean;
  is_refundable: boolean;
  is_prorated: boolean;
  is_included_in_guide_price: boolean;
  tax_type: number;
  note: string;
  sort_no: number;
}

/** What stays cost, by their lengths; see migrations 0027_stay_costs.sql, 0029 and 0043. */
export interface StayCostTable extends KeptStays {
  estate_id: number;
  /** `CostParts` as JSON. */
  parts: string;
}

interface FacilityTable {
  facility_id: number;
  estate_id: number;
  name: string;
  category: number;
  icon: string;
  description: string;
  is_paid: boolean;
  price_text: string;
  image_path: string | null;
  distance_m: number | null;
  walk_minutes: number | null;
  sort_no: number;
}

/** See migrations/0002_listing.sql. */
export interface ListingTables {
  /** mail_address: see migrations/0011_inquiries.sql. */
  shop: ShopTable & { mail_address: string | null };
  shop_closure: { shop_id: number; date: string; note: string };
  staff: StaffTable;
  estate: EstateTable;
  roomtype: RoomtypeTable;
  cost: CostTable;
  stay_cost: StayCostTable;
  facility: FacilityTable;
  equipment: {
    equipment_id: number;
    name: string;
    group: number;
    group_name: string;
    icon: string;
    meaning: string;
    is_filter: boolean;
    sort_no: number;
  };
  tag: { tag_id: number; name: string; slug: string; group: number; color: string; sort_no: number };
  estate_image: {
    image_id: number;
    estate_id: number;
    roomtype_id: number | null;
    path: string;
    category: number;
    caption: string;
    width: number;
    height: number;
    sort_no: number;
  };
  estate_station: {
    estate_id: number;
    station_id: number;
    line_id: number;
    walk_minutes: number;
    bus_minutes: number | null;
    bus_stop_name: string | null;
    sort_no: number;
  };
}
