import { textKey } from '@gakumado/shared/texts';
import { z } from 'zod';
import { ContentFault } from './content-fault.ts';
import { parseFieldPath } from './field-path.ts';
import { parseFilter } from './filter-parser.ts';
import type { Filter } from './filter-parser.ts';

export interface ContentRequest {
  limit: number;
  offset: number;
  orders: { path: string[]; isDescending: boolean }[];
  /** Paths of the wanted fields; empty means all. */
  fields: string[][];
  ids: string[];
  /** Words that must all appear. */
  words: string[];
  filter: Filter | null;
  draftKey: string | null;
}

const MAX_LIST_ITEMS = 100;

// PostgreSQL has no NUL in text: without this rule it would answer with an error of its own.
const text = z
  .string()
  .max(4000)
  .regex(/^[^\0]*$/, 'has a character that is not allowed');
const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number <= max);

const querySchema = z.object({
  limit: count(100).default(10),
  offset: count(1_000_000).default(0),
  orders: text.default(''),
  fields: text.default(''),
  ids: text.default(''),
  q: text.default(''),
  filters: text.default(''),
  draftKey: text.optional(),
});

/** The texts that microCMS documents for a wrong parameter. All others share one text. */
const messages: Record<string, string> = {
  limit: "Invalid 'limit' value.",
  offset: "Invalid 'offset' value.",
};

/** microCMS would use its own order here. Ours is newest first. */
const DEFAULT_ORDER = 'system:default';

/**
 * Reads the query string of a content call; a parameter that is wrong, or given twice, is a 400. Parameters
 * that make no difference here (`depth`, `richEditorFormat`: nothing refers to other items) are left aside.
 */
export function readContentQuery(query: unknown): ContentRequest {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new ContentFault(400, messages[name] ?? 'invalid parameter.');
  }
  const { limit, offset, orders, fields, ids, q, filters, draftKey } = parsed.data;
  return {
    limit,
    offset,
    orders: splitList(orders)
      .filter((name) => name !== DEFAULT_ORDER)
      .map((name) => ({
        path: parseFieldPath(name.replace(/^-/, '')),
        isDescending: name.startsWith('-'),
      })),
    fields: splitList(fields).map(parseFieldPath),
    ids: splitList(ids),
    words: q.normalize('NFKC').split(/\s+/).map(textKey).filter(Boolean).slice(0, 10),
    filter: filters === '' ? null : parseFilter(filters),
    draftKey: draftKey ?? null,
  };
}

function splitList(list: string): string[] {
  const items = list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length > MAX_LIST_ITEMS)
    throw new ContentFault(400, 'invalid parameter. A list has too many elements.');
  return items;
}
