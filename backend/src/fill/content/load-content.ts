import type pg from 'pg';
import { isSeeded } from '../../data/db/seed-state.ts';
import { codeVersion } from '../versions/code-version.ts';
import { digestOfFiles } from '../versions/digest-of-files.ts';
import { contentFiles } from './seed-files.ts';

/**
 * Makes content_item equal to the files under seed/content/, when they or the code have changed since the last load: items are
 * added and updated, and those without a file are removed. One statement, so it is all or nothing.
 */
export async function loadContent(client: pg.PoolClient): Promise<void> {
  // Not a digest of the items: to make them takes a quarter of a second of every start.
  const version = `${codeVersion()} ${await digestOfFiles(contentFiles)}`;
  if (await isSeeded(client, 'content', version)) return;
  const { readSeedItems } = await import('./seed-items.ts');
  const items = JSON.stringify(await readSeedItems());
  await client.query(
    `with incoming as (
       select * from jsonb_to_recordset($1::jsonb) as item(
         endpoint text, id text, published_at timestamptz, draft_key text, search_text text, body jsonb)
     ), removed as (
       delete from content_item old
       where not exists (select 1 from incoming new where new.endpoint = old.endpoint and new.id = old.id)
     ), written as (
       insert into content_item (endpoint, id, published_at, draft_key, search_text, body)
       select endpoint, id, published_at, draft_key, search_text, body from incoming
       on conflict (endpoint, id) do update set
         published_at = excluded.published_at, draft_key = excluded.draft_key,
         search_text = excluded.search_text, body = excluded.body
     )
     insert into seed_state (name, version) values ('content', $2)
     on conflict (name) do update set version = excluded.version, loaded_at = now()`,
    [items, version],
  );
}
