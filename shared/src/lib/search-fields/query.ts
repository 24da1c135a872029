import { MAX_AREA_M2 } from '@gakumado/shared/vocabulary';
import { readBounds, writeBounds } from './bounds-text.ts';
import { readDestination, writeDestination } from './destination-text.ts';
import type { Bounds, Destination, FieldRow, Polygon } from './field-row.ts';
import { fieldNames, isAsked, searchFields } from './fields.ts';
import type { FieldsWith, FilterField, FilterValues } from './fields.ts';
import { readPolygon, writePolygon } from './polygon-text.ts';
import {
  readChoice,
  readFlag,
  readInteger,
  readMonth,
  readNumbers,
  readText,
  readWords,
} from './read-query.ts';
import { readYen } from './read-yen.ts';

/** Fields that the query of an address gives. */
export type QueryField = Exclude<FilterField, FieldsWith<{ isOutsideQuery: true }>>;
type ListField = Extract<QueryField, FieldsWith<{ kind: 'ids' | 'terms' | 'words' }>>;

/** The values of a query: lists may be empty, other fields are absent. */
export type QueryValues = { [Field in ListField]: FilterValues[Field] } & {
  [Field in Exclude<QueryField, ListField>]?: Field extends FieldsWith<{ kind: 'flag' }>
    ? true
    : FilterValues[Field];
};

const isList = ({ kind }: FieldRow) => kind === 'ids' || kind === 'terms' || kind === 'words';

export const queryFields = fieldNames.filter(
  (field) => !('isOutsideQuery' in searchFields[field]),
) as QueryField[];

/** Fields that restrict no single home: keyword, preferences, stay, second destination. */
const noMusts: ReadonlySet<QueryField> = new Set([
  'keyword',
  'stay_months',
  'with_meals',
  'food_budget',
  'optional_condition',
  'optional_equipment',
  'second_school_id',
  'second_destination',
  'second_commute_minutes_max',
  'second_commute_transfers_max',
]);

/** The conditions that a home must meet, wherever it is: those that similar homes keep (contract, 7.10). */
export const mustsOf = (values: QueryValues): Partial<QueryValues> =>
  Object.fromEntries(
    queryFields
      .filter((field) => !('isPlace' in searchFields[field]) && !noMusts.has(field))
      .map((field) => [field, values[field]])
      .filter(([, value]) => isAsked(value)),
  );

/** The wishes of a search about rooms (contract, 8.4). */
export const roomWishesOf = (values: QueryValues): Partial<QueryValues> =>
  Object.fromEntries(
    queryFields
      .filter((field) => 'isOfRoom' in searchFields[field])
      .map((field) => [field, values[field]])
      .filter(([, value]) => isAsked(value)),
  );

/** One field of a query. An unreadable value is undefined or an empty list. */
function readField(row: FieldRow, query: URLSearchParams, name: string): unknown {
  const text = query.get(name);
  switch (row.kind) {
    case 'flag':
      return readFlag(query, name);
    case 'id':
      return readNumbers(query, name)[0];
    case 'ids':
      return readNumbers(query, name, { max: row.maxId });
    case 'terms':
      return readNumbers(query, name, { min: 0 }).filter((value) =>
        row.terms.some((term) => term.value === value),
      );
    case 'words': {
      const words = readWords(query, name);
      return row.words.filter((word) => words.includes(word));
    }
    case 'word':
      return row.words.find((word) => word === text);
    case 'choice':
      return readChoice(query, name, row.choices);
    case 'integer':
      return readInteger(text, row.min, row.max);
    case 'yen':
      return readYen(text ?? '') || undefined;
    case 'area':
      return readInteger(text, 1, MAX_AREA_M2);
    case 'degrees':
      return undefined;
    case 'text':
      return readText(query, name, row.maxLength);
    case 'month':
      return readMonth(text);
    case 'bounds':
      return readBounds(text);
    case 'polygon':
      return readPolygon(text);
    case 'destination':
      return readDestination(query, name);
  }
}

/** Every field of a query by itself. Rules between fields are left to the reader. */
export const readQuery = (query: URLSearchParams): QueryValues =>
  Object.fromEntries(
    queryFields.map((field) => {
      const row: FieldRow = searchFields[field];
      return [field, readField(row, query, row.queryKey ?? field)];
    }),
  ) as QueryValues;

/** A query that asks for nothing. */
export const emptyQuery: QueryValues = Object.fromEntries(
  queryFields.filter((field) => isList(searchFields[field])).map((field) => [field, []]),
) as unknown as QueryValues;

/** The pairs of key and value that a field is in an address. */
function writeField(row: FieldRow | undefined, name: string, value: unknown): [string, string][] {
  const key = row?.queryKey ?? name;
  switch (row?.kind) {
    case 'destination':
      return writeDestination(key, value as Destination);
    case 'bounds':
      return [[key, writeBounds(value as Bounds)]];
    case 'polygon':
      return [[key, writePolygon(value as Polygon)]];
    default:
      return [[key, String(value === true ? 1 : value)]];
  }
}

/** Commas stay readable: they are the separator of lists. */
const encode = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');

/** A query with its `?`, in alphabetical order and without what asks for nothing; '' for none. */
export function writeQuery(values: Readonly<Record<string, unknown>>): string {
  const rows: Readonly<Record<string, FieldRow>> = searchFields;
  const pairs = Object.entries(values)
    .filter(([, value]) => isAsked(value))
    .flatMap(([name, value]) => writeField(rows[name], name, value))
    .map(([key, text]) => `${key}=${encode(text)}`)
    .sort();
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The conditions of {@link mustsOf} as parts of an address, for `paths.estate`. */
export const writeMusts = (values: QueryValues): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(writeQuery(mustsOf(values))));
