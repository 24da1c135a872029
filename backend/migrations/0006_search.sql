-- What school/campus/list answers, one row per campus, so that an answer to a key stroke reads one small table.
-- Written by refresh_campus_summary(), which runs after reference data or campuses are loaded and after commutes
-- are computed; the triggers below keep estate_count true when estates are published, closed or removed.
-- key_text: the campus's search_keys, each between two bars: |早稲田大学|早稲田|…|, the school's name first.
create table campus_summary (
  campus_id integer primary key references campus on delete cascade,
  school_id integer not null,
  school_name text not null,
  school_kana text not null,
  school_type text not null,
  campus_name text not null,
  campus_kana text not null,
  pref_id integer not null,
  pref_name text not null,
  area_slug text not null,
  address text not null,
  lat double precision not null,
  lon double precision not null,
  nearest_station_text text,
  kana_initial text not null,
  key_text text not null,
  estate_count integer not null
);

create function refresh_campus_summary() returns void language plpgsql as $$
begin
  lock table campus_summary in share row exclusive mode;
  delete from campus_summary;
  insert into campus_summary
  select campus.campus_id, school.school_id, school_name, school_kana, school_type, campus_name, campus_kana,
    campus.prefecture_id, prefecture.name_kana, area.name_other, campus.address, campus.lat, campus.lon,
    case when station_name ~ '駅前?$' then station_name else station_name || '駅' end,
    normalize_keyword(left(school_kana, 1)), '|' || array_to_string(search_keys, '|') || '|',
    coalesce(served.estate_count, 0)
  from campus
    join school using (school_id)
    join prefecture on prefecture.prefecture_id = campus.prefecture_id
    join area using (area_id)
    left join station on station.station_id = campus.nearest_station_id
    left join (
      select campus_id, count(*) as estate_count from estate_campus join estate using (estate_id)
      where status = 1 group by campus_id
    ) as served on served.campus_id = campus.campus_id;
end
$$;

-- Once per statement, so that an import that closes thousands costs one update.
create function follow_estate_status() returns trigger language plpgsql as $$
begin
  if exists (select from gone join come using (estate_id) where (gone.status = 1) <> (come.status = 1)) then
    -- One at a time: two changes would otherwise wait for each other's campuses.
    lock table campus_summary in share row exclusive mode;
    update campus_summary set estate_count = estate_count + changed.difference
    from (
      select campus_id, sum(case when come.status = 1 then 1 else -1 end) as difference
      from gone join come using (estate_id) join estate_campus using (estate_id)
      where (gone.status = 1) <> (come.status = 1) group by campus_id
    ) as changed
    where changed.campus_id = campus_summary.campus_id;
  end if;
  return null;
end
$$;
create trigger estate_status_followed after update on estate
  referencing old table as gone new table as come for each statement execute function follow_estate_status();

-- The rows of estate_campus have gone with the estates by then: all is counted again.
create function recount_campuses() returns trigger language plpgsql as $$
begin
  perform refresh_campus_summary();
  return null;
end
$$;
create trigger estate_removed after delete on estate for each statement execute function recount_campuses();

select refresh_campus_summary();

-- Faculties (学部) of a school with their departments. Hand-written from general knowledge
-- (seed/reference/undergraduates.tsv), loaded anew whenever that file changes. campus_id is null where the faculty's
-- campus is not among ours; is_approximate marks rows whose campus or departments may have changed.
create table undergraduate (
  undergraduate_id integer primary key,
  school_id integer not null references school on delete cascade,
  campus_id integer references campus on delete cascade,
  undergraduate_name text not null,
  departments text[] not null,
  grades_text text not null,
  is_approximate boolean not null
);
create index undergraduate_school_idx on undergraduate (school_id);
create index undergraduate_campus_idx on undergraduate (campus_id);

-- Shops and services around campuses. spot_category: 1 コンビニ, 2 スーパー, 3 病院, 4 銀行・郵便, 5 飲食, 6 書店,
-- 7 交番, 8 その他. Samples (is_sample) are made up by src/seed/samples/load-spots.ts; stations are not kept here.
create table spot (
  spot_id integer primary key,
  name text not null,
  spot_category smallint not null check (spot_category between 1 and 8),
  lat double precision not null,
  lon double precision not null,
  is_sample boolean not null
);
create index spot_position_idx on spot (lat, lon);

-- A station may be asked for by its reading.
create index station_kana_idx on station (station_kana);

-- Facets count every option of the filter at once, so each estate carries its features as bits: one bit per
-- option of the filter popup, synonyms (53 and 54, 61 and 64) sharing one. Bit 0 first:
--   condition_mask: 51, 53|54, 55, 61|64, 115, 116, 911 to 926; equipment_mask: 801 to 833;
--   layout_mask: 1R, 1K, 1DK, 1LDK, 2K, 2DK+.
-- src/sales/estate/feature-bits.ts reads them. A feature beyond these ranges has no facet until a migration adds it.
create function condition_bits(condition integer[]) returns integer
  language sql immutable parallel safe
  return (
    select coalesce(bit_or(case
      when id = 51 then 1 when id in (53, 54) then 2 when id = 55 then 4 when id in (61, 64) then 8
      when id = 115 then 16 when id = 116 then 32 when id between 911 and 926 then 64 << (id - 911) end), 0)
    from unnest(condition) as id
  );
create function equipment_bits(equipment integer[]) returns bigint
  language sql immutable parallel safe
  return (
    select coalesce(bit_or(1::bigint << (id - 801)), 0) from unnest(equipment) as id where id between 801 and 833
  );
alter table estate
  add column condition_mask integer not null generated always as (condition_bits(condition)) stored,
  add column equipment_mask bigint not null generated always as (equipment_bits(equipment)) stored,
  add column layout_mask smallint not null generated always as ((
    case when layouts && '{1R}' then 1 else 0 end + case when layouts && '{1K}' then 2 else 0 end
    + case when layouts && '{1DK}' then 4 else 0 end + case when layouts && '{1LDK}' then 8 else 0 end
    + case when layouts && '{2K}' then 16 else 0 end
    + case when layouts <@ '{1R,1K,1DK,1LDK,2K}' then 0 else 32 end)::smallint) stored;

-- Everything that counts, facets, pins and most filters read, a seventh of the table's size; by estate_id, so that
-- the estates of a campus are found in it as well.
create index estate_facet_idx on estate (estate_id) include (
  prefecture_id, city_id, building_type_id, gender_type, meal_type, vacant_status_id, price_min, price_max,
  management_fee_min, management_fee_max, condition, equipment, condition_mask, equipment_mask, layout_mask, layouts,
  lat, lon, walk_minutes_min, built_ym, room_area_min, room_area_max
) where status = 1;

-- The two-letter pieces of keyword_text as numbers instead of texts: they stay in the row, where the texts had to be
-- fetched from outside it for every estate that a common word names, and their index is half the size. Two pieces may
-- share a number; the position test decides. Search with
--   keyword_codes @> keyword_codes(normalize_keyword($1)) and position(normalize_keyword($1) in keyword_text) > 0
alter table estate drop column keyword_bigrams;
drop function keyword_bigrams;
create function keyword_codes(normalized text) returns integer[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct ((ascii(letter)::bigint * 65599 + ascii(next)) % 2147483647)::integer), '{}')
    from (select string_to_array(normalized, null) as letters) as split,
      unnest(letters[:cardinality(letters) - 1], letters[2:]) as pair(letter, next)
  );
alter table estate add column keyword_codes integer[] not null generated always as (keyword_codes(keyword_text)) stored;
create index estate_keyword_idx on estate using gin (keyword_codes);
