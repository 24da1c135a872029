/** The tables of the migrated database. `npm run tables` writes them; column-types.ts has what it cannot know. */
import type { AnswerJson, ApplicantJson, BookingPlace, CalendarJson, CodePurpose, ComputedNumber, ContentBody, CostPartsJson, CostUnit, FilterJson, KeptAt, KeptFlag, KeptText, KeyJson, Language, MadeAt, MadeOnceAt, MailState, MealCostList, MealsJson, MoveinTermsJson, MySearchJson, NotificationJson, NotificationWord, OrderJson, PanoramasJson, ParamsJson, PicturesJson, ReservationTermsJson, RoomPartsJson, RoomStaysJson, RowsJson, SavedJson, SchoolNameKind, SlotsJson, StayCostList, TextMoment, VerdictWord, VideosJson } from './column-types.ts';
import type { ColumnType } from 'kysely';

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface AnsweredRequest {
  created_at: Generated<Date>;
  request_hash: Buffer;
  request_id: string;
  result: AnswerJson | null;
}

export interface Area {
  area_id: number;
  name: string;
  name_other: string;
}

export interface Banner {
  alt: string;
  area_slug: string | null;
  banner_id: number;
  image_path: string;
  image_path_sp: string;
  is_blank: boolean;
  lead: string | null;
  link_url: string;
  position: string;
  publish_from: TextMoment;
  publish_to: TextMoment | null;
  sort_no: number;
  title: string | null;
}

export interface Booking {
  created_at: MadeOnceAt;
  date: string;
  inquiry_id: number;
  kind: BookingPlace;
  shop_id: number;
  time: string;
  wish_no: number;
}

export interface Campus {
  address: string;
  campus_id: number;
  campus_kana: string;
  campus_name: string;
  city_id: number;
  gone_at: string | null;
  is_approximate: boolean;
  is_reference: Generated<boolean | null>;
  lat: number;
  lon: number;
  nearest_station_id: number | null;
  prefecture_id: number;
  school_id: number;
  search_keys: Generated<string[]>;
}

export interface CampusSummary {
  address: string;
  area_slug: string;
  campus_id: number;
  campus_kana: string;
  campus_name: string;
  estate_count: number;
  is_gone: Generated<boolean>;
  lat: number;
  lon: number;
  nearest_station_text: string | null;
  pref_id: number;
  pref_name: string;
  school_id: number;
  school_kana: string;
  school_name: string;
  school_type: string;
  updated_at: string | null;
}

export interface CaptchaToken {
  expires_at: Date;
  is_used: boolean;
  score: number | null;
  token_hash: Buffer;
}

export interface Company {
  company_id: number;
  company_name: string;
}

export interface ConditionMatch {
  condition_id: number;
  estate_id: number;
  mailed_at: Date | null;
  matched_at: Date;
}

export interface ContentItem {
  body: ContentBody;
  draft_key: string | null;
  endpoint: string;
  id: string;
  published_at: TextMoment | null;
  search_text: string;
}

export interface Cost {
  amount_max: number;
  amount_min: number;
  cost_id: number;
  cost_kind: number;
  cost_name: string;
  cycle_months: number | null;
  estate_id: number;
  is_included_in_guide_price: boolean;
  is_prorated: boolean;
  is_refundable: boolean;
  is_required: boolean;
  note: string;
  roomtype_id: number | null;
  sort_no: number;
  tax_type: number;
  unit: CostUnit;
}

export interface Customer {
  address: string | null;
  birthday: string | null;
  building: string | null;
  campus_ids: Generated<number[]>;
  city: string | null;
  created_at: Generated<Date>;
  customer_id: Generated<number>;
  gender: number | null;
  grade_id: number | null;
  is_mail_magazine: Generated<boolean>;
  is_new_arrival_mail: Generated<boolean>;
  kana_mei: Generated<string>;
  kana_sei: Generated<string>;
  language: Generated<Language>;
  mail_address: string;
  move_in_ym: string | null;
  my_search: MySearchJson | null;
  my_search_at: Date | null;
  name_mei: Generated<string>;
  name_sei: Generated<string>;
  permissions: Generated<string[]>;
  prefecture_id: number | null;
  registrant_type: Generated<number>;
  student_name_mei: string | null;
  student_name_sei: string | null;
  sub: string;
  tel: string | null;
  updated_at: Generated<Date>;
  zip_code: string | null;
}

