-- Facts of the walks from a home that searches ask for. They take searches over the streets, so a backend works them out beside its calls
-- (src/areas/homes/street-facts/keep-street-flags.ts). The text says of which place, stations and tables they are: others make them
-- due again. Until they are known, the facts by the straight line hold.
alter table estate
  add column is_along_large_streets boolean not null default false,
  add column is_police_on_foot boolean,
  add column is_store_on_foot boolean,
  add column street_flags_of text not null default '';
