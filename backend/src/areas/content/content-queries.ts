import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { ContentRequest } from './content-query.ts';
import type { Database } from '../../data/db/database.ts';
import { filterToSql } from './filter-sql.ts';

type Item = Record<string, unknown>;

/**
 * Items of an endpoint and how many match `filters` and `q` (as microCMS counts: `ids` only picks among them);
 * null when the endpoint does not exist.
 */
export async function findItems(db: Kysely<Database>, endpoint: string, request: ContentRequest) {
  const matching = condition(endpoint, request);
  const where = request.ids.length > 0 ? sql`${matching} and id = any(${request.ids}::text[])` : matching;
  const [items, total] = await Promise.all([
    sql<{ item: Item }>`
      select ${projection(request.fields)} as item from content_item where ${where}
      order by ${order(request.orders)} limit ${request.limit} offset ${request.offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from content_item where ${matching}`.execute(db),
  ]);
  const totalCount = total.rows[0]?.total ?? 0;
  if (totalCount === 0 && !(await hasEndpoint(db, endpoint))) return null;
  return { contents: items.rows.map((row) => pickFields(row.item, request.fields)), totalCount };
}

/** One item, or null when this request may see none. */
export async function findItem(db: Kysely<Database>, endpoint: string, id: string, request: ContentRequest) {
  const found = await sql<{ item: Item }>`
    select ${projection(request.fields)} as item from content_item
    where ${condition(endpoint, request)} and id = ${id}`.execute(db);
  const [row] = found.rows;
  return row ? pickFields(row.item, request.fields) : null;
}

async function hasEndpoint(db: Kysely<Database>, endpoint: string): Promise<boolean> {
  const found = await sql`select 1 from content_item where endpoint = ${endpoint} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** A draft needs its key. */
function condition(endpoint: string, { words, filter, draftKey }: ContentRequest): RawBuilder<boolean> {
  const parts = [
    sql`endpoint = ${endpoint}`,
    draftKey === null
      ? sql`published_at is not null`
      : sql`(published_at is not null or draft_key = ${draftKey})`,
    ...words.map((word) => sql`position(${word}::text in search_text) > 0`),
    ...(filter ? [filterToSql(filter)] : []),
  ];
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** Only the wanted top-level fields leave the database: a list of topics does not carry their bodies. */
function projection(fields: string[][]): RawBuilder<Item> {
  if (fields.length === 0) return sql<Item>`body`;
  const names = fields.map(([name]) => name);
  return sql<Item>`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb)
    from jsonb_each(body) where key = any(${names}::text[]))`;
}

/** Newest first when nothing is asked for; ties in id order, so that pages never overlap. */
function order(orders: ContentRequest['orders']): RawBuilder<unknown> {
  const terms = orders.map(({ path, isDescending }) => {
    const key = path[0] === 'publishedAt' ? sql`published_at` : sql`body #> ${path}::text[]`;
    return isDescending ? sql`${key} desc nulls last` : sql`${key} asc nulls last`;
  });
  return sql.join([...(terms.length > 0 ? terms : [sql`published_at desc nulls last`]), sql`id asc`]);
}

/** Narrows `eyecatch` to `eyecatch.url` where only that was asked for; no fields mean all. */
function pickFields(item: Item, fields: string[][]): Item {
  if (fields.length === 0) return item;
  const picked: Item = {};
  for (const name of new Set(fields.map(([first = '']) => first))) {
    const value = item[name];
    const inner = fields.filter(([first]) => first === name).map((path) => path.slice(1));
    if (inner.some((path) => path.length === 0)) picked[name] = value;
    else if (isItem(value)) picked[name] = pickFields(value, inner);
  }
  return picked;
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
