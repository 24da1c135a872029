import { withoutInvisible } from '@gakumado/shared/texts';
import type { PoolClient } from 'pg';
import type { CopyValue } from '../../data/db/copy-rows.ts';
import type { CellType } from './cell-type.ts';

/** A row of a file after its cells were read; null is an empty cell. */
export type Row = Record<string, CopyValue>;

export interface Column {
  name: string;
  /** Name in Japanese, accepted as a heading too. */
  label: string;
  type: CellType;
  isRequired: boolean;
  /** SQL for an empty cell or a missing column of a new row; `s` is the row of the file. Absent: null. */
  fallback?: string;
  /** stored: as the column of that name. staged: for the checks. parsed: only for `compose`. */
  role: 'stored' | 'staged' | 'parsed';
  /** SQL that gives the cell back from the row `t` of the table; absent: the column itself. */
  exported?: string;
  /** Type of a staged column that the table lacks. */
  sqlType?: string;
  note?: string;
}

/** A refusal that SQL finds: `where` is true of rows of `s` that cannot be taken. */
export interface Check {
  column: string;
  where: string;
  /** A text, or SQL that makes one when it begins with a quote or a name of s. */
  reason: string;
  isWarning?: boolean;
}

/** One kind of file: its columns, its table and its checks. */
export interface FileKind {
  name: string;
  label: string;
  table: string;
  key: readonly string[];
  columns: readonly Column[];
  /** The rows of one of these are complete: rows that the file lacks are removed. */
  wholeOf?: string;
  /** Columns made from others of the row: present when one of the others is. */
  composed?: Readonly<Record<string, { from: readonly string[]; fallback: string }>>;
  compose?(row: Row): void;
  /** Says what contradicts itself within the row, by column. */
  checkRow?(row: Row): { column: string; reason: string } | undefined;
  /** SQL that completes the staged rows before the checks. */
  complete?: readonly string[];
  /** Completes what SQL cannot, after `complete`. */
  workOut?(client: PoolClient): Promise<void>;
  checks?: readonly Check[];
  /** Columns of the table that no file gives: SQL over `s`. */
  set?: Readonly<Record<string, string>>;
  /** SQL that runs before and after the rows are written. */
  before?: readonly string[];
  after?: readonly string[];
}

type Options = Partial<Pick<Column, 'fallback' | 'role' | 'sqlType' | 'note' | 'exported'>>;

export function required(name: string, label: string, type: CellType, options: Options = {}): Column {
  return { name, label, type, isRequired: true, role: 'stored', ...options };
}

export function optional(name: string, label: string, type: CellType, options: Options = {}): Column {
  return { name, label, type, isRequired: false, role: 'stored', ...options };
}

/** The column that a heading names, by its own name or its Japanese one; undefined for a heading that none has. */
export function findColumn({ columns }: FileKind, heading: string): Column | undefined {
  const wanted = withoutInvisible(heading).normalize('NFKC').trim();
  return columns.find(
    ({ name, label }) => name === wanted.toLowerCase() || label.normalize('NFKC') === wanted,
  );
}

/** The table in which rows of a kind wait. */
export const stagingOf = (kind: FileKind): string => `import_${kind.name}`;

/** The row must belong to an estate that is there or comes with this import. */
export const knownEstate: Check = {
  column: 'estate_id',
  where: `not exists (select from estate e where e.estate_id = s.estate_id)
    and not exists (select from import_estates e where e.estate_id = s.estate_id)
    and not exists (select from import_refused r where r.kind = 'estates' and r.id = s.estate_id)`,
  reason: 'この番号の物件がありません。',
};

export const knownRoomtype: Check = {
  column: 'roomtype_id',
  where: `s.roomtype_id is not null
    and not exists (select from roomtype r where r.roomtype_id = s.roomtype_id and r.estate_id = s.estate_id)
    and not exists (select from import_roomtypes r where r.roomtype_id = s.roomtype_id and r.estate_id = s.estate_id)
    and not exists (select from import_refused r where r.kind = 'roomtypes' and r.id = s.roomtype_id)`,
  reason: 'この物件に、この番号の部屋タイプがありません。',
};

