-- Listings: shops, staff, estates, room types, costs, facilities, pictures, stations, commutes, masters.
-- Column names are the wire names of the contract, so estate.condition and estate.equipment hold the ids
-- of the equipment master. Columns marked "derived" are recomputed from other rows whenever those change,
-- so that a list of cards is answered from estate (and estate_campus) alone.

-- One spelling of a keyword for both sides of a comparison: NFKC, lower case, katakana as hiragana, no spaces.
create function normalize_keyword(source text) returns text
  language sql immutable parallel safe
  return translate(
    regexp_replace(lower(normalize(source, NFKC)), '\s+', '', 'g'),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
  );

-- The distinct two-character pieces of a normalised text. Search with
--   keyword_bigrams @> keyword_bigrams(normalize_keyword($1))
--   and position(normalize_keyword($1) in keyword_text) > 0
-- A keyword of one character has no piece; the position test alone then decides.
create function keyword_bigrams(normalized text) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct substr(normalized, i, 2)), '{}')
    from generate_series(1, length(normalized) - 1) as i
  );

-- What equipment, conditions and building types mean. "group": 1 設備, 2 条件, 3 建物種別.
-- icon is the name of an icon of the site's icon set (lucide).
create table equipment (
  equipment_id integer primary key,
  name text not null,
  "group" smallint not null check ("group" between 1 and 3),
  group_name text not null,
  icon text not null,
  meaning text not null,
  is_filter boolean not null,
  sort_no integer not null
);

create table tag (
  tag_id integer primary key,
  name text not null unique,
  slug text not null unique,
  "group" smallint not null,
  color text not null,
  sort_no integer not null
);

-- regular_holidays: weekdays on which the shop is closed, 0 = Sunday. slot_minutes and the capacities give
-- the bookable times of shop/calendar: visit_capacity and video_capacity bookings per slot.
create table shop (
  shop_id integer primary key,
  shop_name text not null,
  shop_kana text not null,
  area_slug text not null references area (name_other),
  m_prefecture_id integer not null references prefecture,
  prefecture_name text not null,
  city_id integer not null references municipality,
  zip_code char(7) not null,
  address text not null,
  access_text text not null,
  tel text not null,
  open_time char(5) not null,
  close_time char(5) not null,
  regular_holidays smallint[] not null,
  regular_holiday_text text not null,
  slot_minutes smallint not null,
  visit_capacity smallint not null,
  video_capacity smallint not null,
  lat double precision not null,
  lon double precision not null,
  image_path text,
  images jsonb not null,
  is_visit boolean not null,
  is_video boolean not null,
  licence_no text not null,
  description_html text not null,
  parking_text text not null,
  facility_tags text[] not null,
  directions_steps text[] not null,
  handled_school_names text[] not null,
  introduction_title text not null,
  introduction_html text not null,
  recommended_areas text[] not null,
  recommended_estate_ids integer[] not null,
  is_sample boolean not null
);
create index shop_prefecture_idx on shop (m_prefecture_id);
create index shop_area_idx on shop (area_slug);

-- Days on which a shop is closed beside its regular holidays.
create table shop_closure (
  shop_id integer not null references shop on delete cascade,
  date date not null,
  note text not null,
  primary key (shop_id, date)
);

create table staff (
  staff_id integer primary key,
  shop_id integer not null references shop on delete cascade,
  name text not null,
  kana text not null,
  position text not null,
  image_path text,
  message text not null,
  languages text[] not null,
  hobby text not null,
  sort_no integer not null
);
create index staff_shop_idx on staff (shop_id);

