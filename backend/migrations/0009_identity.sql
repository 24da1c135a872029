-- Sign-in, completed: codes for more than sign-up, earlier passwords, sessions that can be swept, withdrawals.

-- Codes sent by mail, written by the sign-in service; the SHA-256 of the code is kept. The key is the name that
-- the code was asked for, not a person: an unknown name gets a row as well, so that it costs the same work.
-- target is the new mail address of purpose 'mail'.
drop table identity_code;
create table identity_code (
  username text not null,
  purpose text not null check (purpose in ('sign_up', 'password', 'mail')),
  code_hash bytea not null,
  target text,
  expires_at timestamptz not null,
  primary key (username, purpose)
);
create index identity_code_expires_idx on identity_code (expires_at);

-- Passwords that somebody used before the present one, written when it changes; the two latest are kept.
create table identity_former_password (
  sub uuid not null references identity_user on delete cascade,
  password_hash text not null,
  replaced_at timestamptz not null default now(),
  primary key (sub, replaced_at)
);

-- A session that was signed out is deleted: what is not in the table is void. Expired ones are swept.
delete from identity_session where revoked_at is not null;
alter table identity_session drop column revoked_at;
create index identity_session_expires_idx on identity_session (expires_at);

comment on column identity_key.retired_at is
  'From then on the key signs nothing; it verifies until the last tokens it signed have expired, and is deleted then.';

-- Sign-ins of another sign-in service (COGNITO_ENDPOINT) that ended here by a logout or withdrawal, written by the
-- customer calls: that service's tokens verify until they expire, and this table is why they are refused.
create table signed_out_session (
  session_id text primary key,
  signed_out_at timestamptz not null default now()
);

-- Why members left, written by customer/delete; nothing in it tells who.
create table withdrawal (
  withdrawal_id integer generated always as identity primary key,
  reason_ids integer[] not null,
  reason_text text,
  created_at timestamptz not null default now()
);

-- customer/check and customer/create look addresses up without regard to capitals.
create index customer_mail_idx on customer (lower(mail_address));