export interface CustomerSession {
  created_at: Generated<Date>;
  customer_id: number;
  device: string;
  last_used_at: Generated<Date>;
  refresh_hash: Buffer;
  session_id: string;
}

export interface CustomerShareList {
  created_at: Generated<Date>;
  customer_id: number;
  is_mailed: Generated<boolean>;
  mailed_at: Date | null;
  owner_key: string | null;
  seen_at: Generated<Date>;
  share_hash: Buffer;
  share_key: string;
}

export interface DeletedCondition {
  condition_id: number;
  customer_id: number;
  deleted_at: MadeAt;
  matches: RowsJson;
  notifications: RowsJson;
  saved: SavedJson;
}

export interface Document {
  area_slug: string | null;
  condition: number[];
  description: string;
  document_id: number;
  document_type: number;
  file: string;
  is_digital: boolean;
  is_for_estates: boolean;
  is_postal: boolean;
  pages: number;
  pdf_bytes: number;
  prefecture_id: number | null;
  publish_from: TextMoment;
  publish_to: TextMoment | null;
  sort_no: number;
  title: string;
}

export interface Equipment {
  equipment_id: number;
  group: number;
  group_name: string;
  icon: string;
  is_filter: boolean;
  meaning: string;
  name: string;
  sort_no: number;
}

export interface Estate {
  address_detail: string;
  building_type_id: number;
  built_ym: string;
  catch_copy: string;
  city_id: number;
  closed_at: string | null;
  condition: number[];
  created_at: TextMoment;
  deposit_max: number;
  deposit_min: number;
  description: string;
  entrance_fee_max: number;
  entrance_fee_min: number;
  equipment: number[];
  estate_id: number;
  estate_image_path: string;
  floors: number;
  gender_type: number;
  guide_price: number;
  image_count: number;
  image_paths: string[];
  info_updated_at: string;
  inquiry_no: string;
  internet_text: string;
  is_along_large_streets: Generated<boolean>;
  is_near_police: Generated<boolean>;
  is_near_store: Generated<boolean>;
  is_panorama: boolean;
  is_police_on_foot: boolean | null;
  is_quiet: Generated<boolean>;
  is_sample: boolean;
  is_store_on_foot: boolean | null;
  is_youtube: boolean;
  keyword_text: string;
  lat: number;
  layout_max: string;
  layout_min: string;
  layouts: string[];
  licence_no: string;
  lon: number;
  management_fee_max: number;
  management_fee_min: number;
  mats_area_max: number;
  mats_area_min: number;
  meal_type: number;
  meals: MealsJson | null;
  move_in_from: string | null;
  movein_terms: MoveinTermsJson;
  name: string;
  name_kana: string;
  next_update_at: string;
  notes: string;
  offer_mask: Generated<number>;
  panoramas: PanoramasJson;
  prefecture_id: number;
  price_max: number;
  price_min: number;
  reservable_until: string | null;
  room_area_max: number;
  room_area_min: number;
  security_text: string;
  shop_id: number;
  station_names: string[];
  station_time_text_min: string;
  status: number;
  street_flags_of: Generated<string>;
  streets_digest: Generated<string>;
  structure: string;
  tag_ids: number[];
  total_rooms: number;
  town_name: string;
  transaction_type: string;
  vacant_count: number;
  vacant_status_id: number;
  videos: VideosJson;
  walk_minutes_min: number;
  zip_code: string;
}

export interface EstateChange {
  change_id: Generated<number>;
  changed_at: MadeAt;
  estate_id: number;
  name: string;
  price_after: number | null;
  price_before: number | null;
  processed_at: Date | null;
  status_after: number | null;
  status_before: number | null;
  vacant_after: number | null;
  vacant_before: number | null;
}

export interface EstateImage {
  caption: string;
  category: number;
  estate_id: number;
  height: number;
  image_id: number;
  path: string;
  roomtype_id: number | null;
  sort_no: number;
  width: number;
}

export interface EstateStation {
  bus_minutes: number | null;
  bus_stop_name: string | null;
  estate_id: number;
  line_id: number;
  sort_no: number;
  station_id: number;
  walk_minutes: number;
}

export interface EstateTouch {
  estate_id: number | null;
  scope: Generated<string>;
  touched_at: Generated<Date>;
  xid: Generated<string>;
}

