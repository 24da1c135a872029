-- What stays cost in each room type that somebody can move into (`RoomStays` of src/engines/estate-index/kept-stays.ts), so that a
-- search finds the homes of which one room meets all its wishes, and says what those rooms cost. room_parts: CostParts of the contract
-- of each of them, in the order of `rooms`. The next start works all stays out again.
truncate stay_cost;
alter table stay_cost
  add column rooms jsonb not null,
  add column room_parts jsonb not null;

-- The index has the rooms as well (migrations/0036_estate_index.sql).
create trigger roomtype_touched_by_insert after insert on roomtype referencing new table as new_rows
  for each statement execute function touch_new_estates();
create trigger roomtype_touched_by_update after update on roomtype
  referencing old table as old_rows new table as new_rows
  for each statement execute function touch_both_estates();
create trigger roomtype_touched_by_delete after delete on roomtype referencing old table as old_rows
  for each statement execute function touch_old_estates();
create trigger roomtype_touched_by_truncate after truncate on roomtype
  for each statement execute function touch_scope('all');
