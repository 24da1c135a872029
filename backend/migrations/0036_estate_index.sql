-- What changed in the tables that the index of estates is made from (src/areas/sales/estate-index/), whatever program changed
-- it. Each backend reads the rows of transactions that it has not seen yet: those from the oldest one on that was under way
-- when it looked last, because transactions are not committed in the order of their numbers. Rows are only added, so that
-- nobody waits for anybody, and swept after a day.
--   scope: estate = that estate; all = every estate; commutes = estate_campus; reference = schools, stations, prefectures
create table estate_touch (
  xid xid8 not null default pg_current_xact_id(),
  scope text not null default 'estate' check (scope in ('estate', 'all', 'commutes', 'reference')),
  estate_id integer,
  touched_at timestamptz not null default now()
);
create index estate_touch_xid_idx on estate_touch (xid);
create index estate_touch_age_idx on estate_touch using brin (touched_at);

-- The signal is sent when the transaction is committed; the same one is sent once.
create function touch_estates(ids integer[]) returns void language sql as $$
  insert into estate_touch (estate_id) select distinct id from unnest(ids) as id;
  select pg_notify('estate_touch', '');
$$;

create function touch_new_estates() returns trigger language plpgsql as $$
begin
  perform touch_estates((select array_agg(estate_id) from new_rows));
  return null;
end $$;

create function touch_old_estates() returns trigger language plpgsql as $$
begin
  perform touch_estates((select array_agg(estate_id) from old_rows));
  return null;
end $$;

-- A row may change its estate.
create function touch_both_estates() returns trigger language plpgsql as $$
begin
  perform touch_estates((select array_agg(estate_id) from (
    select estate_id from old_rows union select estate_id from new_rows) as changed));
  return null;
end $$;

-- The scope is the trigger's argument.
create function touch_scope() returns trigger language plpgsql as $$
begin
  insert into estate_touch (scope) values (tg_argv[0]);
  perform pg_notify('estate_touch', '');
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['estate', 'estate_station', 'stay_cost'] loop
    execute format('create trigger %1$s_touched_by_insert after insert on %1$I referencing new table as new_rows
      for each statement execute function touch_new_estates()', name);
    execute format('create trigger %1$s_touched_by_update after update on %1$I
      referencing old table as old_rows new table as new_rows
      for each statement execute function touch_both_estates()', name);
    execute format('create trigger %1$s_touched_by_delete after delete on %1$I referencing old table as old_rows
      for each statement execute function touch_old_estates()', name);
    execute format('create trigger %1$s_touched_by_truncate after truncate on %1$I
      for each statement execute function touch_scope(''all'')', name);
  end loop;
  execute 'create trigger estate_campus_touched after insert or update or delete or truncate on estate_campus
    for each statement execute function touch_scope(''commutes'')';
  foreach name in array array['school', 'campus', 'station', 'prefecture'] loop
    execute format('create trigger %1$s_touched after insert or update or delete or truncate on %1$I
      for each statement execute function touch_scope(''reference'')', name);
  end loop;
end
$$;

-- Searches, their facets and orders read the index alone: what served their SQL goes.
drop index estate_keyword_idx, estate_facet_idx, estate_condition_idx, estate_equipment_idx, estate_station_names_idx,
  estate_price_idx, estate_price_asc_idx, estate_price_desc_idx, estate_new_idx, estate_recommended_idx;
alter table estate drop column keyword_codes, drop column condition_mask, drop column equipment_mask,
  drop column layout_mask;
drop function keyword_codes(text), condition_bits(integer[]), equipment_bits(integer[]);
