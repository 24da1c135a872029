import { typedWord } from '../texts/typed-word.ts';
import { ID_MAX } from '../vocabulary/ids.ts';
import { monthPattern } from '../vocabulary/months.ts';
import { cutTo } from '../vocabulary/text-length.ts';

/** Readers for one field of an address each. An unreadable value is undefined or an empty list. */

export function readInteger(text: string | null | undefined, min: number, max: number): number | undefined {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : NaN;
  return value >= min && value <= max ? value : undefined;
}

/** Values of a list, given as repeated keys (a form) or as one comma list (a link). */
export const readWords = (query: URLSearchParams, key: string): string[] =>
  query.getAll(key).flatMap((value) => value.split(','));

/** Ids or small integers, each once, sorted; no more than `count` of them. */
export function readNumbers(
  query: URLSearchParams,
  key: string,
  { min = 1, max = ID_MAX, count = 100 } = {},
): number[] {
  const numbers = readWords(query, key).map((word) => readInteger(word, min, max));
  const known = numbers.filter((value) => value !== undefined);
  return [...new Set(known)].sort((a, b) => a - b).slice(0, count);
}

/** One of a few numbers. */
export function readChoice(
  query: URLSearchParams,
  key: string,
  choices: readonly number[],
): number | undefined {
  const value = readInteger(query.get(key), 0, 999);
  return choices.find((choice) => choice === value);
}

/** A filter that is there or not: 1 or nothing. */
export const readFlag = (query: URLSearchParams, key: string): true | undefined =>
  query.get(key) === '1' || undefined;

/** Words of a visitor as {@link typedWord} has them, cut at `max` characters. */
export function readText(query: URLSearchParams, key: string, max: number): string | undefined {
  return cutTo(typedWord(query.get(key) ?? ''), max).trim() || undefined;
}

/** YYYY-MM from 2000 on. */
export const readMonth = (text: string | null): string | undefined =>
  text !== null && monthPattern.test(text) ? text : undefined;
