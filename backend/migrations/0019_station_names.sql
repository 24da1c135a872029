-- 広島駅 and 大塚駅前 read as they are, and not 広島駅駅, wherever a station is named.
create function full_station_name(name text) returns text language sql immutable
  return case when name ~ '駅前?$' then name else name || '駅' end;

-- The summary of migration 12, whose way to the nearest station is the only change.
do $$
begin
  execute replace(
    pg_get_functiondef('summarise_estates(integer[])'::regprocedure),
    'station_name || ''駅 ''',
    'full_station_name(station_name) || '' ''');
end
$$;

-- A line may be called so too, hence only the name right before the way or 「まで」 is corrected.
update estate set station_time_text_min = regexp_replace(station_time_text_min, '(駅前?)駅 (?=徒歩|バス)', '\1 ')
where station_time_text_min ~ '駅前?駅 (徒歩|バス)';
update estate_campus set commute_text = regexp_replace(commute_text, '(駅前?)駅まで', '\1まで')
where commute_text ~ '駅前?駅まで';
