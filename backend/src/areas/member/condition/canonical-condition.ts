import { createHash } from 'node:crypto';
import type { EstateFilter } from '@gakumado/shared/contract';

/** Fields that say how a result is shown or asked for, not which estates it has. */
const presentation = new Set(['sort', 'with_facets', 'count_only', 'access_key']);

/** The corners of a polygon make sense in their order only. */
const ordered = new Set(['polygon']);

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;
}

function canonicalValue(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return ordered.has(key) ? value : [...new Set(value)].sort(compare);
  if (typeof value === 'string') return value.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  return typeof value === 'object' && value !== null ? sortKeys(Object.entries(value)) : value;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === false || value === '' || (Array.isArray(value) && value.length === 0);

function sortKeys(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export interface CanonicalCondition {
  /** JSON with sorted keys and ids: equal searches have equal texts. */
  text: string;
  /** SHA-256 of the text. */
  hash: Buffer;
}

/** The one spelling of a search condition, without what does not change the estates that it finds. */
export function canonicalCondition(filter: EstateFilter): CanonicalCondition {
  const entries = Object.entries(filter)
    .filter(([key]) => !presentation.has(key))
    .map(([key, value]): [string, unknown] => [key, canonicalValue(key, value)])
    .filter(([, value]) => !isEmpty(value));
  const text = JSON.stringify(sortKeys(entries));
  return { text, hash: createHash('sha256').update(text).digest() };
}
