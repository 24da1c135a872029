import { readFileSync } from 'node:fs';
import { nullIfMissing } from '../../platform/error-code.ts';
import { readPackedBytes } from '../../platform/packed-table.ts';
import type { MeasuredField } from './walk-field.ts';

/** Written by `npm run walks` (docs/data-sources.md). */
const FOLDER = new URL('../../../seed/walks/', import.meta.url);

const NEWLINE = 10;

/** The values as what they are more than those above, which brotli packs best. */
const differences = (values: Uint8Array, width: number): Uint8Array =>
  values.map((value, at) => value - (values[at - width] ?? 0));

/** The bytes of a file of fields: a line of JSON that describes them, and their values. */
export function packFields(fields: readonly MeasuredField[]): Buffer {
  const head = fields.map(({ values, ...field }) => ({ ...field, length: values.length }));
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    ...fields.map(({ values, width }) => differences(values, width)),
  ]);
}

/** The fields of such bytes. */
export function unpackFields(bytes: Buffer): MeasuredField[] {
  let next = bytes.indexOf(NEWLINE) + 1;
  const head = JSON.parse(bytes.subarray(0, next).toString()) as (Omit<MeasuredField, 'values'> & {
    length: number;
  })[];
  return head.map(({ length, ...field }) => {
    const values = new Uint8Array(bytes.subarray(next, next + length));
    next += length;
    for (let at = field.width; at < length; at += 1) values[at]! += values[at - field.width]!;
    return Object.assign(field, { values });
  });
}

/** The fields of the places in a block of the map; none where it has no such place. */
export const readFields = (x: number, y: number): MeasuredField[] =>
  unpackFields(
    nullIfMissing(() => readPackedBytes(new URL(`fields/${x}-${y}.bin.br`, FOLDER))) ?? Buffer.from('[]\n'),
  );

/** The digest of the tables of the map that the fields were measured on; null where there are none. */
export const readMapOfFields = (): string | null => {
  const text = nullIfMissing(() => readFileSync(new URL('version.json', FOLDER), 'utf8'));
  return text && (JSON.parse(text) as { map: string }).map;
};
