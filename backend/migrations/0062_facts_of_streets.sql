-- Facts of the place of a home that searches ask for (src/engines/street-facts). They follow from lat and lon by the tables of this
-- release, whose digest stands beside them: those of other tables are worked out again when a backend starts.
alter table estate
  add column is_quiet boolean not null default false,
  add column is_near_police boolean not null default false,
  add column is_near_store boolean not null default false,
  add column streets_digest text not null default '';
