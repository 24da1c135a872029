-- Indexes of the orders in which estates are listed, so that a page of twenty is read and not sorted, and of
-- the few closed estates, which are subtracted when the estates of a campus are counted.

create index estate_recommended_idx on estate ((vacant_status_id = 4), walk_minutes_min, built_ym desc, estate_id)
  where status = 1;
create index estate_price_asc_idx on estate (price_min, price_max, estate_id) where status = 1;
create index estate_price_desc_idx on estate (price_max desc, price_min desc, estate_id) where status = 1;
create index estate_new_idx on estate (created_at desc, estate_id) where status = 1;
create index estate_closed_idx on estate (estate_id) where status <> 1;
