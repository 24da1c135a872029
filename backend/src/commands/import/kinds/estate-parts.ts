import { costSchema } from '@gakumado/shared/contract';
import { costKinds, facilityCategories, imageCategories, taxTypes } from '@gakumado/shared/vocabulary';
import { choice, flag, id, pattern, picture, text, word } from '../cell.ts';
import { decimal, integer } from '../number-cell.ts';
import {
  knownEstate,
  knownRoomtype,
  numberRows,
  optional,
  required,
  type Check,
  type Column,
  type FileKind,
} from '../file-kind.ts';
import { completeWalks } from '../walks-of-rows.ts';

const note = (max = 500) => optional('note', '備考', text(max, { isLong: true }), { fallback: `''` });
const sortNo: Column = optional('sort_no', '並び順', integer(1, 10_000));
const estateId: Column = required('estate_id', '物件番号', id);
const no = { fallback: 'false' };

const freeId = (table: string, key: string): Check => ({
  column: key,
  where: `exists (select from ${table} t where t.${key} = s.${key} and t.estate_id <> s.estate_id)`,
  reason: 'ほかの物件が使っている番号です。',
});

/** Amounts in yen that a note names, as numbers. */
const AMOUNTS_OF_NOTE = `(
  select round(replace(named[1], ',', '')::numeric * case named[2] when '万' then 10000 when '千' then 1000 else 1 end) as yen
  from regexp_matches(normalize(s.note, NFKC), '(\\d[\\d,]*(?:\\.\\d+)?) *(万|千)?円', 'g') as named)`;

/** Amounts in yen that the rows of the estate hold; months of rent by each rent. */
const AMOUNTS_OF_ROWS = `(
  select round(amount * case o.unit when 'month' then rent.amount_min else 1 end)
  from import_costs o cross join lateral (values (o.amount_min), (o.amount_max)) as ends (amount)
  left join import_costs rent on o.unit = 'month' and rent.estate_id = o.estate_id and rent.cost_name = '賃料'
  where o.estate_id = s.estate_id and amount is not null and (o.unit <> 'month' or rent.amount_min is not null))`;

/** An amount in a note is in no sum and in no search: it needs a row. */
const noHiddenAmount: Check = {
  column: 'note',
  where: `exists (select from ${AMOUNTS_OF_NOTE} as hidden where yen not in ${AMOUNTS_OF_ROWS})`,
  reason: '備考に金額がありますが、その金額の行がありません。金額ごとに行を分けてください。',
};

export const costs: FileKind = {
  name: 'costs',
  label: '費用',
  table: 'cost',
  key: ['cost_id'],
  wholeOf: 'estate_id',
  columns: [
    optional('cost_id', '費用番号', id, { note: '空欄は自動' }),
    estateId,
    optional('roomtype_id', '部屋タイプ番号', id, { note: '空欄は建物全体' }),
    required('cost_name', '費用名', text(50)),
    required('cost_kind', '費用の種類', choice(costKinds)),
    required('amount_min', '金額（下限）', decimal(0, 99_999_999, 2)),
    optional('amount_max', '金額（上限）', decimal(0, 99_999_999, 2), { fallback: 's.amount_min' }),
    optional('unit', '単位', word(...costSchema.shape.unit.options), {
      fallback: `'yen'`,
      note: 'month は賃料の月数、actual は使った分だけ（ご自身で契約）',
    }),
    optional('cycle_months', '周期（月）', integer(1, 240)),
    optional('is_required', '必須', flag, { fallback: 'true' }),
    optional('is_refundable', '返金', flag, no),
    optional('is_prorated', '日割り', flag, no),
    optional('is_included_in_guide_price', 'めやす賃料に含む', flag, no),
    optional('tax_type', '税', choice(taxTypes), { fallback: '0' }),
    note(),
    sortNo,
  ],
  checkRow: ({ amount_min: low, amount_max: high }) =>
    typeof high === 'number' && high < Number(low)
      ? { column: 'amount_max', reason: '金額の上限が下限より小さくなっています。' }
      : undefined,
  complete: numberRows('cost', 'import_costs', 'cost_id'),
  checks: [knownEstate, knownRoomtype, freeId('cost', 'cost_id'), noHiddenAmount],
};

export const facilities: FileKind = {
  name: 'facilities',
  label: '施設・設備',
  table: 'facility',
  key: ['facility_id'],
  wholeOf: 'estate_id',
  columns: [
    optional('facility_id', '施設番号', id, { note: '空欄は自動' }),
    estateId,
    required('name', '名称', text(100)),
    required('category', '分類', choice(facilityCategories)),
    optional('icon', 'アイコン', pattern(/^[a-z0-9-]{1,40}$/, 'アイコン名（英小文字、数字、ハイフン）'), {
      fallback: `(array['building', 'lock', 'house', 'building-2'])[s.category]`,
    }),
    optional('description', '説明', text(500, { isLong: true }), { fallback: `''` }),
    optional('is_paid', '有料', flag, no),
    optional('price_text', '料金', text(100), { fallback: `''` }),
    optional('image_path', '画像', picture),
    optional('distance_m', '距離（m）', integer(0, 100_000)),
    optional('walk_minutes', '徒歩（分）', integer(0, 999)),
    sortNo,
  ],
  complete: numberRows('facility', 'import_facilities', 'facility_id'),
  checks: [knownEstate, freeId('facility', 'facility_id')],
};

