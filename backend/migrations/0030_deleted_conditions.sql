-- Saved searches that were deleted within the last day, whole, so that a deletion can be undone; written by
-- search/condition/delete and restore. What hung on the condition is kept as the rows that it was.
create table deleted_condition (
  condition_id integer primary key,
  customer_id integer not null references customer on delete cascade,
  saved jsonb not null,
  matches jsonb not null,
  notifications jsonb not null,
  deleted_at timestamptz not null default now()
);
create index deleted_condition_customer_idx on deleted_condition (customer_id);
create index deleted_condition_age_idx on deleted_condition using brin (deleted_at);
