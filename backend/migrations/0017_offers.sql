-- What the free rooms of an estate offer, as bits, so that it is asked for and counted as its other features are. The
-- bits are those of offerBits in src/areas/sales/estate/feature-bits.ts. An estate without a free room offers nothing.

-- The directions of a text such as 南, 南東向き, 南・西.
create function direction_bits(direction text) returns integer language sql immutable
  return (
    select coalesce(bit_or(1 << (place - 1)::integer), 0)
    from unnest(array['南', '南東', '南西', '東', '西', '北東', '北西', '北']) with ordinality as known (name, place)
    where name = any(regexp_split_to_array(normalize(direction, NFKC), '[^東西南北]+')));

-- The highest floor of a text such as 2～5階, 1階; those below the ground do not count.
create function highest_floor(floors text) returns integer language sql immutable
  return (
    select max(found[1]::integer)
    from regexp_matches(regexp_replace(normalize(floors, NFKC), '(地下|B) ?\d+', '', 'g'), '\d{1,3}', 'g') as found);

-- The contract terms that hold for a whole building: it may be left early, after so many months of notice, and nobody
-- says when to be home. A term that is not known offers nothing.
create function term_bits(terms jsonb) returns integer language sql immutable
  return case when (terms ->> 'is_midterm_cancelable')::boolean then 1 << 9 else 0 end
    | case when (terms ->> 'notice_months')::numeric <= 1 then 1 << 10 else 0 end
    | case when (terms ->> 'notice_months')::numeric <= 2 then 1 << 11 else 0 end
    | case when (terms ->> 'notice_months')::numeric <= 3 then 1 << 12 else 0 end
    | case when terms ->> 'curfew_text' ~ '(なし|無し|ありません|ございません|設けて(い|お)りません|設けていません)'
        and terms ->> 'curfew_text' !~ '[0-9０-９]' then 1 << 14 else 0 end;

create function estate_offer_mask(id integer, terms jsonb) returns integer language sql stable
  return (
    select coalesce(bit_or(
      direction_bits(direction) | term_bits(terms)
        | case when highest_floor(floor_text) >= 2 then 1 << 8 else 0 end
        | case when renewal_fee = 0 then 1 << 13 else 0 end), 0)
    from roomtype where roomtype.estate_id = id and vacant_status_id <= 3);

alter table estate add column offer_mask integer not null default 0;
update estate set offer_mask = estate_offer_mask(estate_id, movein_terms);

drop index if exists estate_facet_idx;
create index estate_facet_idx on estate (estate_id) include (
  prefecture_id, city_id, building_type_id, gender_type, meal_type, vacant_status_id, price_min, price_max,
  management_fee_min, management_fee_max, condition, equipment, condition_mask, equipment_mask, layout_mask, layouts,
  lat, lon, walk_minutes_min, built_ym, room_area_min, room_area_max, is_panorama, is_youtube, move_in_from, offer_mask
) where status = 1;
