-- Members: our own sign-in service (identity_*), customers, and what belongs to a customer.

-- Who can sign in. username is the mail address in lower case; mail_address is as the person wrote it.
-- session_generation grows by one on a global sign-out: tokens of older generations are void.
create table identity_user (
  sub uuid primary key default gen_random_uuid(),
  username text not null unique,
  mail_address text not null,
  password_hash text not null,
  is_confirmed boolean not null default false,
  session_generation integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One row per sign-in; its id is the origin_jti of the tokens. Only the SHA-256 of the refresh token is kept.
create table identity_session (
  session_id uuid primary key default gen_random_uuid(),
  sub uuid not null references identity_user on delete cascade,
  refresh_hash bytea not null unique,
  generation integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index identity_session_sub_idx on identity_session (sub);

-- Tries within a window, by what is tried and for whom ('password:hanako@example.com'). Unlogged: losing it in a
-- crash only gives back some tries.
create unlogged table identity_attempt (
  attempt_key text primary key,
  tries integer not null,
  window_started_at timestamptz not null
);

-- Codes sent by mail; the SHA-256 of the code is kept.
create table identity_code (
  sub uuid not null references identity_user on delete cascade,
  purpose text not null check (purpose in ('sign_up')),
  code_hash bytea not null,
  expires_at timestamptz not null,
  primary key (sub, purpose)
);

-- Keys that sign tokens. The newest that is not retired signs; all that are not retired verify.
create table identity_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

-- Mail that waits to be sent, written in the transaction that causes it.
create table mail_outbox (
  mail_id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  body_text text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_waiting_idx on mail_outbox (mail_id) where sent_at is null;

-- A member. Column names are the wire names of the contract (section 2). sub is the identity service's id of the
-- person, which may be another service than ours, so it references nothing.
create table customer (
  customer_id integer generated always as identity (start with 10001) primary key,
  sub text not null unique,
  mail_address text not null,
  registrant_type smallint not null default 1 check (registrant_type in (1, 2)),
  name_sei text not null default '',
  name_mei text not null default '',
  kana_sei text not null default '',
  kana_mei text not null default '',
  student_name_sei text,
  student_name_mei text,
  gender smallint,
  birthday date,
  tel text,
  zip_code char(7),
  prefecture_id integer,
  city text,
  address text,
  building text,
  grade_id smallint,
  move_in_ym char(7),
  campus_ids integer[] not null default '{}',
  is_mail_magazine boolean not null default false,
  is_new_arrival_mail boolean not null default false,
  language text not null default 'ja' check (language in ('en', 'ja')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- No reference to estate: listings are replaced as a whole by an import, and a favourite must outlive that.
create table favorite (
  customer_id integer not null references customer on delete cascade,
  estate_id integer not null,
  created_at timestamptz not null,
  primary key (customer_id, estate_id)
);
create index favorite_newest_idx on favorite (customer_id, created_at desc);

-- At most the ten latest of a customer are kept.
create table history (
  customer_id integer not null references customer on delete cascade,
  estate_id integer not null,
  created_at timestamptz not null,
  primary key (customer_id, estate_id)
);
create index history_newest_idx on history (customer_id, created_at desc);
