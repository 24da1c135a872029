-- Reference data: regions, prefectures, municipalities, postal towns, railways, holidays, schools.
-- Filled once by src/seed/load-reference.ts from the files in seed/reference/.
-- Wire names of the contract are kept where they exist, so prefecture.name_kana is the Japanese name
-- (東京都) and prefecture.name the slug (tokyo), as the specification defines them.

create table seed_state (
  name text primary key,
  version text not null,
  loaded_at timestamptz not null default now()
);

create table area (
  area_id integer primary key,
  name text not null,
  name_other text not null unique
);

create table prefecture (
  prefecture_id integer primary key,
  name_kana text not null unique,
  kana text not null,
  name text not null unique,
  is_open boolean not null,
  area_id integer not null references area,
  support_center_id integer,
  lat double precision not null,
  lon double precision not null,
  rent_1k_yen integer not null
);
create index prefecture_area_idx on prefecture (area_id);

-- city_id is the five-digit JIS code as a number (1101 = 札幌市中央区). Cities with wards appear as wards.
create table municipality (
  city_id integer primary key,
  prefecture_id integer not null references prefecture,
  city_name text not null,
  city_kana text not null,
  lat double precision not null,
  lon double precision not null
);
create index municipality_prefecture_idx on municipality (prefecture_id);

-- One zip code may name several towns, and one town may have several zip codes.
create table postal_town (
  postal_town_id integer primary key,
  zip_code char(7) not null,
  prefecture_id integer not null references prefecture,
  city_id integer not null references municipality,
  town_name text not null,
  town_kana text not null
);
create index postal_town_zip_code_idx on postal_town (zip_code);
create index postal_town_city_idx on postal_town (city_id);

create table company (
  company_id integer primary key,
  company_name text not null unique
);

-- is_through_service marks services that run over the tracks of other lines (湘南新宿ライン, 成田エクスプレス):
-- they are listed with their stations, but have no rows in station_link.
-- line_type: jr, private, subway, tram, monorail (also guided buses), cable.
create table line (
  line_id integer primary key,
  company_id integer not null references company,
  company_name text not null,
  line_name text not null,
  line_type text not null,
  is_through_service boolean not null,
  is_loop boolean not null,
  prefecture_ids integer[] not null,
  sort_no integer not null
);

-- One row per station name and place, however many lines stop there. Stations with different names that
-- are one interchange (大阪 and 梅田) share station_group_id.
create table station (
  station_id integer primary key,
  station_group_id integer not null,
  station_name text not null,
  station_kana text not null,
  prefecture_id integer not null references prefecture,
  city_id integer not null references municipality,
  lat double precision not null,
  lon double precision not null
);
create index station_position_idx on station (lat, lon);
create index station_name_idx on station (station_name);
create index station_city_idx on station (city_id);
create index station_prefecture_idx on station (prefecture_id);
create index station_group_idx on station (station_group_id);

create table station_line (
  station_id integer not null references station,
  line_id integer not null references line,
  sort_no integer not null,
  primary key (line_id, station_id)
);
create index station_line_station_idx on station_line (station_id);

-- Neighbours on a line, one row per pair (travel is possible both ways). distance_m is the straight line.
create table station_link (
  line_id integer not null references line,
  from_station_id integer not null references station,
  to_station_id integer not null references station,
  distance_m integer not null,
  primary key (line_id, from_station_id, to_station_id)
);
create index station_link_from_idx on station_link (from_station_id);
create index station_link_to_idx on station_link (to_station_id);

create table holiday (
  date date primary key,
  name text not null
);

-- search_text: the school's normalised keys joined by spaces (see campus.search_keys).
create table school (
  school_id integer primary key,
  school_name text not null,
  school_kana text not null,
  school_type text not null check (school_type in ('大学', '短大', '専門学校', '大学院', '予備校', '高専')),
  aliases text[] not null,
  search_text text not null
);
create index school_name_idx on school (school_name);

-- search_keys: NFKC, lower case, katakana turned into hiragana, spaces removed: school name, name without
-- 大学 or 専門学校, reading with and without だいがく, each alias and its reading, romaji, campus name and
-- its reading. Match with LIKE on each element; the table is small enough for a sequential scan.
-- is_approximate: the coordinates come from general knowledge and may be off by up to about 1 km.
create table campus (
  campus_id integer primary key,
  school_id integer not null references school,
  campus_name text not null,
  campus_kana text not null,
  prefecture_id integer not null references prefecture,
  city_id integer not null references municipality,
  address text not null,
  lat double precision not null,
  lon double precision not null,
  nearest_station_id integer references station,
  is_approximate boolean not null,
  search_keys text[] not null
);
create index campus_school_idx on campus (school_id);
create index campus_prefecture_idx on campus (prefecture_id);
create index campus_city_idx on campus (city_id);
create index campus_position_idx on campus (lat, lon);