-- built_ym is 'YYYY-MM'. Money is yen, areas are square metres, mats are 畳.
-- movein_terms, meals, panoramas, videos: the objects of the contract's estate/detail, as they go out.
create table estate (
  estate_id integer primary key,
  name text not null,
  name_kana text not null,
  catch_copy text not null,
  description text not null,
  zip_code char(7) not null,
  prefecture_id integer not null references prefecture,
  city_id integer not null references municipality,
  town_name text not null,
  address_detail text not null,
  lat double precision not null,
  lon double precision not null,
  building_type_id integer not null references equipment,
  gender_type smallint not null check (gender_type between 0 and 3),
  meal_type smallint not null check (meal_type between 0 and 4),
  structure text not null,
  floors smallint not null,
  total_rooms smallint not null,
  built_ym char(7) not null check (built_ym ~ '^\d{4}-\d{2}$'),
  transaction_type text not null check (transaction_type in ('貸主', '代理', '媒介')),
  licence_no text not null,
  condition integer[] not null,
  equipment integer[] not null,
  tag_ids integer[] not null,
  is_panorama boolean not null,
  is_youtube boolean not null,
  movein_terms jsonb not null,
  meals jsonb,
  internet_text text not null,
  security_text text not null,
  notes text not null,
  panoramas jsonb not null default '[]',
  videos jsonb not null default '[]',
  shop_id integer not null references shop,
  inquiry_no text not null unique,
  status smallint not null check (status in (1, 2)),
  is_sample boolean not null,
  info_updated_at date not null,
  next_update_at date not null,
  created_at timestamptz not null,
  -- derived from roomtype; entrance_fee_* is 礼金 and 入館金 together, guide_price that of the lowest rent
  price_min integer not null,
  price_max integer not null,
  layout_min text not null,
  layout_max text not null,
  layouts text[] not null,
  room_area_min numeric(5, 2) not null,
  room_area_max numeric(5, 2) not null,
  mats_area_min numeric(4, 1) not null,
  mats_area_max numeric(4, 1) not null,
  management_fee_min integer not null,
  management_fee_max integer not null,
  entrance_fee_min integer not null,
  entrance_fee_max integer not null,
  deposit_min integer not null,
  deposit_max integer not null,
  guide_price integer not null,
  vacant_count smallint not null,
  vacant_status_id smallint not null check (vacant_status_id between 1 and 5),
  -- derived from estate_station
  station_time_text_min text not null,
  walk_minutes_min smallint not null,
  station_names text[] not null,
  -- derived from estate_image
  estate_image_path text not null,
  image_paths text[] not null,
  image_count smallint not null,
  -- derived from name, address, stations and schools; passed through normalize_keyword before it is stored
  keyword_text text not null,
  keyword_bigrams text[] not null generated always as (keyword_bigrams(keyword_text)) stored
);
create index estate_position_idx on estate (lat, lon);
create index estate_prefecture_idx on estate (prefecture_id, status);
create index estate_city_idx on estate (city_id, status);
create index estate_shop_idx on estate (shop_id);
create index estate_price_idx on estate (price_min, price_max);
create index estate_condition_idx on estate using gin (condition);
create index estate_equipment_idx on estate using gin (equipment);
create index estate_tag_idx on estate using gin (tag_ids);
create index estate_station_names_idx on estate using gin (station_names);
create index estate_keyword_idx on estate using gin (keyword_bigrams);

-- vacant_status_id as on estate. move_in_from is null for a full room type.
create table roomtype (
  roomtype_id integer primary key,
  estate_id integer not null references estate on delete cascade,
  name text not null,
  layout text not null,
  room_area numeric(5, 2) not null,
  mats_area numeric(4, 1) not null,
  direction text not null,
  floor_text text not null,
  price_min integer not null,
  price_max integer not null,
  management_fee integer not null,
  deposit integer not null,
  key_money integer not null,
  entrance_fee integer not null,
  renewal_fee integer not null,
  contract_months smallint not null,
  guide_price integer not null,
  floorplan_image_path text not null,
  panorama_url text,
  youtube_id text,
  images jsonb not null,
  equipment integer[] not null,
  vacant_status_id smallint not null check (vacant_status_id between 1 and 5),
  vacant_count smallint not null,
  move_in_from date,
  is_reservation_before_result boolean not null,
  note text not null,
  sort_no smallint not null
);
create index roomtype_estate_idx on roomtype (estate_id, sort_no);
create index roomtype_filter_idx on roomtype (layout, price_min);

