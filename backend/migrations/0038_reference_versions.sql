-- Reference data has a version (seed_state 'reference', backend/seed/reference/version.json): a database that holds an
-- older one takes the new one in at the next start, by id (src/data/seed/load-reference.ts). A row that vanished stays
-- for what refers to it, with the day on which it went.
alter table municipality add column gone_at date;
alter table line add column gone_at date;
alter table station add column gone_at date;
alter table school add column gone_at date;
alter table campus add column gone_at date;

-- Stations, schools and campuses can be imported as well. is_reference: the row is as the reference data has it, which
-- may change it; null: it came before this was noted, and the next version decides. What an import adds or changes is
-- the owner's and stays as it is.
alter table station add column is_reference boolean;
alter table school add column is_reference boolean;
alter table campus add column is_reference boolean;
-- These were all that the reference data had until now.
update school set is_reference = false where school_id > 385;
update campus set is_reference = false where campus_id > 482;
alter table station alter column is_reference set default false;
alter table school alter column is_reference set default false;
alter table campus alter column is_reference set default false;

create function become_owners_row() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('gakumado.takes_reference', true), '') <> 'on' then
    new.is_reference := false;
    new.gone_at := null;
  end if;
  return new;
end
$$;
create trigger station_changed before update on station
  for each row when (old.* is distinct from new.*) execute function become_owners_row();
create trigger school_changed before update on school
  for each row when (old.* is distinct from new.*) execute function become_owners_row();
create trigger campus_changed before update on campus
  for each row when (old.* is distinct from new.*) execute function become_owners_row();

-- Names of a school beside its official one, one row per name. kind: short (早大), english, old (the name before it was
-- renamed, or that of a school that is part of it now), group (MARCH). kana: the reading in katakana, empty where there
-- is none. campus_id: the name means this campus only (日芸, SFC). The short names that an import gives stand in
-- school.aliases alone.
create table school_name (
  school_id integer not null references school on delete cascade,
  campus_id integer references campus on delete cascade,
  kind text not null check (kind in ('short', 'english', 'old', 'group')),
  name text not null,
  kana text not null
);
create index school_name_school_idx on school_name (school_id);

-- As in 0006_search.sql; is_gone keeps a campus out of lists, while its page stays.
alter table campus_summary add column is_gone boolean not null default false;
create or replace function refresh_campus_summary() returns void language plpgsql as $$
begin
  lock table campus_summary in share row exclusive mode;
  delete from campus_summary;
  insert into campus_summary
  select campus.campus_id, school.school_id, school_name, school_kana, school_type, campus_name, campus_kana,
    campus.prefecture_id, prefecture.name_kana, area.name_other, campus.address, campus.lat, campus.lon,
    full_station_name(station_name),
    normalize_keyword(left(school_kana, 1)), '|' || array_to_string(search_keys, '|') || '|',
    coalesce(served.estate_count, 0), campus.gone_at is not null or school.gone_at is not null
  from campus
    join school using (school_id)
    join prefecture on prefecture.prefecture_id = campus.prefecture_id
    join area using (area_id)
    left join station on station.station_id = campus.nearest_station_id
    left join (
      select campus_id, count(*) as estate_count from estate_campus join estate using (estate_id)
      where status = 1 group by campus_id
    ) as served on served.campus_id = campus.campus_id;
end
$$;
select refresh_campus_summary();
