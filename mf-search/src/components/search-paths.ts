import { paths } from '@gakumado/shared/paths';
import type { KanaRow } from './gojuon.ts';

/** Schools of a row of the syllabary: a query of the school search. */
export const schoolsByKana = (row: KanaRow) => `${paths.schools()}?kana_row=${encodeURIComponent(row)}`;

/** A further page of a school search by name. */
export const schoolsByKeywordPage = (keyword: string, page: number) =>
  paths.schoolsByKeyword(keyword) + (page > 1 ? `&page=${page}` : '');
