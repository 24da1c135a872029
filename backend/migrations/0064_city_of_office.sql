-- The municipality of an office whose own postal code no table has: all codes that begin like it are of one. Codes of offices have an
-- 8 behind the three digits of their district, or a 9 behind the five digits of their post office. Null: another code, or not known.
create function city_of_office(zip text) returns integer language sql stable
  return (
    select found.city_id
    from (values (5, '^\d{3}8\d{3}$|^\d{5}9\d$'), (3, '^\d{3}8\d{3}$')) as start (digits, code), lateral (
      select min(city_id) as city_id, max(city_id) as other from postal_town
      where zip_code between rpad(left(zip, digits), 7, '0') and rpad(left(zip, digits), 7, '9')
    ) as found
    where zip ~ start.code and found.city_id = found.other
    order by start.digits desc limit 1);
