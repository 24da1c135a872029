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
  const keyword = query.get('keyword');
  if (keyword !== null) {
    const text = Array.from(keyword.trim()).slice(0, KEYWORD_MAX).join('');
    const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
    return text === '' ? { kind: 'empty' } : { kind: 'keyword', keyword: text, page };
  }
  const row = query.get('kana_row');
  return isKanaRow(row) ? { kind: 'kana', row } : { kind: 'all' };
}
