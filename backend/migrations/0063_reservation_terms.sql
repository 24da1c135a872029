-- A room type says on which terms it is booked before the results of the entrance examination: JSON of
-- reservationTermsSchema. Null: the shop tells them, and nobody says that it can be done. Where only "yes" was known, that is kept.
alter table roomtype add column reservation_terms jsonb;
update roomtype set reservation_terms = jsonb_build_object('is_accepted', true, 'fee_yen', null, 'is_fee_refundable', null,
  'until', null, 'days_after_result', null, 'required_proof', null, 'note', null)
where is_reservation_before_result;
-- The release before reads it until it is gone; a contraction drops it then.
alter table roomtype alter column is_reservation_before_result set default false;

-- The last day on which some room type of the estate can be booked so; null: none can. Condition 115 follows from it.
alter table estate add column reservable_until date;
create function reservable_until(id integer) returns date language sql stable
  return (
    select max(coalesce((reservation_terms ->> 'until')::date, date '9999-12-31'))
    from roomtype where roomtype.estate_id = id and vacant_status_id <= 3
      and (reservation_terms ->> 'is_accepted')::boolean);
update estate set reservable_until = reservable_until(estate_id) where reservable_until(estate_id) is not null;

update equipment set name = '合格発表前に予約できる',
  meaning = '合格発表の前にお部屋を予約できます。予約金や期限などの条件は、お部屋のタイプごとに物件のページにあります。'
where equipment_id = 115;