export const estateImages: FileKind = {
  name: 'estateimages',
  label: '物件の画像',
  table: 'estate_image',
  key: ['image_id'],
  wholeOf: 'estate_id',
  columns: [
    optional('image_id', '画像番号', id, { note: '空欄は自動' }),
    estateId,
    optional('roomtype_id', '部屋タイプ番号', id, { note: '部屋の写真のとき' }),
    required('path', '画像', picture, { note: '最初の画像が一覧に出ます' }),
    required('category', '分類', choice(imageCategories)),
    optional('caption', '説明', text(200), { fallback: `''` }),
    optional('width', '幅', integer(1, 20_000), { fallback: '1200' }),
    optional('height', '高さ', integer(1, 20_000), { fallback: '800' }),
    sortNo,
  ],
  complete: numberRows('estate_image', 'import_estateimages', 'image_id'),
  checks: [knownEstate, knownRoomtype, freeId('estate_image', 'image_id')],
};

/** A line of the name given, whole or without its brackets, else the first that stops there. */
const LINE_OF = `(select l.line_id from station_line sl join line l using (line_id)
  where sl.station_id = %station and (s.line_name is null or l.line_name = s.line_name
    or regexp_replace(l.line_name, '[（(].*$', '') = s.line_name
    or replace(l.line_name, l.company_name, '') = s.line_name)
  order by l.is_through_service, l.sort_no, l.line_id limit 1)`;
const lineOf = (station: string) => LINE_OF.replace('%station', station);

export const estateStations: FileKind = {
  name: 'estatestations',
  label: '物件の最寄り駅',
  table: 'estate_station',
  key: ['estate_id', 'station_id', 'line_id'],
  wholeOf: 'estate_id',
  columns: [
    estateId,
    optional('station_id', '駅番号', id, { note: '空欄は駅名から' }),
    optional('station_name', '駅名', text(50), {
      role: 'staged',
      sqlType: 'text',
      exported: '(select station_name from station where station.station_id = t.station_id)',
      note: '「駅」は付けない。同じ名前の駅は物件に近いもの',
    }),
    optional('line_id', '路線番号', id, { note: '空欄は路線名から' }),
    optional('line_name', '路線名', text(80), {
      role: 'staged',
      sqlType: 'text',
      exported: '(select line_name from line where line.line_id = t.line_id)',
    }),
    optional('walk_minutes', '徒歩（分）', integer(0, 300), {
      note: '空欄は道のりから計算。バスのときはバス停までを必ず',
    }),
    optional('bus_minutes', 'バス（分）', integer(1, 300)),
    optional('bus_stop_name', 'バス停', text(50)),
    sortNo,
  ],
  checkRow({ station_id, station_name, walk_minutes, bus_minutes }) {
    if (station_id === null && !station_name)
      return { column: 'station_name', reason: '駅番号か駅名を入力してください。' };
    if (walk_minutes === null && bus_minutes !== null)
      return { column: 'walk_minutes', reason: 'バスのときは、バス停までの徒歩（分）を入力してください。' };
    return undefined;
  },
  complete: [
    `update import_estatestations s set station_id = (
       select t.station_id from station t
       cross join lateral (
         select lat, lon from import_estates e where e.estate_id = s.estate_id
         union all select lat, lon from estate e where e.estate_id = s.estate_id limit 1
       ) at
       where t.station_name = regexp_replace(s.station_name, '駅$', '') and ${lineOf('t.station_id')} is not null
         and abs(t.lat - at.lat) < 0.5 and abs(t.lon - at.lon) < 0.6
       order by (t.lat - at.lat) ^ 2 + ((t.lon - at.lon) * 0.82) ^ 2, t.station_id limit 1
     ) where s.station_id is null and s.station_name is not null`,
    `update import_estatestations s set line_id = ${lineOf('s.station_id')} where s.line_id is null and s.station_id is not null`,
    numberRows('estate_station', 'import_estatestations', 'station_id')[0] ?? '',
  ],
  workOut: completeWalks,
  checks: [
    knownEstate,
    {
      column: 'station_name',
      where: 's.station_id is null',
      reason: '物件の近くにこの名前の駅（と路線）が見つかりません。',
    },
    {
      column: 'station_id',
      where:
        's.station_id is not null and not exists (select from station t where t.station_id = s.station_id)',
      reason: 'この番号の駅がありません。',
    },
    {
      column: 'line_id',
      where: `s.station_id is not null and not exists (select from station_line l where l.station_id = s.station_id and l.line_id = s.line_id)`,
      reason: 'この駅を通る路線ではありません。',
    },
  ],
};