export interface Facility {
  category: number;
  description: string;
  distance_m: number | null;
  estate_id: number;
  facility_id: number;
  icon: string;
  image_path: string | null;
  is_paid: boolean;
  name: string;
  price_text: string;
  sort_no: number;
  walk_minutes: number | null;
}

export interface Favorite {
  created_at: Date;
  customer_id: number;
  estate_id: number;
}

export interface History {
  created_at: Date;
  customer_id: number;
  estate_id: number;
}

export interface Holiday {
  date: string;
  name: string;
}

export interface HomeNote {
  customer_id: number;
  estate_id: number;
  note: string;
  updated_at: Generated<Date>;
}

export interface IdentityCode {
  code_hash: Buffer;
  expires_at: Date;
  purpose: CodePurpose;
  target: string | null;
  username: string;
}

export interface IdentityFormerPassword {
  password_hash: string;
  replaced_at: Generated<Date>;
  sub: string;
}

export interface IdentityKey {
  created_at: Generated<Date>;
  kid: string;
  private_jwk: KeyJson;
  public_jwk: KeyJson;
  /**
   * From then on the key signs nothing; it verifies until the last tokens it signed have expired, and is deleted then.
   */
  retired_at: MadeAt | null;
}

export interface IdentitySession {
  created_at: Generated<Date>;
  expires_at: Date;
  generation: number;
  refresh_hash: Buffer;
  session_id: Generated<string>;
  sub: string;
}

export interface IdentityUser {
  created_at: Generated<Date>;
  is_confirmed: Generated<boolean>;
  mail_address: string;
  password_hash: string;
  session_generation: Generated<number>;
  sub: Generated<string>;
  updated_at: Generated<Date>;
  username: string;
}

export interface IndexSnapshot {
  saved_at: Generated<Date>;
  token: string;
  xid: Generated<string>;
}

export interface Info {
  body_html: string;
  category: number;
  info_id: number;
  link_url: string | null;
  publish_from: TextMoment;
  publish_to: TextMoment | null;
  title: string;
}

export interface Inquiry {
  applicant: ApplicantJson;
  cancelled_at: Date | null;
  contact_method: number[] | null;
  created_at: KeptAt;
  customer_id: number | null;
  document_ids: Generated<number[]>;
  estate_ids: Generated<number[]>;
  filter: OrderJson | null;
  form_type: string;
  inquiry_contents_id: number;
  inquiry_id: Generated<number>;
  inquiry_no: string;
  is_from_estate: boolean;
  is_video: Generated<boolean>;
  is_visit: Generated<boolean>;
  language: Language;
  message: string | null;
  reminded_at: Date | null;
  reserved_minutes: number | null;
  shop_ids: number[];
  source_url: string | null;
  targets: OrderJson | null;
  wishes: SlotsJson;
}

export interface Line {
  company_id: number;
  company_name: string;
  gone_at: string | null;
  is_loop: boolean;
  is_through_service: boolean;
  line_id: number;
  line_name: string;
  line_type: string;
  prefecture_ids: number[];
  sort_no: number;
}

export interface LogAccess {
  campus_id: number | null;
  created_at: Date;
  estate_id: number | null;
  page_path: string;
  referrer: string;
  session_key: string;
}

export interface LogFavorite {
  created_at: Date;
  estate_id: number;
  session_key: string;
}

export interface LogTracking {
  created_at: Date;
  event_name: string;
  page_path: string;
  params: ParamsJson;
  session_key: string;
}

export interface MailOutbox {
  at_most_once: KeptFlag;
  body_html: string | null;
  body_text: string;
  calendar: CalendarJson | null;
  created_at: KeptAt;
  handed_over_at: Date | null;
  last_error: string | null;
  lease_until: Date | null;
  mail_id: Generated<number>;
  message_key: Generated<string>;
  next_try_at: Generated<Date>;
  reply_to: KeptText | null;
  sent_at: Date | null;
  state: Generated<MailState>;
  subject: string;
  to_address: string;
  tries: Generated<number>;
  unsubscribe_url: KeptText | null;
}

export interface Municipality {
  city_id: number;
  city_kana: string;
  city_name: string;
  gone_at: string | null;
  lat: number;
  lon: number;
  prefecture_id: number;
}