-- unit 'month' counts months of rent, amount_min = 1 is one month. roomtype_id null: the whole building.
create table cost (
  cost_id integer primary key,
  estate_id integer not null references estate on delete cascade,
  roomtype_id integer references roomtype on delete cascade,
  cost_name text not null,
  cost_kind smallint not null check (cost_kind between 1 and 6),
  amount_min numeric(10, 2) not null,
  amount_max numeric(10, 2) not null,
  unit text not null check (unit in ('yen', 'month')),
  cycle_months smallint,
  is_required boolean not null,
  is_refundable boolean not null,
  is_prorated boolean not null,
  is_included_in_guide_price boolean not null,
  tax_type smallint not null check (tax_type in (0, 1)),
  note text not null,
  sort_no smallint not null
);
create index cost_estate_idx on cost (estate_id, sort_no);
create index cost_roomtype_idx on cost (roomtype_id);

-- category: 1 共用, 2 セキュリティ, 3 室内, 4 周辺.
create table facility (
  facility_id integer primary key,
  estate_id integer not null references estate on delete cascade,
  name text not null,
  category smallint not null check (category between 1 and 4),
  icon text not null,
  description text not null,
  is_paid boolean not null,
  price_text text not null,
  image_path text,
  distance_m integer,
  walk_minutes smallint,
  sort_no smallint not null
);
create index facility_estate_idx on facility (estate_id, sort_no);

-- category: 1 外観, 2 室内, 3 間取り, 4 共用, 5 周辺, 6 食事.
create table estate_image (
  image_id integer primary key,
  estate_id integer not null references estate on delete cascade,
  roomtype_id integer references roomtype on delete cascade,
  path text not null,
  category smallint not null check (category between 1 and 6),
  caption text not null,
  width smallint not null,
  height smallint not null,
  sort_no smallint not null
);
create index estate_image_estate_idx on estate_image (estate_id, sort_no);
create index estate_image_roomtype_idx on estate_image (roomtype_id);

-- walk_minutes is the walk from the estate to the station, or to the bus stop when bus_minutes is set.
create table estate_station (
  estate_id integer not null references estate on delete cascade,
  station_id integer not null references station,
  line_id integer not null references line,
  walk_minutes smallint not null,
  bus_minutes smallint,
  bus_stop_name text,
  sort_no smallint not null,
  primary key (estate_id, station_id, line_id)
);
create index estate_station_station_idx on estate_station (station_id, estate_id);
create index estate_station_line_idx on estate_station (line_id, estate_id);

-- Written by src/commute/ (docs/commute.md), never by hand. commute_minutes is the quicker of walking all
-- the way and going by train; commute_transfers is 0 for a walk. distance_m is the straight line.
create table estate_campus (
  estate_id integer not null references estate on delete cascade,
  campus_id integer not null references campus,
  commute_minutes smallint not null,
  commute_transfers smallint not null,
  commute_text text not null,
  walk_minutes smallint not null,
  bicycle_minutes smallint not null,
  distance_m integer not null,
  primary key (estate_id, campus_id)
);
create index estate_campus_commute_idx on estate_campus (campus_id, commute_minutes, estate_id);
create index estate_campus_distance_idx on estate_campus (campus_id, distance_m, estate_id);

