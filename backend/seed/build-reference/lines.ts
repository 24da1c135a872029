import type { RailLine } from './railways.ts';
import { readTsv } from './tsv.ts';

export type LineName = { company_name: string; line_name: string; line_type: string };

/** Operators by the first digits of the source's line ids. line-names.tsv overrides them. */
const operators: readonly (readonly [prefix: string, company: string])[] = [
  ['111', 'JR北海道'],
  ['112', 'JR東日本'],
  ['113', 'JR東日本'],
  ['115', 'JR東海'],
  ['116', 'JR西日本'],
  ['117', 'JR西日本'],
  ['118', 'JR四国'],
  ['119', 'JR九州'],
  ['21', '東武鉄道'],
  ['22', '西武鉄道'],
  ['23', '京成電鉄'],
  ['24', '京王電鉄'],
  ['25', '小田急電鉄'],
  ['26', '東急電鉄'],
  ['27', '京浜急行電鉄'],
  ['28', '東京メトロ'],
  ['29', '相模鉄道'],
  ['30', '名古屋鉄道'],
  ['31', '近畿日本鉄道'],
  ['32', '南海電気鉄道'],
  ['33', '京阪電気鉄道'],
  ['34', '阪急電鉄'],
  ['35', '阪神電気鉄道'],
  ['36', '西日本鉄道'],
];

/** Returns a function that gives a line its operator, the name in use today and its kind. */
export function createLineNamer(): (line: RailLine) => LineName {
  const written = new Map(
    readTsv(new URL('./line-names.tsv', import.meta.url), [
      'line_id',
      'company_name',
      'line_name',
      'line_type',
    ]).map(({ line_id, ...name }) => [Number(line_id), name]),
  );
  return ({ line_id, line_name }) => {
    const hand = written.get(line_id);
    if (hand) return hand;
    const operator = operators.find(([prefix]) => String(line_id).startsWith(prefix));
    if (!operator) throw new Error(`Line ${line_id} ${line_name} has no company`);
    const [prefix, company_name] = operator;
    const isJr = prefix.length === 3;
    return { company_name, line_name, line_type: isJr ? 'jr' : prefix === '28' ? 'subway' : 'private' };
  };
}