export interface Notification {
  condition_id: number | null;
  created_at: Date;
  customer_id: number;
  data: NotificationJson;
  estate_id: number | null;
  notification_id: Generated<number>;
  read_at: Date | null;
  type: NotificationWord;
}

export interface PostalTown {
  block: Generated<string>;
  city_id: number;
  postal_town_id: number;
  prefecture_id: number;
  town_kana: string;
  town_name: string;
  zip_code: string;
}

export interface Prefecture {
  area_id: number;
  is_open: boolean;
  kana: string;
  lat: number;
  lon: number;
  name: string;
  name_kana: string;
  prefecture_id: number;
  rent_1k_yen: number;
  support_center_id: number | null;
}

export interface RateLimit {
  limit_key: string;
  tries: number;
  window_started_at: Date;
}

export interface Roomtype {
  contract_months: number;
  deposit: number;
  deposit_max: number | null;
  direction: string;
  entrance_fee: number;
  equipment: number[];
  estate_id: number;
  floor_text: string;
  floorplan_image_path: string;
  guide_price: ComputedNumber;
  images: PicturesJson;
  is_reservation_before_result: Generated<boolean>;
  kept_deposit: ComputedNumber;
  key_money: number;
  key_money_max: number | null;
  layout: string;
  management_fee: number;
  mats_area: number;
  move_in_from: string | null;
  name: string;
  note: string;
  panorama_url: string | null;
  price_max: number;
  price_min: number;
  renewal_fee: number;
  reservation_terms: ReservationTermsJson | null;
  room_area: number;
  roomtype_id: number;
  sort_no: number;
  vacant_count: number;
  vacant_status_id: number;
  youtube_id: string | null;
}

export interface SavedCondition {
  condition: FilterJson;
  condition_hash: Buffer;
  condition_id: Generated<number>;
  created_at: MadeAt;
  customer_id: number;
  last_notified_at: Date | null;
  name: string;
  notify_frequency: number;
  path: string;
  saved_at: MadeAt;
  seen_at: MadeAt;
}

export interface SchemaMigration {
  applied_at: Generated<Date>;
  checksum: string;
  name: string;
}

export interface School {
  aliases: string[];
  gone_at: string | null;
  is_reference: Generated<boolean | null>;
  school_id: number;
  school_kana: string;
  school_name: string;
  school_type: string;
  search_text: string;
}

export interface SchoolName {
  campus_id: number | null;
  kana: string;
  kind: SchoolNameKind;
  name: string;
  school_id: number;
}

export interface SeedState {
  loaded_at: Generated<Date>;
  name: string;
  version: string;
}

export interface SelfViewing {
  date: string;
  estate_id: number;
  inquiry_id: number;
  time: string;
}

export interface ServerSecret {
  created_at: MadeOnceAt;
  name: string;
  secret: Buffer;
}

export interface ShareList {
  closed_at: Date | null;
  created_at: MadeOnceAt;
  estate_ids: number[];
  expires_at: Date;
  my_search: MySearchJson | null;
  note: string;
  owner_hash: Buffer | null;
  share_hash: Buffer;
}

export interface ShareProposal {
  by_name: string;
  created_at: Generated<Date>;
  estate_id: number;
  share_hash: Buffer;
}

export interface ShareVerdict {
  by_name: string;
  comment: string;
  estate_id: number;
  share_hash: Buffer;
  updated_at: Date;
  verdict: VerdictWord;
  version: Generated<number>;
}

export interface Shop {
  access_text: string;
  address: string;
  area_slug: string;
  city_id: number;
  close_time: string;
  description_html: string;
  directions_steps: string[];
  facility_tags: string[];
  handled_school_names: string[];
  image_path: string | null;
  images: PicturesJson;
  introduction_html: string;
  introduction_title: string;
  is_sample: boolean;
  is_video: boolean;
  is_visit: boolean;
  lat: number;
  licence_no: string;
  /**
   * The ID of its LINE account with the @ in front, as friends are added by it; null: it has none.
   */
  line_account: string | null;
  lon: number;
  m_prefecture_id: number;
  /**
   * Where the mails of its inquiries go; null: to SHOP_MAIL_FALLBACK.
   */
  mail_address: string | null;
  open_time: string;
  parking_text: string;
  prefecture_name: string;
  recommended_areas: string[];
  recommended_estate_ids: number[];
  regular_holiday_text: string;
  regular_holidays: number[];
  shop_id: number;
  shop_kana: string;
  shop_name: string;
  slot_minutes: number;
  tel: string;
  video_capacity: number;
  visit_capacity: number;
  zip_code: string;
}