insert into equipment (equipment_id, name, "group", group_name, icon, meaning, is_filter, sort_no) values
  (52, '学生マンション', 3, '建物種別', 'building-2', '学生だけが入居できるマンションです。各部屋にキッチン・浴室・トイレがあります。', true, 1),
  (63, '学生マンション', 3, '建物種別', 'building-2', '学生だけが入居できるマンションです。管理スタッフが建物を管理しています。', true, 2),
  (65, '学生会館', 3, '建物種別', 'school', '管理人や食堂などの共用設備がある、学生向けの建物です。', true, 3),
  (901, '学生寮', 3, '建物種別', 'bed-double', '食堂や浴室などを共同で使う、学生向けの寮です。', true, 4),
  (902, '一般マンション', 3, '建物種別', 'building', '学生以外の方も入居する、鉄筋コンクリート造や鉄骨造の集合住宅です。', true, 5),
  (903, 'アパート', 3, '建物種別', 'house', '木造や軽量鉄骨造を中心とした、2～3階建ての集合住宅です。', true, 6),
  (116, '春入居予約受付中', 2, '条件', 'calendar-check', '来春に入居するお部屋の予約を受け付けています。', true, 1),
  (115, '合格発表前予約可', 2, '条件', 'clipboard-check', '合格発表の前にお部屋を予約できます。条件は物件ごとに異なります。', true, 2),
  (51, 'スライドシステム', 2, '条件', 'arrow-right-left', 'スライドシステムの対象物件です。内容は店舗にお問い合わせください。', true, 3),
  (61, '家具付き', 2, '条件', 'armchair', 'ベッド・机・椅子などの家具がお部屋に付いています。', true, 4),
  (64, '家具付き', 2, '条件', 'armchair', '家具に加えて、冷蔵庫などの家電がお部屋に付いています。', true, 5),
  (55, '24時間管理', 2, '条件', 'clock', '夜間も含めて、緊急時の連絡を24時間受け付けています。', true, 6),
  (53, '女性専用', 2, '条件', 'user-round', '女性だけが入居できる学生会館・学生寮です。', true, 7),
  (54, '女性専用', 2, '条件', 'user-round', '女性だけが入居できるマンション・アパートです。', true, 8),
  (911, '食事付き', 2, '条件', 'utensils', '食事の提供があります。回数と料金は物件ごとに異なります。', true, 9),
  (912, '礼金・入館金なし', 2, '条件', 'badge-japanese-yen', '契約のときに礼金・入館金がかかりません。', true, 10),
  (913, '敷金なし', 2, '条件', 'badge-japanese-yen', '契約のときに敷金がかかりません。', true, 11),
  (914, '新築・築浅（5年以内）', 2, '条件', 'sparkles', '建築されてから5年以内の物件です。', true, 12),
  (915, '駅徒歩5分以内', 2, '条件', 'train-front', '最寄り駅まで徒歩5分以内の物件です。', true, 13),
  (916, '保証人不要', 2, '条件', 'file-check', '連帯保証人を立てずに契約できます。保証会社の利用が必要な場合があります。', true, 14),
  (917, '男性専用', 2, '条件', 'user-round', '男性だけが入居できる物件です。', true, 15),
  (918, 'フロア別男女', 2, '条件', 'users-round', '男性と女性で入居するフロアが分かれています。', true, 16),
  (919, 'オンライン内見可', 2, '条件', 'video', 'ビデオ通話でお部屋をご案内できます。', true, 17),
  (920, '留学生歓迎', 2, '条件', 'languages', '留学生の入居に対応しています。', true, 18),
  (921, '即入居可', 2, '条件', 'key-round', '契約の手続きが終わりしだい入居できるお部屋があります。', true, 19),
  (801, 'オートロック', 1, '設備', 'lock', '建物の入口が自動で施錠されます。', true, 1),
  (802, '防犯カメラ', 1, '設備', 'cctv', '共用部に防犯カメラがあります。', true, 2),
  (803, 'TVモニター付インターホン', 1, '設備', 'monitor', '室内から訪問者の顔を確認できます。', true, 3),
  (804, '宅配ボックス', 1, '設備', 'package', '留守中でも荷物を受け取れます。', true, 4),
  (805, 'インターネット無料', 1, '設備', 'globe', 'インターネットの利用料がかかりません。', true, 5),
  (806, 'Wi-Fi無料', 1, '設備', 'wifi', '室内の無線LANを無料で使えます。', true, 6),
  (807, 'バス・トイレ別', 1, '設備', 'bath', '浴室とトイレが分かれています。', true, 7),
  (808, '独立洗面台', 1, '設備', 'droplets', '浴室の外に洗面台があります。', true, 8),
  (809, '室内洗濯機置場', 1, '設備', 'washing-machine', '洗濯機を室内に置けます。', true, 9),
  (810, 'エアコン', 1, '設備', 'air-vent', 'エアコンが設置されています。', true, 10),
  (811, '2口以上コンロ', 1, '設備', 'cooking-pot', '2口以上のコンロを使えます。', true, 11),
  (812, 'IHコンロ', 1, '設備', 'heater', '電気のIHコンロが付いています。', true, 12),
  (813, '浴室乾燥機', 1, '設備', 'wind', '浴室で洗濯物を乾かせます。', true, 13),
  (814, '温水洗浄便座', 1, '設備', 'toilet', 'トイレに温水洗浄便座が付いています。', true, 14),
  (815, 'エレベーター', 1, '設備', 'arrow-up-down', '建物にエレベーターがあります。', true, 15),
  (816, '駐輪場', 1, '設備', 'bike', '敷地内に自転車を置けます。', true, 16),
  (817, 'バイク置場', 1, '設備', 'motorbike', '敷地内にバイクを置けます。', true, 17),
  (818, '食堂', 1, '設備', 'utensils', '建物の中に食堂があります。', true, 18),
  (819, '自習室', 1, '設備', 'book-open', '共用の自習スペースがあります。', true, 19),
  (820, 'ランドリー', 1, '設備', 'shirt', '共用の洗濯機・乾燥機があります。', true, 20),
  (821, 'ロフト', 1, '設備', 'layers', 'はしごで上がるロフトがあります。', true, 21),
  (822, '収納', 1, '設備', 'archive', '室内にクローゼットや押入れがあります。', true, 22),
  (823, '冷蔵庫', 1, '設備', 'refrigerator', '冷蔵庫が付いています。', true, 23),
  (824, 'ベッド', 1, '設備', 'bed-single', 'ベッドが付いています。', true, 24),
  (825, '机・椅子', 1, '設備', 'lamp-desk', '机と椅子が付いています。', true, 25),
  (826, '洗濯機', 1, '設備', 'washing-machine', '洗濯機が室内に付いています。', true, 26),
  (827, '電子レンジ', 1, '設備', 'microwave', '電子レンジが付いています。', true, 27),
  (828, '大浴場', 1, '設備', 'waves', '共用の大浴場があります。', true, 28),
  (829, 'フィットネス', 1, '設備', 'dumbbell', '共用の運動スペースがあります。', true, 29),
  (830, '管理人常駐', 1, '設備', 'contact-round', '管理人が建物に常駐しています。', true, 30);

-- "group": 1 建物, 2 費用, 3 暮らし, 4 申込.
insert into tag (tag_id, name, slug, "group", color, sort_no) values
  (1, '女性専用', 'female-only', 1, 'rose', 1),
  (2, '男性専用', 'male-only', 1, 'blue', 2),
  (3, '食事付き', 'meals', 3, 'orange', 3),
  (4, '家具付き', 'furnished', 3, 'teal', 4),
  (5, '新築・築浅', 'new-building', 1, 'green', 5),
  (6, '駅近', 'near-station', 3, 'blue', 6),
  (7, '敷金・礼金なし', 'no-deposit', 2, 'green', 7),
  (8, 'ネット無料', 'free-internet', 3, 'teal', 8),
  (9, '合格前予約', 'before-result', 4, 'orange', 9),
  (10, '保証人不要', 'no-guarantor', 2, 'green', 10),
  (11, 'オートロック', 'auto-lock', 1, 'blue', 11),
  (12, '管理人常駐', 'resident-manager', 1, 'teal', 12);
