-- Commutes are worked out in memory, for a campus as for any other point (src/data/commute/). Of each campus the database keeps
-- the number of published estates with a commute to it and the day when one of them was last changed. countHomesOfCampuses() of
-- src/data/commute/ writes both after listings or campuses are loaded.
drop trigger estate_status_followed on estate;
drop trigger estate_removed on estate;
drop trigger estate_commutes_removed on estate;
drop trigger campus_commutes_removed on campus;
drop function follow_estate_status(), recount_campuses(), remove_commutes();
drop table estate_campus;

alter table campus_summary add column updated_at date;

create or replace function refresh_campus_summary() returns void language plpgsql as $$
begin
  lock table campus_summary in share row exclusive mode;
  create temporary table counted on commit drop as select campus_id, estate_count, updated_at from campus_summary;
  delete from campus_summary;
  insert into campus_summary
  select campus.campus_id, school.school_id, school_name, school_kana, school_type, campus_name, campus_kana,
    campus.prefecture_id, prefecture.name_kana, area.name_other, campus.address, campus.lat, campus.lon,
    full_station_name(station_name),
    normalize_keyword(left(school_kana, 1)), '|' || array_to_string(search_keys, '|') || '|',
    coalesce(counted.estate_count, 0), campus.gone_at is not null or school.gone_at is not null, counted.updated_at
  from campus
    join school using (school_id)
    join prefecture on prefecture.prefecture_id = campus.prefecture_id
    join area using (area_id)
    left join station on station.station_id = campus.nearest_station_id
    left join counted on counted.campus_id = campus.campus_id;
  drop table counted;
end
$$;
