-- The facets also count panoramas and films: their index holds everything that they read, or each estate would be
-- fetched from the table, which takes three times as long.
drop index if exists estate_facet_idx;
create index estate_facet_idx on estate (estate_id) include (
  prefecture_id, city_id, building_type_id, gender_type, meal_type, vacant_status_id, price_min, price_max,
  management_fee_min, management_fee_max, condition, equipment, condition_mask, equipment_mask, layout_mask, layouts,
  lat, lon, walk_minutes_min, built_ym, room_area_min, room_area_max, is_panorama, is_youtube
) where status = 1;
