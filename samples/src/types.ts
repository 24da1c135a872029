import type { ReservationTerms } from '@gakumado/shared/contract';
import type { Point } from '@gakumado/shared/vocabulary';

export interface Campus extends Point {
  campus_id: number;
  school_name: string;
  campus_name: string;
  school_type: string;
  prefecture_id: number;
  city_id: number;
  address: string;
  nearest_station_id: number | null;
}

export interface Station extends Point {
  station_id: number;
  station_name: string;
  station_kana: string;
  prefecture_id: number;
  city_id: number;
  line_ids: number[];
}

/** A town as postal codes name it. */
export interface PostalTown {
  zip_code: string;
  city_id: number;
  town_name: string;
  town_kana: string;
}

/** A town of an address. */
export interface Town extends PostalTown {
  /** With its 丁目: 西早稲田2丁目. */
  written: string;
}

/** The middle of a town, which is named as in addresses. */
export interface TownPlace extends Point {
  city_id: number;
  town_name: string;
}

export interface Prefecture {
  prefecture_id: number;
  name_kana: string;
  rent_1k_yen: number;
}

/** The reference data of the samples. */
export interface World {
  campuses: Campus[];
  stations: Station[];
  prefectures: Map<number, Prefecture>;
  cityNames: Map<number, string>;
  /** By municipality and name. */
  postalTowns: Map<number, Map<string, PostalTown>>;
  towns: TownPlace[];
  /** Whether a point lies on land, this many metres or more from its shore. */
  isLand: (point: Point, metres: number) => boolean;
  lineNames: Map<number, string>;
}

export interface StationWalk {
  station: Station;
  line_id: number;
  walk_minutes: number;
  bus_minutes: number | null;
  bus_stop_name: string | null;
}

/** A place for one building. `stations` nearest first, never empty. */
export interface Site extends Point {
  index: number;
  campus: Campus;
  campusDistanceM: number;
  /** On foot. */
  campusMinutes: number;
  prefecture_id: number;
  city_id: number;
  town: Town;
  address_detail: string;
  stations: StationWalk[];
}

export type BuildingTypeId = 52 | 63 | 65 | 901 | 902 | 903;

/** Facts of the whole building. Equipment here is shared by all its rooms. */
export interface Building {
  building_type_id: BuildingTypeId;
  structure: string;
  floors: number;
  total_rooms: number;
  ageYears: number;
  gender_type: 0 | 1 | 2 | 3;
  meal_type: 0 | 1 | 2 | 3 | 4;
  mealPriceYen: number;
  isBathShared: boolean;
  furnishing: 'none' | 'furniture' | 'appliances';
  equipment: number[];
  contractMonths: 12 | 24 | 48;
  depositMonths: number;
  keyMoneyMonths: number;
  entranceFeeYen: number;
  renewalMonths: number;
  managementFeeYen: number;
  /** Per month; 0 is free. */
  bicycleFeeYen: number;
  isGuarantorFree: boolean;
  isReservable: boolean;
  isBeforeResult: boolean;
  transactionType: '貸主' | '代理' | '媒介';
}

export interface Room {
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
  deposit_max: number;
  key_money: number;
  key_money_max: number;
  entrance_fee: number;
  renewal_fee: number;
  contract_months: number;
  floorplan_image_path: string;
  equipment: number[];
  vacant_status_id: 1 | 2 | 3 | 4 | 5;
  vacant_count: number;
  move_in_from: string | null;
  reservation_terms: ReservationTerms | null;
  note: string;
  sort_no: number;
}

/** A sample in the making: everything that texts, costs, facilities and pictures are derived from. */
export interface Listing {
  estate_id: number;
  name: string;
  name_kana: string;
  site: Site;
  building: Building;
  rooms: Room[];
  conditions: number[];
  equipment: number[];
}
