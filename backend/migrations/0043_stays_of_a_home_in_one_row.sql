-- A home has one row of stay_cost, no longer one per length of a stay: an import writes a fifth of the rows, and `parts` once. The
-- lists have an element per length of a stay, in the order of stay_months. The next start works all stays out again.
truncate stay_cost;
alter table stay_cost drop constraint stay_cost_pkey;
alter table stay_cost
  alter column stay_months type smallint[] using array[stay_months],
  alter column stay_cost_min type bigint[] using array[stay_cost_min],
  alter column stay_cost_max type bigint[] using array[stay_cost_max],
  alter column with_meals_min type bigint[] using array[with_meals_min],
  alter column with_meals_max type bigint[] using array[with_meals_max],
  alter column without_meals_min type bigint[] using array[without_meals_min],
  alter column without_meals_max type bigint[] using array[without_meals_max],
  alter column with_meals_min set not null,
  alter column with_meals_max set not null,
  alter column without_meals_min set not null,
  alter column without_meals_max set not null,
  add primary key (estate_id);

-- An import writes costs before their estates, so that what stays cost is worked out while estates are written.
alter table cost alter constraint cost_estate_id_fkey deferrable;
