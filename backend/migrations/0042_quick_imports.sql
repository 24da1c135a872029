-- An import writes 30,000 homes in less than half the time.

-- A home has some 3 kB and is read whole: in one piece it takes no compression and no second table.
alter table estate set (toast_tuple_target = 8160);

-- Searches read memory: nothing looks rooms up by their layout, or estates by being closed.
drop index if exists roomtype_filter_idx;
drop index if exists estate_closed_idx;

-- What estates have from their rooms, stations and campuses is worked out for all that are written at once.

-- The offers of rooms that can be taken, without those of the building (term_bits), null where no room can; and the first
-- day to move in. Many rooms share direction and floor: each pair is read once.
create function rooms_of_estates(ids integer[]) returns table (estate_id integer, offers integer, move_in_from date)
language sql stable as $$
  with kind as materialized (
    select direction, floor_text,
      direction_bits(direction) | case when highest_floor(floor_text) >= 2 then 1 << 8 else 0 end as bits
    from (
      select distinct direction, floor_text from roomtype join unnest(ids) as id on roomtype.estate_id = id
    ) as each_kind
  )
  select
    r.estate_id,
    bit_or(kind.bits | case when r.renewal_fee = 0 then 1 << 13 else 0 end) filter (where r.vacant_status_id <= 3),
    min(r.move_in_from)
  from roomtype r join unnest(ids) as id on r.estate_id = id join kind using (direction, floor_text)
  group by r.estate_id
$$;

-- What a keyword finds around estates, as normalize_keyword() writes it: their stations and the readings of these, and the
-- three nearest campuses within 2 km. Null where there is none. The names of each place are written once.
create function words_around_estates(ids integer[], lats double precision[], lons double precision[])
returns table (estate_id integer, words text) language sql stable as $$
  with place as materialized (select * from unnest(ids, lats, lons) as place (estate_id, lat, lon)),
  near as materialized (
    select place.estate_id, around.campus_id, around.distance_m
    from place cross join lateral (
      select
        campus_id,
        sqrt(((c.lat - place.lat) * 111195) ^ 2
          + ((c.lon - place.lon) * 111195 * cos(radians(place.lat))) ^ 2) as distance_m
      from campus c
      where c.lat between place.lat - 0.018 and place.lat + 0.018
        and c.lon between place.lon - 0.026 and place.lon + 0.026
      order by distance_m, campus_id limit 3
    ) as around
    where around.distance_m <= 2000
  ),
  campus_words as materialized (
    select campus_id, normalize_keyword(school_name || replace(campus_name, '本校', '')) as words
    from campus join school using (school_id) where campus_id in (select campus_id from near)
  ),
  near_station as materialized (
    select distinct s.estate_id, s.station_id from estate_station s join place using (estate_id)
  ),
  station_words as materialized (
    select station_id,
      normalize_keyword(concat_ws('|', station_name || '駅', station_kana || '駅', station_kana || 'えき')) as words
    from station where station_id in (select station_id from near_station)
  )
  select estate_id, string_agg(words, '|' order by sort_no, distance_m, place_id)
  from (
    select estate_id, 1 as sort_no, 0.0::double precision as distance_m, station_id as place_id, words
    from near_station join station_words using (station_id)
    union all
    select estate_id, 2, distance_m, campus_id, words from near join campus_words using (campus_id)
  ) as around
  group by estate_id
$$;

-- The terms are taken apart once, and not for each of them.
create or replace function term_bits(terms jsonb) returns integer language sql immutable
  return (
    select case when is_midterm_cancelable then 1 << 9 else 0 end
      | case when notice_months <= 1 then 1 << 10 else 0 end
      | case when notice_months <= 2 then 1 << 11 else 0 end
      | case when notice_months <= 3 then 1 << 12 else 0 end
      | case when curfew_text ~ '(なし|無し|ありません|ございません|設けて(い|お)りません|設けていません)'
          and curfew_text !~ '[0-9０-９]' then 1 << 14 else 0 end
    from jsonb_to_record(terms) as term (is_midterm_cancelable boolean, notice_months numeric, curfew_text text));

drop function estate_move_in_from(integer);
drop function estate_offer_mask(integer, jsonb);
drop function estate_keyword_text(integer, text, text, text, integer, double precision, double precision);
