-- A snapshot of the index of estates, which a backend keeps in a file (src/fill/estate-index/), is of this database where its row is here.
-- A database that was put back to an earlier moment has no row of what was kept after it. `xid` is the transaction that wrote the row: one that
-- a copy of the tables wrote has another (its xmin), since numbers of transactions mean nothing in another database.
create table index_snapshot (
  token uuid primary key,
  xid xid8 not null default pg_current_xact_id(),
  saved_at timestamptz not null default now()
);
