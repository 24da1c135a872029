import type { KeptStays, RoomStays } from './kept-stays.ts';

/** A room type as the index takes it in. */
export interface RoomRow {
  roomtype_id: number;
  layout: string;
  /** Hundredths of m². */
  area: number;
  /** Tenths of a mat. */
  mats: number;
  price_min: number;
  price_max: number;
  fee: number;
  /** Days since 1970; null where no day is known. */
  move_in: number | null;
  vacant_status_id: number;
  /** Offers of the room itself, as bits of `offerBits`. */
  offers: number;
}

/** A home as the index takes it in. Lists of words and ids are texts: they are split when they are needed, once. */
export interface HomeRow {
  estate_id: number;
  status: number;
  prefecture_id: number;
  city_id: number;
  building_type_id: number;
  gender_type: number;
  meal_type: number;
  vacant_status_id: number;
  price_min: number;
  price_max: number;
  fee_min: number;
  fee_max: number;
  /** Hundredths of m². */
  area_min: number;
  area_max: number;
  /** Tenths of a mat. */
  mats_max: number;
  walk_minutes: number;
  /** Months since year 0, as {@link monthNumber}. */
  built: number;
  /** When it was listed: seconds since 1970, and the microseconds after them. */
  created_s: number;
  created_us: number;
  /** Days since 1970; null where no day is known. */
  move_in: number | null;
  /** The last day on which a room can be booked before results, in days since 1970; null: none can. */
  reservable: number | null;
  lat: number;
  lon: number;
  is_panorama: boolean;
  is_youtube: boolean;
  is_quiet: boolean;
  is_near_police: boolean;
  is_near_store: boolean;
  is_along_large_streets: boolean;
  offers: number;
  layouts: string;
  conditions: string;
  equipment: string;
  keyword_text: string;
  /** Null where nothing is worked out. */
  stays: KeptStays | null;
  room_stays: RoomStays[] | null;
  rooms: RoomRow[];
  /** `station,line,minutes` of each way, with `;` between them. */
  ways: string | null;
}
