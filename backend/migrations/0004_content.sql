-- Items of the content service, one row per item. body is the whole item as the service answers it, its
-- system fields (id, createdAt, updatedAt, publishedAt, revisedAt) included; dates in it are ISO 8601 in UTC,
-- so that they compare as texts.
-- published_at is null for a draft, which is answered only to its draft_key.
-- search_text: the item's texts without tags, NFKC and lower case, for the parameter q.
create table content_item (
  endpoint text not null,
  id text not null,
  published_at timestamptz,
  draft_key text,
  search_text text not null,
  body jsonb not null,
  primary key (endpoint, id)
);
create index content_item_published_idx on content_item (endpoint, published_at desc, id);
