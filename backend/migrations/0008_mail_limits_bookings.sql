-- Sending of mail, limits of tries, the captcha, and bookings of shops.

-- state: waiting (to be sent, from next_try_at on), sending (by a process until lease_until, which another takes over
-- afterwards), sent, failed (refused for good, or too many tries), unsure (the whole message was handed over, and
-- whether the server took it is not known: never sent again by itself). handed_over_at is set before the end of the
-- message goes out: as long as it is null, no server can have accepted this try. message_key makes the Message-ID,
-- the same for every try. last_error never holds an address or a text of the mail.
alter table mail_outbox
  add column reply_to text,
  add column message_key uuid not null default gen_random_uuid(),
  add column state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure')),
  add column tries smallint not null default 0,
  add column next_try_at timestamptz not null default now(),
  add column lease_until timestamptz,
  add column handed_over_at timestamptz,
  add column last_error text;
update mail_outbox set state = 'sent' where sent_at is not null;
drop index mail_outbox_waiting_idx;
create index mail_outbox_open_idx on mail_outbox (next_try_at, mail_id) where state in ('waiting', 'sending');
comment on table mail_outbox is
  'Mail to send, written by queueMail in the transaction that causes it; the sender of every backend takes from it.';

alter table identity_attempt rename to rate_limit;
alter table rate_limit rename column attempt_key to limit_key;
alter index identity_attempt_pkey rename to rate_limit_pkey;
comment on table rate_limit is
  'Tries within a window by what is tried and by whom (inquiry:203.0.113.5), counted by http/rate-limit.ts. Unlogged: losing it in a crash only gives back some tries.';

create table server_secret (
  name text primary key,
  secret bytea not null,
  created_at timestamptz not null default now()
);
comment on table server_secret is
  'Random keys that all backends share, made by the first that needs one (server-secret.ts).';

-- is_used: the token has been spent. score: what the captcha service said of it, before it is spent.
create unlogged table captcha_token (
  token_hash bytea primary key,
  is_used boolean not null,
  score real,
  expires_at timestamptz not null
);
create index captcha_token_expiry_idx on captcha_token (expires_at);
comment on table captcha_token is
  'Captcha tokens seen (their SHA-256) until they expire, so that none counts twice. Written by captcha/. Unlogged: a crash only forgets what expires within minutes.';

-- No reference to shop: an import replaces shops as a whole, and a booking must outlive that. "time" is HH:mm.
create table booking (
  shop_id integer not null,
  date date not null,
  "time" char(5) not null check ("time" ~ '^\d{2}:\d{2}$'),
  kind text not null check (kind in ('visit', 'video')),
  inquiry_id bigint not null,
  wish_no smallint not null,
  created_at timestamptz not null default now(),
  primary key (inquiry_id, wish_no, kind)
);
create index booking_slot_idx on booking (shop_id, date, "time", kind);
comment on table booking is
  'Taken times of shops, one row per wish of an inquiry, written by reserveSlot and removed by releaseSlots.';
