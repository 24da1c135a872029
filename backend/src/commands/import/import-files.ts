import { basename } from 'node:path';
import { outsideOrigins } from '@gakumado/shared/outside-origins';
import type { OutsideOrigins } from '@gakumado/shared/outside-origins';
import { ESTATE_CLOSED, ESTATE_PUBLISHED } from '@gakumado/shared/vocabulary';
import type pg from 'pg';
import {
  countBeside,
  countHomesOfCampuses,
  readHomesAndCampuses,
  writeHomesOfCampuses,
} from '../../fill/commutes/homes-of-campuses.ts';
import type { CountedHomes } from '../../fill/commutes/count-homes.ts';
import { BULK_SESSION } from '../../data/db/database.ts';
import { refreshEstates } from '../../fill/listing/write-estates.ts';
import { writeStayCosts } from '../../fill/listing/write-stay-costs.ts';
import { checkRows } from './check-rows.ts';
import type { FaultLog } from './fault-log.ts';
import { stagingOf } from './file-kind.ts';
import type { FileKind } from './file-kind.ts';
import { roomImages } from './kinds/roomtypes.ts';
import { fileKinds } from './file-kinds.ts';
import type { Encoding } from './detect-encoding.ts';
import { readOwnTexts } from './own-texts.ts';
import { readInWorker } from './read-in-worker.ts';
import { createStaging, stageFile } from './stage-file.ts';
import { selectComing, writeRows } from './write-rows.ts';
import type { Written } from './write-rows.ts';

export interface ImportFile {
  path: string;
  kind: FileKind;
}

export interface ImportOptions {
  files: readonly ImportFile[];
  faults: FaultLog;
  encoding?: Encoding;
  /** Other sites whose content may be linked; links to any other are refused. By default none may. */
  outside?: OutsideOrigins;
  /** Closes the estates that the files lack. */
  isReplacing?: boolean;
  /** Leaves the sample listings. By default the first estates of the owner replace them. */
  isKeepingSamples?: boolean;
  isDryRun?: boolean;
  onStage?: (stage: string) => void;
  onRows?: (count: number) => void;
}

export interface ImportResult {
  isWritten: boolean;
  kinds: (Written & { kind: FileKind; rows: number })[];
  closed: number;
  samplesRemoved: number;
}

/** One import at a time; the number is ours and arbitrary. */
const IMPORT_LOCK = 726_104;

export class ImportBusy extends Error {
  override name = 'ImportBusy';
}

async function begin(client: pg.PoolClient): Promise<void> {
  await client.query(BULK_SESSION);
  await client.query('begin');
  await client.query('set constraints all deferred');
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isFree"',
    [IMPORT_LOCK],
  );
  if (!rows[0]?.isFree)
    throw new ImportBusy('別の取り込みが動いています。終わってからもう一度お試しください。');
  await client.query(
    'create temp table import_refused (kind text not null, id integer not null) on commit drop',
  );
  for (const kind of fileKinds) await createStaging(client, kind);
}

/** Each file in turn; while one is taken to the database the next is being read. */
async function* readFiles({ files, encoding, outside = outsideOrigins({}) }: ImportOptions) {
  const readings = files.map(({ path, kind }, no) => ({
    path,
    kind,
    no,
    name: basename(path),
    encoding,
    outside,
  }));
  let next = readings[0] && readInWorker(readings[0]);
  try {
    for (const reading of readings) {
      const pieces = next;
      const following = readings[reading.no + 1];
      next = following && readInWorker(following);
      if (pieces) yield { reading, pieces };
    }
  } finally {
    await next?.stop();
  }
}

async function stage(client: pg.PoolClient, options: ImportOptions): Promise<Map<FileKind, Set<string>>> {
  const { faults, onRows = () => {} } = options;
  const presentOf = new Map<FileKind, Set<string>>();
  for await (const { reading, pieces } of readFiles(options)) {
    const { kind, name } = reading;
    options.onStage?.(`${name} を読んでいます`);
    const present = await stageFile({ client, reading, pieces, faults, onRows });
    if (!present) continue;
    const before = presentOf.get(kind) ?? present;
    const odd = [...before, ...present].find((column) => !before.has(column) || !present.has(column));
    if (odd !== undefined)
      faults.add({
        file: name,
        line: 1,
        column: odd,
        value: '',
        reason: '同じ種類のファイルどうしで列が違います。',
      });
    presentOf.set(kind, present);
  }
  for (const kind of fileKinds) {
    const columns = new Set([kind.key[0], kind.wholeOf, 'estate_id'].filter((name) => name !== undefined));
    const present = [...columns].filter((column) => kind.columns.some(({ name }) => name === column));
    for (const column of present) await client.query(`create index on ${stagingOf(kind)} ("${column}")`);
    // Of these columns only: long texts would take seconds.
    await client.query(`analyze ${stagingOf(kind)} (${present.join(', ')})`);
  }
  await client.query('create index on import_refused (kind, id)');
  return presentOf;
}

/** The owner's first estates take the place of the samples, with their shops once no estate needs those. */
async function removeSamples(client: pg.PoolClient): Promise<number> {
  const { rowCount } = await client.query('delete from estate where is_sample');
  await client.query('delete from shop where is_sample and shop_id not in (select shop_id from estate)');
  await client.query(
    `insert into seed_state (name, version) values ('samples', 'removed')
     on conflict (name) do update set version = excluded.version where seed_state.version <> excluded.version`,
  );
  return rowCount ?? 0;
}

