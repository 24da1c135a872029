-- What follows from other rows is worked out here and nowhere else: by the importer and by the sample generator.

-- めやす賃料 (section 5 of the contract): rent and management fee, the fees paid once and the renewals of a stay of
-- 48 months, divided by 48 and rounded half up. kept_deposit is the part of the deposit that is not returned (敷引き).
alter table roomtype drop column guide_price;
alter table roomtype add column kept_deposit integer not null default 0;
alter table roomtype add column guide_price integer not null generated always as (
  floor(
    ((price_min::bigint + management_fee) * 48 + kept_deposit + key_money + entrance_fee
      + renewal_fee::bigint * greatest(0, ceil(48.0 / greatest(contract_months, 1)) - 1)) / 48.0 + 0.5
  )::integer
) stored;

-- The rows that an estate is summarised from may be written before the estate itself, in one transaction.
alter table roomtype alter constraint roomtype_estate_id_fkey deferrable;
alter table estate_station alter constraint estate_station_estate_id_fkey deferrable;
alter table estate_image alter constraint estate_image_estate_id_fkey deferrable;
alter table estate_image alter constraint estate_image_roomtype_id_fkey deferrable;

-- Orders layouts as people do: 1R, 1K, 1DK, 1LDK, 2K.
create function layout_rank(layout text) returns integer
  language sql immutable parallel safe
  return ascii(layout) * 10
    + coalesce(array_position(array['R', 'K', 'SK', 'DK', 'SDK', 'LDK', 'SLDK'], substr(layout, 2)), 9);

-- The columns of estate that are derived from roomtype, estate_station and estate_image, for each of the estates,
-- whether or not its own row is there yet. price_min is null where there is no room type.
create function summarise_estates(ids integer[]) returns table (
  estate_id integer,
  price_min integer,
  price_max integer,
  layout_min text,
  layout_max text,
  layouts text[],
  room_area_min numeric,
  room_area_max numeric,
  mats_area_min numeric,
  mats_area_max numeric,
  management_fee_min integer,
  management_fee_max integer,
  entrance_fee_min integer,
  entrance_fee_max integer,
  deposit_min integer,
  deposit_max integer,
  guide_price integer,
  vacant_count integer,
  vacant_status_id integer,
  has_room_panorama boolean,
  has_room_video boolean,
  station_time_text_min text,
  walk_minutes_min integer,
  station_names text[],
  estate_image_path text,
  image_paths text[],
  image_count integer
) language sql stable as $$
  select
    id,
    rooms.price_min, rooms.price_max,
    plans.layouts[1], plans.layouts[cardinality(plans.layouts)], plans.layouts,
    rooms.room_area_min, rooms.room_area_max, rooms.mats_area_min, rooms.mats_area_max,
    rooms.management_fee_min, rooms.management_fee_max, rooms.entrance_fee_min, rooms.entrance_fee_max,
    rooms.deposit_min, rooms.deposit_max, rooms.guide_price, rooms.vacant,
    -- 残りわずか only says what a count of one or two says; a full building with a waiting list says so.
    case
      when rooms.vacant = 0 and rooms.has_waiting_list then 5
      when rooms.vacant = 0 then 4
      when rooms.vacant <= 2 then 3
      when rooms.vacant_in_spring * 2 > rooms.vacant then 2
      else 1
    end,
    rooms.has_panorama, rooms.has_video,
    coalesce(nearest.text, ''), coalesce(stations.walk_minutes, 999), coalesce(stations.names, '{}'),
    coalesce(images.paths[1], ''), coalesce(images.paths[:5], '{}'), images.total
  from unnest(ids) as id
  cross join lateral (
    select
      min(r.price_min) as price_min, max(r.price_max) as price_max,
      min(r.room_area) as room_area_min, max(r.room_area) as room_area_max,
      min(r.mats_area) as mats_area_min, max(r.mats_area) as mats_area_max,
      min(r.management_fee) as management_fee_min, max(r.management_fee) as management_fee_max,
      min(r.entrance_fee + r.key_money) as entrance_fee_min, max(r.entrance_fee + r.key_money) as entrance_fee_max,
      min(r.deposit) as deposit_min, max(r.deposit) as deposit_max,
      (array_agg(r.guide_price order by r.price_min, r.sort_no))[1] as guide_price,
      coalesce(least(sum(r.vacant_count), 9999), 0)::integer as vacant,
      coalesce(sum(r.vacant_count) filter (
        where r.vacant_status_id = 2 or extract(month from r.move_in_from) in (3, 4)), 0) as vacant_in_spring,
      bool_or(r.vacant_status_id = 5) as has_waiting_list,
      coalesce(bool_or(r.panorama_url is not null), false) as has_panorama,
      coalesce(bool_or(r.youtube_id is not null), false) as has_video
    from roomtype r where r.estate_id = id
  ) as rooms
  cross join lateral (
    select array_agg(layout order by layout_rank(layout)) as layouts
    from (select distinct layout from roomtype r where r.estate_id = id) as each_layout
  ) as plans
  left join lateral (
    select regexp_replace(line_name, '[（(].*$', '') || ' ' || station_name || '駅 '
      || case when bus_minutes is null then '徒歩' else 'バス' || bus_minutes || '分 バス停から徒歩' end
      || s.walk_minutes || '分' as text
    from estate_station s join station using (station_id) join line using (line_id)
    where s.estate_id = id order by s.sort_no, s.station_id, s.line_id limit 1
  ) as nearest on true
  cross join lateral (
    select min(walk) as walk_minutes, array_agg(station_name order by place) as names
    from (
      select station_name, min(s.walk_minutes + coalesce(s.bus_minutes, 0)) as walk, min(s.sort_no) as place
      from estate_station s join station using (station_id) where s.estate_id = id group by station_name
    ) as each_station
  ) as stations
  -- The cover and three more pictures, one floor plan, then the rest; each path once.
  cross join lateral (
    select array_agg(path order by turn, place) as paths, coalesce(sum(total), 0)::integer as total
    from (
      select path, min(turn) as turn, min(place) as place, count(*) as total
      from (
        select path, sort_no as place,
          case
            when row_number() over (order by sort_no, image_id) = 1 then 0
            when category <> 3 then
              case when row_number() over (partition by category = 3 order by sort_no, image_id) <= 4 then 1 else 3 end
            when row_number() over (partition by category = 3 order by sort_no, image_id) = 1 then 2
            else 4
          end as turn
        from estate_image i where i.estate_id = id
      ) as ranked
      group by path
    ) as each_path
  ) as images
