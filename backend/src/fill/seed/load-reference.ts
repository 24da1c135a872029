import type { PoolClient } from 'pg';
import { copyRows } from '../../data/db/copy-rows.ts';
import { mergeRows } from '../listing/merge-rows.ts';
import { markSeeded } from '../../data/db/seed-state.ts';
import {
  readReference,
  readVersion,
  REFERENCE,
  TABLES,
  type Row,
  type TableName,
} from './reference-files.ts';

/**
 * How a table takes a new version in. `key`: rows are changed by it, since others refer to them, and those that
 * vanished are marked. `owned`: an import may have added or changed rows, which stay. A table without a key is replaced.
 */
interface Rule {
  key?: string;
  owned?: boolean;
  /** Which rows of the table `t` are replaced, and which of the new ones come in; all where it is left out. */
  only?: (t: string) => string;
}

const isOurs = (table: string, id: string, value: string) =>
  `exists (select from ${table} o where o.${id} = ${value} and o.is_reference is not false)`;

const RULES: Record<TableName, Rule & { isKept?: boolean }> = {
  area: { key: 'area_id', isKept: true },
  prefecture: { key: 'prefecture_id', isKept: true },
  municipality: { key: 'city_id' },
  postal_town: {},
  line: { key: 'line_id' },
  station: { key: 'station_id', owned: true },
  station_line: { only: (t) => isOurs('station', 'station_id', `${t}.station_id`) },
  station_link: {
    only: (t) =>
      `${isOurs('station', 'station_id', `${t}.from_station_id`)} and ${isOurs('station', 'station_id', `${t}.to_station_id`)}`,
  },
  holiday: {},
  school: { key: 'school_id', owned: true },
  campus: {
    key: 'campus_id',
    owned: true,
    // Under the number of a school that is the owner's stands another school.
    only: (t) => isOurs('school', 'school_id', `${t}.school_id`),
  },
  school_name: {
    only: (t) =>
      `${isOurs('school', 'school_id', `${t}.school_id`)} and (${t}.campus_id is null or ${isOurs('campus', 'campus_id', `${t}.campus_id`)})`,
  },
};

/** Companies have no ids in the files: those that are there keep theirs, new ones get the next. */
async function nameCompanies(client: PoolClient, lines: readonly Row[]): Promise<void> {
  const { rows } = await client.query<{ company_id: number; company_name: string }>('select * from company');
  const ids = new Map(rows.map(({ company_name, company_id }) => [company_name, company_id]));
  let last = Math.max(0, ...ids.values());
  const added: Row[] = [];
  for (const line of lines) {
    const company_name = String(line['company_name']);
    if (!ids.has(company_name)) {
      last += 1;
      ids.set(company_name, last);
      added.push({ company_id: last, company_name });
    }
    line['company_id'] = ids.get(company_name);
  }
  await copyRows<Row>(client, 'company', ['company_id', 'company_name'], added);
}

async function stage(client: PoolClient, table: TableName, columns: readonly string[], rows: readonly Row[]) {
  const staging = `new_${table}`;
  await client.query(
    `create temporary table ${staging} on commit drop as select ${columns.join(', ')} from ${table} with no data`,
  );
  await copyRows<Row>(client, staging, columns, rows);
  await client.query(`analyze ${staging}`);
  return staging;
}

/** Changes a table whose rows others refer to. */
async function merge(
  client: PoolClient,
  table: TableName,
  { key = '', owned = false, only, isKept = false }: (typeof RULES)[TableName],
  staging: string,
  columns: readonly string[],
): Promise<void> {
  const isTaken = [
    ...(only ? [only('s')] : []),
    ...(owned
      ? [`not exists (select from ${table} t where t.${key} = s.${key} and t.is_reference is false)`]
      : []),
  ];
  const marks = [...(isKept ? [] : ['null::date']), ...(owned ? ['true'] : [])];
  await mergeRows(client, {
    table,
    key: [key],
    columns: [...columns, ...(isKept ? [] : ['gone_at']), ...(owned ? ['is_reference'] : [])],
    select: `select ${[...columns.map((column) => `s.${column}`), ...marks].join(', ')} from ${staging} s
      where ${['true', ...isTaken].join(' and ')}`,
  });
  if (isKept) return;
  await client.query(
    `update ${table} t set gone_at = current_date where gone_at is null ${owned ? 'and is_reference' : ''}
       and not exists (select from ${staging} s where s.${key} = t.${key})`,
  );
  // Rows that are older than this column and missing in the files belong to the owner.
  if (owned) await client.query(`update ${table} set is_reference = false where is_reference is null`);
}

async function replace(
  client: PoolClient,
  table: TableName,
  { only = () => 'true' }: Rule,
  staging: string,
  columns: readonly string[],
): Promise<void> {
  await client.query(`delete from ${table} t where ${only('t')}`);
  await client.query(
    `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from ${staging} s where ${only('s')}
     on conflict do nothing`,
  );
}

/** Takes the files into a database that has an older version of them. */
async function renew(client: PoolClient, table: TableName, columns: readonly string[], rows: readonly Row[]) {
  const rule = RULES[table];
  const staging = await stage(client, table, columns, rows);
  if (rule.key) await merge(client, table, rule, staging, columns);
  else await replace(client, table, rule, staging, columns);
}

async function fill(client: PoolClient, table: TableName, columns: readonly string[], rows: readonly Row[]) {
  if (!RULES[table].owned) return copyRows<Row>(client, table, columns, rows);
  for (const row of rows) row['is_reference'] = true;
  return copyRows<Row>(client, table, [...columns, 'is_reference'], rows);
}

/** The version that a database holds; null where it is empty. The first one was known by its digest. */
async function findVersion(client: PoolClient): Promise<number | null> {
  const { rows } = await client.query<{ version: string }>(
    `select version from seed_state where name = 'reference'`,
  );
  const version = rows[0]?.version;
  if (version === undefined) return null;
  return /^\d{1,9}$/.test(version) ? Number(version) : 1;
}

/** The outcome of {@link loadReference}: empty tables filled, a newer version loaded, or nothing to do. */
export type ReferenceOutcome = 'filled' | 'renewed' | 'current';

/**
 * Brings the reference data of `directory` into the database, inside the caller's transaction: fills the empty tables
 * by COPY (about a second), or takes a newer version in by id. A database that holds a newer version keeps it, since a
 * later release has been there. The caller holds a lock, so that two processes never load at once.
 */
export async function loadReference(
  client: PoolClient,
  directory: URL = REFERENCE,
): Promise<ReferenceOutcome> {
  const version = readVersion(directory);
  const held = await findVersion(client);
  if (held !== null && held >= version) return 'current';
  await client.query(`select set_config('gakumado.takes_reference', 'on', true)`);
  for (const source of TABLES) {
    const rows = readReference(source, directory);
    if (source.table === 'line') await nameCompanies(client, rows);
    const columns = Object.keys(rows[0] ?? {});
    await (held === null ? fill : renew)(client, source.table, columns, rows);
  }
  await client.query(`select set_config('gakumado.takes_reference', '', true), refresh_campus_summary()`);
  await markSeeded(client, 'reference', String(version));
  return held === null ? 'filled' : 'renewed';
}
