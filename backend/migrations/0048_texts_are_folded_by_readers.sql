-- Texts are stored as they are written, and folded where they are compared (shared/src/texts): one way for every box and column.

-- What a keyword finds around estates: their stations and the readings of these, and the three nearest campuses within 2 km. Null
-- where there is none. The names of each place are written once.
create or replace function words_around_estates(ids integer[], lats double precision[], lons double precision[])
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
    select campus_id, school_name || replace(campus_name, '本校', '') as words
    from campus join school using (school_id) where campus_id in (select campus_id from near)
  ),
  near_station as materialized (
    select distinct s.estate_id, s.station_id from estate_station s join place using (estate_id)
  ),
  station_words as materialized (
    select station_id, concat_ws('|', station_name || '駅', station_kana || '駅', station_kana || 'えき') as words
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

-- An import of the same estates finds them as they are.
with named as (select array_agg(estate_id) as ids, array_agg(lat) as lats, array_agg(lon) as lons from estate),
around as (select around.* from named, words_around_estates(ids, lats, lons) as around)
update estate set keyword_text = fresh.keyword_text
from (
  select estate_id, concat_ws('|', name, name_kana, address_detail, city_kana, words) as keyword_text
  from estate left join municipality using (city_id) left join around using (estate_id)
) as fresh
where fresh.estate_id = estate.estate_id and fresh.keyword_text <> estate.keyword_text;

drop function normalize_keyword(text);
