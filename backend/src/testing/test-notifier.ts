import type { EstateFilter } from '@gakumado/shared/contract';
import { todayInJapan } from '@gakumado/shared/forms';
import { DAY_MS } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import { createDatabase, createPool } from '../data/db/database.ts';
import type { TestApp } from './test-app.ts';
import type { NotifierDeps } from '../background/notifier/notifier.ts';
import { runNotifier } from '../background/notifier/notifier.ts';

/** So many days from today, at an hour in Japan. */
export function inJapan(days: number, hour: number): Date {
  return new Date(Date.parse(`${todayInJapan()}T00:00:00+09:00`) + days * DAY_MS + hour * 60 * 60 * 1000);
}

export const afterMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** The notifier's dependencies for tests; `warnings` grows. */
export function notifierOf(t: TestApp, db = t.db): NotifierDeps & { warnings: unknown[] } {
  const warnings: unknown[] = [];
  const log = { warn: (fault: unknown) => void warnings.push(fault) };
  return {
    db,
    estates: t.estates,
    log,
    config: { siteOrigin: 'https://gakumado.example', notifyIntervalS: 0 },
    warnings,
  };
}

/** Another instance over the same database. */
export function otherInstance(t: TestApp): NotifierDeps & { close: () => Promise<void> } {
  const db = createDatabase(createPool(t.pool.options.connectionString ?? '', 4));
  return { ...notifierOf(t, db), close: () => db.destroy() };
}

/** Processes the changes of the seed, and empties the tables of an earlier test. */
export async function startEmpty(t: TestApp): Promise<void> {
  await runNotifier(notifierOf(t));
  for (const table of ['saved_condition', 'favorite', 'waitlist', 'notification', 'mail_outbox'] as const) {
    await t.db.deleteFrom(table).execute();
  }
}

/** A published estate with rooms. */
export async function someVacantEstate(t: TestApp) {
  return t.db
    .selectFrom('estate')
    .select(['estate_id', 'name', 'price_min', 'prefecture_id', 'vacant_status_id'])
    .where('status', '=', 1)
    .where('vacant_status_id', '=', 1)
    .orderBy('estate_id')
    .executeTakeFirstOrThrow();
}

/** Another estate with the columns and rooms of one that is there. */
export async function copyEstate(t: TestApp, from: number, to: number): Promise<void> {
  const columnsOf = async (table: string) => {
    const { rows } = await sql<{ columns: string }>`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
        and column_name not in ('estate_id', 'inquiry_no', 'roomtype_id')`.execute(t.db);
    return sql.raw(rows[0]?.columns ?? '');
  };
  const [columns, roomColumns] = [await columnsOf('estate'), await columnsOf('roomtype')];
  await sql`
    insert into estate (estate_id, inquiry_no, ${columns})
    select ${to}, ${`T${to}`}, ${columns} from estate where estate_id = ${from}`.execute(t.db);
  await sql`
    insert into roomtype (estate_id, roomtype_id, ${roomColumns})
    select ${to}, ${1_900_000_000 + to * 10} + row_number() over (order by roomtype_id), ${roomColumns}
    from roomtype where estate_id = ${from}`.execute(t.db);
}

export const save =
  (t: TestApp, headers: { authorization: string }) =>
  async (condition: EstateFilter, notify_frequency = 0, name = '保存した条件'): Promise<number> => {
    const body = { name, condition, notify_frequency, path: '/search/area/pref_id:13/?page=1' };
    const answer = await t.call('search/condition/create', body, headers);
    expect(answer.statusCode).toBe(200);
    return answer.body.result.condition_id;
  };