$$;

-- What a keyword is looked for in: name, reading, address, stations, and the three nearest campuses within 2 km.
-- Joined by a sign nobody types, so that no search matches across two fields.
create function estate_keyword_text(
  name text, name_kana text, address_detail text, lat double precision, lon double precision, station_names text[]
) returns text language sql stable as $$
  select normalize_keyword(array_to_string(
    array[$1, $2, $3]
      || array(select station_name || '駅' from unnest($6) as station_name)
      || array(
        select school_name || replace(campus_name, '本校', '')
        from (
          select school_name, campus_name, campus_id,
            sqrt(((c.lat - $4) * 111195) ^ 2 + ((c.lon - $5) * 111195 * cos(radians($4))) ^ 2) as distance_m
          from campus c join school using (school_id)
          where c.lat between $4 - 0.018 and $4 + 0.018 and c.lon between $5 - 0.026 and $5 + 0.026
        ) as around
        where distance_m <= 2000 order by distance_m, campus_id limit 3
      ),
    '|'))
$$;

-- estate_campus is written by src/commute/ alone, a million rows at a time: checking two references for each row took
-- half of the time. Its rows still go with their estate or campus.
alter table estate_campus
  drop constraint estate_campus_estate_id_fkey,
  drop constraint estate_campus_campus_id_fkey;

create function remove_commutes() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'estate' then
    delete from estate_campus using removed where estate_campus.estate_id = removed.estate_id;
  else
    delete from estate_campus using removed where estate_campus.campus_id = removed.campus_id;
  end if;
  return null;
end
$$;
create trigger estate_commutes_removed after delete on estate
  referencing old table as removed for each statement execute function remove_commutes();
create trigger campus_commutes_removed after delete on campus
  referencing old table as removed for each statement execute function remove_commutes();
