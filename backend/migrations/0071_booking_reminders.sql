-- A booking is brought to mind by a mail on the day before. reminded_at: when that was written; null: not yet, or of a booking
-- that was moved since.
alter table inquiry add column reminded_at timestamptz;
create index inquiry_to_remind_idx on inquiry ((wishes -> 0 ->> 'date'))
  where reserved_minutes is not null and cancelled_at is null and reminded_at is null;
