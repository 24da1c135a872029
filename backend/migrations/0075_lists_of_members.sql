-- A family's list that a member has made or opened: the account leads to it on every device (contract, 8.7). Without its key nobody
-- reaches a list, so the account has the key itself.
create table customer_share_list (
  customer_id integer not null references customer on delete cascade,
  share_hash bytea not null references share_list on delete cascade,
  share_key text not null,
  -- null: somebody else made the list.
  owner_key text,
  -- A mail a day, at most, about answers that came.
  is_mailed boolean not null default false,
  -- Answers after it are new to the member.
  seen_at timestamptz not null default clock_timestamp(),
  -- The last mail.
  mailed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (customer_id, share_hash)
);
create index customer_share_list_share_idx on customer_share_list (share_hash);

-- Who proposed an estate of a list, where that was not its maker.
create table share_proposal (
  share_hash bytea not null references share_list on delete cascade,
  estate_id integer not null,
  by_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (share_hash, estate_id)
);
