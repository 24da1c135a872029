-- search_keys are the words that an owner adds to the names of a campus (検索の言葉 of campuses.csv), as they are written. The index
-- of names in memory reads them, and makes everything else from the names themselves.
alter table campus alter column search_keys set default '{}';
select set_config('gakumado.takes_reference', 'on', true);
update campus set search_keys = '{}' where is_reference is distinct from false;
select set_config('gakumado.takes_reference', '', true);

-- No search reads folded names from here, and rows of the syllabary are looked up by the reading.
alter table campus_summary drop column key_text, drop column kana_initial;
create or replace function refresh_campus_summary() returns void language plpgsql as $$
begin
  lock table campus_summary in share row exclusive mode;
  create temporary table counted on commit drop as select campus_id, estate_count, updated_at from campus_summary;
  delete from campus_summary;
  insert into campus_summary
  select campus.campus_id, school.school_id, school_name, school_kana, school_type, campus_name, campus_kana,
    campus.prefecture_id, prefecture.name_kana, area.name_other, campus.address, campus.lat, campus.lon,
    full_station_name(station_name),
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
