-- A booking can be moved and cancelled. reserved_minutes: how long the first of the wishes is held; null: the inquiry books
-- nothing. cancelled_at: when its places were given back; its wishes then still say when it would have been.
alter table inquiry add column reserved_minutes smallint check (reserved_minutes > 0);
alter table inquiry add column cancelled_at timestamptz;

-- Bookings from before this file. A viewing without staff held half an hour then.
update inquiry set reserved_minutes = 30
where inquiry_id in (select inquiry_id from self_viewing);
update inquiry set reserved_minutes = shop.slot_minutes
from booking join shop on shop.shop_id = booking.shop_id
where booking.inquiry_id = inquiry.inquiry_id;
create index self_viewing_inquiry_idx on self_viewing (inquiry_id);