export interface ShopClosure {
  date: string;
  note: string;
  shop_id: number;
}

export interface SignedOutSession {
  session_id: string;
  signed_out_at: Generated<Date>;
}

export interface Staff {
  hobby: string;
  image_path: string | null;
  kana: string;
  languages: string[];
  message: string;
  name: string;
  position: string;
  shop_id: number;
  sort_no: number;
  staff_id: number;
}

export interface Station {
  city_id: number;
  gone_at: string | null;
  is_reference: Generated<boolean | null>;
  lat: number;
  lon: number;
  prefecture_id: number;
  station_group_id: number;
  station_id: number;
  station_kana: string;
  station_name: string;
}

export interface StationLine {
  line_id: number;
  sort_no: number;
  station_id: number;
}

export interface StationLink {
  distance_m: number;
  from_station_id: number;
  line_id: number;
  to_station_id: number;
}

export interface StayCost {
  estate_id: number;
  parts: CostPartsJson;
  room_parts: RoomPartsJson;
  rooms: RoomStaysJson;
  stay_cost_max: StayCostList;
  stay_cost_min: StayCostList;
  stay_months: number[];
  with_meals_max: MealCostList;
  with_meals_min: MealCostList;
  without_meals_max: MealCostList;
  without_meals_min: MealCostList;
}

export interface Tag {
  color: string;
  group: number;
  name: string;
  slug: string;
  sort_no: number;
  tag_id: number;
}

export interface Undergraduate {
  campus_id: number | null;
  departments: string[];
  grades_text: string;
  is_approximate: boolean;
  school_id: number;
  undergraduate_id: number;
  undergraduate_name: string;
}

export interface Waitlist {
  created_at: MadeAt;
  customer_id: number;
  estate_id: number;
  move_in_ym: string;
  notified_at: Date | null;
  roomtype_id: number | null;
  waitlist_id: Generated<number>;
}

export interface Withdrawal {
  created_at: Generated<Date>;
  reason_ids: number[];
  reason_text: string | null;
  withdrawal_id: Generated<number>;
}

export interface DB {
  answered_request: AnsweredRequest;
  area: Area;
  banner: Banner;
  booking: Booking;
  campus: Campus;
  campus_summary: CampusSummary;
  captcha_token: CaptchaToken;
  company: Company;
  condition_match: ConditionMatch;
  content_item: ContentItem;
  cost: Cost;
  customer: Customer;
  customer_session: CustomerSession;
  customer_share_list: CustomerShareList;
  deleted_condition: DeletedCondition;
  document: Document;
  equipment: Equipment;
  estate: Estate;
  estate_change: EstateChange;
  estate_image: EstateImage;
  estate_station: EstateStation;
  estate_touch: EstateTouch;
  facility: Facility;
  favorite: Favorite;
  history: History;
  holiday: Holiday;
  home_note: HomeNote;
  identity_code: IdentityCode;
  identity_former_password: IdentityFormerPassword;
  identity_key: IdentityKey;
  identity_session: IdentitySession;
  identity_user: IdentityUser;
  index_snapshot: IndexSnapshot;
  info: Info;
  inquiry: Inquiry;
  line: Line;
  log_access: LogAccess;
  log_favorite: LogFavorite;
  log_tracking: LogTracking;
  mail_outbox: MailOutbox;
  municipality: Municipality;
  notification: Notification;
  postal_town: PostalTown;
  prefecture: Prefecture;
  rate_limit: RateLimit;
  roomtype: Roomtype;
  saved_condition: SavedCondition;
  schema_migration: SchemaMigration;
  school: School;
  school_name: SchoolName;
  seed_state: SeedState;
  self_viewing: SelfViewing;
  server_secret: ServerSecret;
  share_list: ShareList;
  share_proposal: ShareProposal;
  share_verdict: ShareVerdict;
  shop: Shop;
  shop_closure: ShopClosure;
  signed_out_session: SignedOutSession;
  staff: Staff;
  station: Station;
  station_line: StationLine;
  station_link: StationLink;
  stay_cost: StayCost;
  tag: Tag;
  undergraduate: Undergraduate;
  waitlist: Waitlist;
  withdrawal: Withdrawal;
}
