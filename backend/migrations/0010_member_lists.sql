-- Saved conditions, changes of listings and what members are told about them, waiting lists, shared lists, logs.
-- docs/notifications.md tells how they work together.

-- What happened to a listing, seen from outside: written by the triggers below, whatever program changes estate, and
-- read by the notifier (src/member/notifier/). *_before is null for a row that was not there, *_after for one that is
-- gone. An import that removes and brings back a listing in one transaction leaves two rows that cancel out.
create table estate_change (
  change_id bigint generated always as identity primary key,
  estate_id integer not null,
  name text not null,
  status_before smallint,
  status_after smallint,
  price_before integer,
  price_after integer,
  vacant_before smallint,
  vacant_after smallint,
  changed_at timestamptz not null default clock_timestamp(),
  processed_at timestamptz
);
create index estate_change_waiting_idx on estate_change (estate_id, change_id) where processed_at is null;
create index estate_change_age_idx on estate_change using brin (changed_at);

create function note_new_estates() returns trigger language plpgsql as $$
begin
  insert into estate_change (estate_id, name, status_after, price_after, vacant_after)
  select estate_id, name, status, price_min, vacant_status_id from new_rows where status = 1;
  return null;
end $$;

create function note_changed_estates() returns trigger language plpgsql as $$
begin
  insert into estate_change (estate_id, name, status_before, status_after, price_before, price_after,
    vacant_before, vacant_after)
  select estate_id, n.name, o.status, n.status, o.price_min, n.price_min, o.vacant_status_id, n.vacant_status_id
  from old_rows as o join new_rows as n using (estate_id)
  where (o.status, o.price_min, o.vacant_status_id) is distinct from (n.status, n.price_min, n.vacant_status_id)
    and (o.status = 1 or n.status = 1);
  return null;
end $$;

create function note_removed_estates() returns trigger language plpgsql as $$
begin
  insert into estate_change (estate_id, name, status_before, price_before, vacant_before)
  select estate_id, name, status, price_min, vacant_status_id from old_rows where status = 1;
  return null;
end $$;

-- A truncation has no transition table; the rows are still there before it.
create function note_all_removed() returns trigger language plpgsql as $$
begin
  insert into estate_change (estate_id, name, status_before, price_before, vacant_before)
  select estate_id, name, status, price_min, vacant_status_id from estate where status = 1;
  return null;
end $$;

create trigger estate_inserted after insert on estate
  referencing new table as new_rows for each statement execute function note_new_estates();
create trigger estate_updated after update on estate
  referencing old table as old_rows new table as new_rows for each statement execute function note_changed_estates();
create trigger estate_deleted after delete on estate
  referencing old table as old_rows for each statement execute function note_removed_estates();
create trigger estate_truncated before truncate on estate
  for each statement execute function note_all_removed();

-- A search that a member keeps; written by search/condition/*. condition is the common filter in its canonical form
-- and condition_hash its SHA-256. Matches after seen_at are new to the member. saved_at is when the condition got its
-- present form: listings of before are not new to it. notify_frequency: 0 off, 1 instant, 2 daily, 3 weekly.
create table saved_condition (
  condition_id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  name text not null,
  condition jsonb not null,
  condition_hash bytea not null,
  path text not null,
  notify_frequency smallint not null check (notify_frequency between 0 and 3),
  saved_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  last_notified_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (customer_id, condition_hash)
);
create index saved_condition_hash_idx on saved_condition (condition_hash);

-- Listings that appeared or came back and meet a saved condition; written by the notifier. mailed_at is set when a
-- mail told of the match.
create table condition_match (
  condition_id integer not null references saved_condition on delete cascade,
  estate_id integer not null,
  matched_at timestamptz not null,
  mailed_at timestamptz,
  primary key (condition_id, estate_id)
);
create index condition_match_waiting_idx on condition_match (condition_id) where mailed_at is null;
create index condition_match_age_idx on condition_match using brin (matched_at);

-- What a member is told on the site; written by the notifier. data holds what the title is made of.
create table notification (
  notification_id bigint generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  type text not null,
  estate_id integer,
  condition_id integer references saved_condition on delete cascade,
  data jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_newest_idx on notification (customer_id, created_at desc, notification_id desc);
create index notification_condition_idx on notification (condition_id);
create index notification_age_idx on notification using brin (created_at);
-- News of one kind about one thing is one line until it is read.
create unique index notification_unread_idx on notification
  (customer_id, type, coalesce(estate_id, 0), coalesce(condition_id, 0)) where read_at is null;

-- Members who wait for a room of a full building; written by estate/waitlist/*. notified_at: they were told of one.
create table waitlist (
  waitlist_id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  estate_id integer not null,
  roomtype_id integer,
  move_in_ym char(7) not null,
  created_at timestamptz not null default clock_timestamp(),
  notified_at timestamptz
);
create unique index waitlist_once_idx on waitlist (customer_id, estate_id, coalesce(roomtype_id, 0));
create index waitlist_waiting_idx on waitlist (estate_id) where notified_at is null;

-- Who has an estate among the favourites: asked for every change of a listing.
create index favorite_estate_idx on favorite (estate_id);

-- A list that a family looks at together, reached by whoever has its key; only the key's SHA-256 is kept.
create table share_list (
  share_hash bytea primary key,
  estate_ids integer[] not null,
  note text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index share_list_expiry_idx on share_list (expires_at);

-- What somebody thinks of an estate of a shared list; the last word of each person counts.
create table share_verdict (
  share_hash bytea not null references share_list on delete cascade,
  estate_id integer not null,
  by_name text not null,
  verdict text not null check (verdict in ('◎', '○', '△', '×')),
  comment text not null,
  updated_at timestamptz not null,
  primary key (share_hash, estate_id, by_name)
);

-- Logs of visits without persons: session_key is a random word of the browser; addresses are reduced before they
-- are stored (src/sales/log/). Removed after some weeks by the notifier's sweep.
create table log_tracking (
  session_key text not null,
  event_name text not null,
  page_path text not null,
  params jsonb not null,
  created_at timestamptz not null
);
create index log_tracking_age_idx on log_tracking using brin (created_at);

create table log_access (
  session_key text not null,
  page_path text not null,
  referrer text not null,
  estate_id integer,
  campus_id integer,
  created_at timestamptz not null
);
create index log_access_age_idx on log_access using brin (created_at);

-- Which browser has which estate among its favourites now; counted by log/favorite/get.
create table log_favorite (
  estate_id integer not null,
  session_key text not null,
  created_at timestamptz not null,
  primary key (estate_id, session_key)
);
create index log_favorite_age_idx on log_favorite using brin (created_at);
