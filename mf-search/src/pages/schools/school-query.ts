import { readText } from '@gakumado/shared/search-fields';
import { isKanaRow, KEYWORD_MAX } from '@gakumado/shared/vocabulary';
import type { KanaRow } from '@gakumado/shared/vocabulary';

/** The school search in the address. */
export type SchoolQuery =
  | { kind: 'all' }
  | { kind: 'empty' }
  | { kind: 'keyword'; keyword: string; page: number }
  | { kind: 'kana'; row: KanaRow };

/** Reads the query: a keyword wins over a row; a keyword without text is the empty search. */
export function readSchoolQuery(query: URLSearchParams): SchoolQuery {
  if (query.has('keyword')) {
    const keyword = readText(query, 'keyword', KEYWORD_MAX);
    const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
    return keyword === undefined ? { kind: 'empty' } : { kind: 'keyword', keyword, page };
  }
  const row = query.get('kana_row');
  return isKanaRow(row) ? { kind: 'kana', row } : { kind: 'all' };
}
