-- A deposit and a key money that are months of the rent have a range where the rent has one. Null: one sum, whatever
-- the room costs.
alter table roomtype add column deposit_max integer;
alter table roomtype add column key_money_max integer;

create function months_of_fee(room roomtype, fee text) returns numeric language sql stable
  return (
    select max(amount_max) from cost
    where cost.estate_id = room.estate_id and coalesce(cost.roomtype_id, room.roomtype_id) = room.roomtype_id
      and cost_kind = 1 and unit = 'month' and cost_name = fee
  );
update roomtype as r set
  deposit_max = months_of_fee(r, '敷金') * price_max,
  key_money_max = months_of_fee(r, '礼金') * price_max
where price_max > price_min;
drop function months_of_fee;

-- The summary of migration 12 with these.
do $$
begin
  execute replace(replace(
    pg_get_functiondef('summarise_estates(integer[])'::regprocedure),
    'max(r.deposit)', 'max(greatest(r.deposit, r.deposit_max))'),
    'max(r.entrance_fee + r.key_money)', 'max(r.entrance_fee + greatest(r.key_money, r.key_money_max))');
end
$$;

update estate set deposit_max = fresh.deposit_max, entrance_fee_max = fresh.entrance_fee_max
from summarise_estates(array(select distinct estate_id from roomtype where price_max > price_min)) as fresh
where fresh.estate_id = estate.estate_id
  and (estate.deposit_max, estate.entrance_fee_max) is distinct from (fresh.deposit_max, fresh.entrance_fee_max);
