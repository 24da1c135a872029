-- Whoever made a shared list changes and closes it with a second key, of which only the SHA-256 is kept. A closed list
-- stays until it expires, so that its link says so. Lists from before this file have no such key.
alter table share_list add column owner_hash bytea;
alter table share_list add column closed_at timestamptz;

-- Counts up with each change of a verdict: a device that has seen an older one is told so instead of overwriting it.
alter table share_verdict add column version integer not null default 1;
