-- What a stay costs (section 5 of the contract), worked out by stayCosts of the shared package whenever costs or room types
-- are written (src/data/listing/write-stay-costs.ts). Homes that this table lacks are added at the next start.
-- *_min is the cheapest free room, *_max the dearest. stay_cost_* has compulsory rows only. With meals, a home has rooms with rows
-- for meals (with_meals_*: optional meals are added) or without (without_meals_*: the food budget of whoever
-- asks comes on top), or both.
create table stay_cost (
  estate_id integer not null references estate on delete cascade,
  stay_months smallint not null,
  stay_cost_min bigint not null,
  stay_cost_max bigint not null,
  with_meals_min bigint,
  with_meals_max bigint,
  without_meals_min bigint,
  without_meals_max bigint,
  primary key (estate_id, stay_months)
);

-- actual: billed by use under the tenant's own contract, in no sum.
alter table cost drop constraint cost_unit_check;
alter table cost add constraint cost_unit_check check (unit in ('yen', 'month', 'actual'));
update cost set unit = 'actual', note = regexp_replace(note, '^実費。', '') where amount_max = 0 and note like '実費%';

-- The yearly fee of a guarantee stood in a note of the samples.
insert into cost (cost_id, estate_id, roomtype_id, cost_name, cost_kind, amount_min, amount_max, unit, cycle_months,
  is_required, is_refundable, is_prorated, is_included_in_guide_price, tax_type, note, sort_no)
select cost.estate_id * 100 + 99, cost.estate_id, null, '保証委託料（2年目から毎年）', 4, 10000, 10000, 'yen', 12,
  true, false, false, false, 0, '', 99
from cost join estate using (estate_id)
where estate.is_sample and cost_name = '保証委託料' and note = '初回のみ。以後は年間10,000円です。';
update cost set cost_name = '保証委託料（初回）', note = '' from estate
where estate.estate_id = cost.estate_id and estate.is_sample
  and cost_name = '保証委託料' and note = '初回のみ。以後は年間10,000円です。';
