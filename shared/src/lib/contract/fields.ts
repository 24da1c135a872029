import { ID_MAX, LAT_MAX, lengthOf, LON_MAX, PREFECTURE_COUNT } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { withoutFormat, withoutInvisible } from '../texts/invisible.ts';

/** Empty on the wire: left out, null, a text of which nothing is seen, or the word "null" (contract, section 1). */
function emptyToUndefined(value: unknown): unknown {
  const text = typeof value === 'string' ? withoutInvisible(value).trim() : value;
  return text === null || text === '' || text === 'null' ? undefined : value;
}

function digitsToNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,16}$/.test(value.trim()) ? Number(value) : value;
}

function decimalToNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,9}(\.\d{1,12})?$/.test(value.trim()) ? Number(value) : value;
}

function commaListToArray(value: unknown): unknown {
  if (typeof value === 'string') return value.split(',').filter((part) => part.trim() !== '');
  return typeof value === 'number' ? [value] : value;
}

function toBoolean(value: unknown): unknown {
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return value;
}

/** A field that may be left out; null, blanks and "null" count as left out. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyToUndefined, schema.optional()).optional();

/** An integer or its digits as a string. */
export const integer = (min: number, max: number) => z.preprocess(digitsToNumber, z.int().min(min).max(max));

/** An id: a positive integer or its digits as a string. */
export const id = () => integer(1, ID_MAX);

/** `pref_id` and the like. */
export const prefectureId = () => integer(1, PREFECTURE_COUNT);

/** A number or its decimal notation as a string. */
export const decimal = (min: number, max: number) =>
  z.preprocess(decimalToNumber, z.number().min(min).max(max));

/** A latitude or longitude in degrees. */
export const latitude = () => decimal(-LAT_MAX, LAT_MAX);
export const longitude = () => decimal(-LON_MAX, LON_MAX);

/** One of a few integers. */
export const integerOf = (values: readonly number[]) =>
  z.preprocess(
    digitsToNumber,
    z
      .int()
      .refine((value) => values.includes(value), { params: { code: 'range' } })
      .meta({ enum: values }),
  );

/** An array of ids, or a comma list of them. */
export const idList = (max = 100) => z.preprocess(commaListToArray, z.array(id()).max(max));

/** The same with one id at least. */
export const someIds = (max?: number) =>
  idList(max).refine((ids) => ids.length > 0, { params: { code: 'required' } });

/** An array of small integers including 0, or a comma list of them. */
export const integerList = (min: number, max: number) =>
  z.preprocess(commaListToArray, z.array(integer(min, max)).max(100));

/** An array of words out of a fixed set, or a comma list of them. */
export const wordList = <const T extends readonly string[]>(words: T) =>
  z.preprocess(commaListToArray, z.array(z.enum(words)).max(100));

/** true, 1, '1', 'true' and their opposites. */
export const flag = () => z.preprocess(toBoolean, z.boolean());

/** Free text without what nobody sees (contract, 8.13); the length counts code points. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((value) => withoutFormat(value).trim())
    .refine((value) => lengthOf(value) <= max, { params: { code: 'max_length' } })
    .meta({ maxLength: max });

/** A date of this century as YYYY-MM-DD. */
export const isoDate = () =>
  z.iso.date({ abort: true }).refine((date) => date.startsWith('20'), { params: { code: 'range' } });

/** For names: without line ends and other controls. */
export const isOneLine = (value: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);