export const knownShop: Check = {
  column: 'shop_id',
  where: `not exists (select from shop where shop.shop_id = s.shop_id)
    and not exists (select from import_refused r where r.kind = 'shops' and r.id = s.shop_id)`,
  reason: 'この番号の店舗がありません。',
};

export const knownCity: Check = {
  column: 'city_id',
  where: 's.city_id is not null and not exists (select from municipality m where m.city_id = s.city_id)',
  reason: 'この番号の市区町村がありません。',
};

/** Every id in a column of lists is the key of a row that fulfils `where`. */
export const knownIds = (
  column: string,
  label: string,
  table: string,
  key: string,
  where: string,
): Check => ({
  column,
  where: `exists (select from unnest(s.${column}) as given where given not in (select ${key} from ${table} where ${where}))`,
  reason: `'登録されていない${label}です：' || (select string_agg(given::text, '|') from unnest(s.${column}) as given
    where given not in (select ${key} from ${table} where ${where}))`,
});

/** With its hyphen a zip code stays a text in spreadsheets, which drop zeros in front of numbers. */
export const exportedZip = { exported: `left(t.zip_code, 3) || '-' || right(t.zip_code, 4)` };

/** Gives zip codes of five or six digits the zeros back that a spreadsheet dropped, where the code exists with them. */
export const padZip = (kind: string): string =>
  `update import_${kind} s set zip_code = lpad(s.zip_code, 7, '0')
   where length(s.zip_code) < 7 and exists (select from postal_town p where p.zip_code = lpad(s.zip_code, 7, '0'))`;

/** The municipality of an office with a postal code that no table has (migrations/0064_city_of_office.sql). */
export const cityOfOffice = (kind: string): string =>
  `update import_${kind} s set city_id = city_of_office(s.zip_code) where s.city_id is null`;

/** Spreadsheets keep 15 digits of a number: a place that differs by less than a tenth of a millimetre is the same. */
export const keepPlace = (kind: string, table: string, key: string): string =>
  `update import_${kind} s set lat = t.lat, lon = t.lon from ${table} t
   where t.${key} = s.${key} and (s.lat, s.lon) is distinct from (t.lat, t.lon)
     and abs(s.lat - t.lat) < 1e-9 and abs(s.lon - t.lon) < 1e-9`;

/** The municipality of a row is known, by its own number or by its zip code. */
export const cityChecks: readonly Check[] = [
  {
    column: 'zip_code',
    where: 'length(s.zip_code) < 7',
    reason: '郵便番号が7桁ではなく、先頭に0を補った番号もありません。7桁で入力してください。',
  },
  {
    column: 'zip_code',
    where: 's.city_id is null and length(s.zip_code) = 7',
    reason: 'この郵便番号の市区町村が分かりません。city_id を入力してください。',
  },
  knownCity,
];

/** Position in the file for rows of an owner that give none, and ids for rows without: those of the rows they replace. */
export function numberRows(table: string, staging: string, key: string): string[] {
  return [
    `update ${staging} s set sort_no = n.sort_no from (
       select file_no, line_no, row_number() over (partition by estate_id order by file_no, line_no) as sort_no from ${staging}
     ) n where s.sort_no is null and (n.file_no, n.line_no) = (s.file_no, s.line_no)`,
    `update ${staging} s set ${key} = t.${key} from ${table} t
     where s.${key} is null and t.estate_id = s.estate_id and t.sort_no = s.sort_no
       and not exists (select from ${staging} other where other.${key} = t.${key})
       and (select count(*) from ${staging} twin where twin.estate_id = s.estate_id and twin.sort_no = s.sort_no and twin.${key} is null) = 1`,
    `update ${staging} s set ${key} = n.id from (
       select file_no, line_no, row_number() over (order by estate_id, sort_no, file_no, line_no)
         + greatest((select coalesce(max(${key}), 0) from ${table}), (select coalesce(max(${key}), 0) from ${staging})) as id
       from ${staging} where ${key} is null
     ) n where s.${key} is null and (n.file_no, n.line_no) = (s.file_no, s.line_no)`,
  ];
}
