-- A member's own notes about homes, which the member alone reads, on every device; written by estate/note/save.
create table home_note (
  customer_id integer not null references customer on delete cascade,
  estate_id integer not null,
  note text not null,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (customer_id, estate_id)
);