/** Closes the estates that the files lack, so that favourites of them still lead somewhere. */
async function closeOthers(client: pg.PoolClient): Promise<number> {
  const { rowCount } = await client.query(
    `update estate set status = ${ESTATE_CLOSED}, info_updated_at = current_date
     where status = ${ESTATE_PUBLISHED} and not exists (select from import_estates s where s.estate_id = estate.estate_id)`,
  );
  return rowCount ?? 0;
}

/** With --replace, room types that the files lack are removed from the estates of the files. */
async function removeRooms(client: pg.PoolClient): Promise<void> {
  await client.query(
    `delete from roomtype r using (select distinct estate_id from import_roomtypes) named
     where r.estate_id = named.estate_id and not exists (select from import_roomtypes s where s.roomtype_id = r.roomtype_id)`,
  );
}

async function readIds(client: pg.PoolClient, sql: string): Promise<number[]> {
  return (await client.query<{ estate_id: number }>(sql)).rows.map(({ estate_id }) => estate_id);
}

const hasEstates = ({ files }: ImportOptions): boolean => files.some(({ kind }) => kind.name === 'estates');

/** After a change of stations or campuses what estates have from them is stale. */
const arePlacesChanged = (result: ImportResult): boolean =>
  result.kinds.some(
    ({ kind, added, changed, beside }) =>
      (kind.name === 'stations' || kind.name === 'campuses') && added + changed + beside > 0,
  );

/**
 * Works out what follows from the rows that were written. `counting` are the homes of campuses where they are being counted
 * already.
 */
async function deriveOthers(
  client: pg.PoolClient,
  options: ImportOptions,
  result: ImportResult,
  counting: Promise<CountedHomes[]> | undefined,
): Promise<void> {
  await client.query(
    `update roomtype r set images = ${roomImages('r')}
     where estate_id in (select estate_id from import_estateimages) and images is distinct from ${roomImages('r')}`,
  );
  const touched = arePlacesChanged(result)
    ? 'select estate_id from estate'
    : `select estate_id from import_roomtypes union select estate_id from import_estatestations
       union select estate_id from import_estateimages`;
  // Those of the files were written complete.
  const others = 'except select estate_id from import_estates';
  const stale = await readIds(client, `(${touched}) ${others}`);
  options.onStage?.('一覧の項目を計算しています');
  await refreshEstates(client, stale);
  const priced = await readIds(
    client,
    `(select estate_id from import_roomtypes union select estate_id from import_costs) ${others}`,
  );
  options.onStage?.('費用と、学校ごとの物件数を計算しています');
  await writeStayCosts(client, priced);
  await client.query('set constraints all immediate');
  if (counting) await writeHomesOfCampuses(client, await counting);
  else if (!options.isDryRun && arePlacesChanged(result)) await countHomesOfCampuses(client);
}

const LOOKED_UP = new Set(['stations', 'campuses', 'shops']);

async function run(client: pg.PoolClient, options: ImportOptions): Promise<ImportResult> {
  const { faults, files, isReplacing = false } = options;
  const result: ImportResult = { isWritten: false, kinds: [], closed: 0, samplesRemoved: 0 };
  await begin(client);
  const presentOf = await stage(client, options);
  if (hasEstates(options) && !options.isKeepingSamples) {
    options.onStage?.('サンプルを外しています');
    result.samplesRemoved = await removeSamples(client);
  }
  let counting: Promise<CountedHomes[]> | undefined;
  for (const kind of fileKinds) {
    const present = presentOf.get(kind);
    if (!present) continue;
    options.onStage?.(`${kind.label}を確かめて書き込んでいます`);
    await checkRows(
      client,
      kind,
      files.map(({ path }) => basename(path)),
      faults,
    );
    // After a refusal only what later checks look up is still written; all of it is undone at the end.
    if (faults.faults > 0 && !LOOKED_UP.has(kind.name)) continue;
    if (kind.name === 'roomtypes' && isReplacing) await removeRooms(client);
    // While the database writes the estates, a thread counts them.
    if (kind.name === 'estates' && !options.isDryRun) {
      counting = countBeside(await readHomesAndCampuses(client, selectComing(kind, present, isReplacing)));
      // Callers that await it get the error.
      counting.catch(() => undefined);
    }
    const written = await writeRows(client, kind, present);
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from ${stagingOf(kind)}`,
    );
    result.kinds.push({ kind, rows: rows[0]?.count ?? 0, ...written });
  }
  if (hasEstates(options) && isReplacing && faults.faults === 0) result.closed = await closeOthers(client);
  if (faults.faults > 0) return result;
  await deriveOthers(client, options, result, counting);
  result.isWritten = !options.isDryRun;
  return result;
}

function touchedTables({ kinds: written }: ImportResult): string[] {
  const tables = written.map(({ kind }) => kind.table);
  const isAboutEstates = written.some(({ kind }) => kind.table === 'estate' || kind.wholeOf === 'estate_id');
  return isAboutEstates ? [...new Set([...tables, 'estate', 'roomtype', 'stay_cost'])] : tables;
}

/**
 * Takes files in, in one transaction: all of their rows, or none when one is refused. Readers go on meanwhile
 * and see everything at once at the end.
 */
export async function importFiles(pool: pg.Pool, options: ImportOptions): Promise<ImportResult> {
  const client = await pool.connect();
  try {
    const result = await run(client, options);
    await readOwnTexts(options.faults, options.files, options.encoding);
    options.onStage?.(result.isWritten ? '確定しています' : '取り消しています');
    await client.query(result.isWritten ? 'commit' : 'rollback');
    if (result.isWritten) {
      // Without truncation it takes no lock that readers wait for.
      await client.query(`vacuum (analyze, truncate false) ${touchedTables(result).join(', ')}`);
    }
    return result;
  } finally {
    // Ending the session releases the lock and, after an error, the transaction.
    client.release(true);
  }
}
