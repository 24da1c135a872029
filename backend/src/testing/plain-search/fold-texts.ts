import { textKey } from '@gakumado/shared/texts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';

/** Writes the keys of all texts that searches compare into tables of their own: `text_key`, and `school_key` of every name of a school. */
export async function foldTexts(db: Kysely<Database>): Promise<void> {
  const { rows: texts } = await sql<{ written: string }>`
    select keyword_text as written from estate union select station_name from station
    union select station_kana from station union select school_name from school`.execute(db);
  const { rows: names } = await sql<{ school_id: number; name: string }>`
    select school_id, regexp_split_to_table(search_text, ' ') as name from school`.execute(db);
  await sql`create table text_key as select * from unnest(
    ${texts.map(({ written }) => written)}::text[], ${texts.map(({ written }) => textKey(written))}::text[]) as t (written, key)`.execute(
    db,
  );
  await sql`create index on text_key using hash (written)`.execute(db);
  await sql`create table school_key as select * from unnest(
    ${names.map(({ school_id }) => school_id)}::integer[], ${names.map(({ name }) => textKey(name))}::text[]) as t (school_id, key)`.execute(
    db,
  );
}
