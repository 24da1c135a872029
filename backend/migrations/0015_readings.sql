-- A keyword finds stations and cities by their readings as well: しぶや駅, しぶやえき, せたがやく.
drop function estate_keyword_text(text, text, text, double precision, double precision, text[]);

-- What a keyword is looked for in: name, reading, address, reading of the city, stations and their readings, and the
-- three nearest campuses within 2 km. Joined by a sign nobody types, so that no search matches across two fields.
create function estate_keyword_text(
  id integer, name text, name_kana text, address_detail text, city_id integer, lat double precision, lon double precision
) returns text language sql stable as $$
  select normalize_keyword(array_to_string(
    array[$2, $3, $4, (select city_kana from municipality where municipality.city_id = $5)]
      || array(
        select unnest(array[station_name || '駅', station_kana || '駅', station_kana || 'えき'])
        from station
        where station_id in (select station_id from estate_station where estate_id = $1)
        order by station_id
      )
      || array(
        select school_name || replace(campus_name, '本校', '')
        from (
          select school_name, campus_name, campus_id,
            sqrt(((c.lat - $6) * 111195) ^ 2 + ((c.lon - $7) * 111195 * cos(radians($6))) ^ 2) as distance_m
          from campus c join school using (school_id)
          where c.lat between $6 - 0.018 and $6 + 0.018 and c.lon between $7 - 0.026 and $7 + 0.026
        ) as around
        where distance_m <= 2000 order by distance_m, campus_id limit 3
      ),
    '|'))
$$;

update estate set
  keyword_text = estate_keyword_text(estate_id, name, name_kana, address_detail, city_id, lat, lon);
