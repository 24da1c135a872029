import type { WholeListQuery } from '@gakumado/shared/contract';

/** The answer of a short list: whole, or the page that was asked for. */
export function wholeList<T>(rows: readonly T[], { page, limit = Math.max(1, rows.length) }: WholeListQuery) {
  const result = rows.slice((page - 1) * limit, page * limit);
  return { status: 200 as const, result, total_count: rows.length, page, limit };
}
