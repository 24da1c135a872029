-- The day from which some room of an estate is free, so that months to move in are compared and counted like any other
-- limit, without a look at each estate's rooms.
alter table estate add column move_in_from date;

create function estate_move_in_from(id integer) returns date language sql stable
  return (select min(move_in_from) from roomtype where roomtype.estate_id = id);

update estate set move_in_from = estate_move_in_from(estate_id);

drop index if exists estate_facet_idx;
create index estate_facet_idx on estate (estate_id) include (
  prefecture_id, city_id, building_type_id, gender_type, meal_type, vacant_status_id, price_min, price_max,
  management_fee_min, management_fee_max, condition, equipment, condition_mask, equipment_mask, layout_mask, layouts,
  lat, lon, walk_minutes_min, built_ym, room_area_min, room_area_max, is_panorama, is_youtube, move_in_from
) where status = 1;
