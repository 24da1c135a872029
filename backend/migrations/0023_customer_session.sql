-- The devices that a member is logged in on, for the member to see and end. Written by customer/login and
-- customer/refresh. session_id is the origin_jti of the tokens, of our sign-in service or of another one. device is in
-- words, made of the User-Agent, which is not kept. refresh_hash is the SHA-256 of the refresh token.
create table customer_session (
  session_id text primary key,
  customer_id integer not null references customer on delete cascade,
  device text not null,
  refresh_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index customer_session_customer_idx on customer_session (customer_id, last_used_at);
create index customer_session_refresh_idx on customer_session (refresh_hash);
