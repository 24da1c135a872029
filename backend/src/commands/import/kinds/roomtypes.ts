import {
  EQUIPMENT_GROUP,
  FEW_ROOMS,
  FEW_ROOMS_STATUS,
  FULL_STATUS,
  fullVacancies,
  isFull,
  labelOf,
  vacancies,
} from '@gakumado/shared/vocabulary';
import { choice, flag, id, layout, list, panorama, picture, rent, text, yen, youtubeId } from '../cell.ts';
import { date } from '../date-cell.ts';
import { decimal, integer } from '../number-cell.ts';
import { knownEstate, knownIds, optional, required, type FileKind, type Row } from '../file-kind.ts';

/** roomtype.images: the pictures of the estate that belong to this room type. */
export const roomImages = (room: string): string => `coalesce((
  select jsonb_agg(jsonb_build_object('path', path, 'width', width, 'height', height, 'category', category, 'caption', caption)
    order by i.sort_no, image_id)
  from estate_image i where i.roomtype_id = ${room}.roomtype_id), '[]')`;

/** 満室・キャンセル待ち受付中 */
const fullWords = fullVacancies.map((status) => labelOf(vacancies, status)).join('・');

const none = { fallback: '0' };

/** Amounts whose upper end is a column of its own. */
const ranges = [
  ['price_min', 'price_max', '賃料'],
  ['deposit', 'deposit_max', '敷金'],
  ['key_money', 'key_money_max', '礼金'],
] as const;

function checkRow(row: Row): { column: string; reason: string } | undefined {
  const { vacant_status_id: status, vacant_count: count } = row;
  for (const [lower, upper, label] of ranges) {
    const high = row[upper];
    if (typeof high === 'number' && high < Number(row[lower] ?? 0))
      return { column: upper, reason: `${label}の上限が下限より小さくなっています。` };
  }
  if (isFull(Number(status)) && Number(count) > 0)
    return { column: 'vacant_count', reason: `${fullWords}のときは 0 にしてください。` };
  if (!isFull(Number(status)) && Number(count) === 0)
    return {
      column: 'vacant_count',
      reason: `空室があるときは 1 以上にしてください。${labelOf(vacancies, FULL_STATUS)}は状態を ${FULL_STATUS} にします。`,
    };
  if (status === FEW_ROOMS_STATUS && Number(count) > FEW_ROOMS)
    return {
      column: 'vacant_status_id',
      reason: `${labelOf(vacancies, FEW_ROOMS_STATUS)}は、空室が ${FEW_ROOMS} 室以下のときだけ使えます。`,
    };
  return undefined;
}

export const roomtypes: FileKind = {
  name: 'roomtypes',
  label: '部屋タイプ',
  table: 'roomtype',
  key: ['roomtype_id'],
  columns: [
    required('roomtype_id', '部屋タイプ番号', id, { note: '自社で決めて変えない番号。全物件を通して一つ' }),
    required('estate_id', '物件番号', id),
    required('name', '部屋タイプ名', text(100)),
    required('layout', '間取り', layout),
    required('room_area', '専有面積', decimal(4, 300, 2)),
    required('mats_area', '居室の広さ（畳）', decimal(2, 99, 1)),
    optional('direction', '方位', text(20), { fallback: `''` }),
    optional('floor_text', '階', text(50), { fallback: `''` }),
    required('price_min', '賃料（下限）', rent),
    optional('price_max', '賃料（上限）', yen, { fallback: 's.price_min', note: '空欄は下限と同じ' }),
    optional('management_fee', '管理費', yen, none),
    optional('deposit', '敷金', yen, none),
    optional('deposit_max', '敷金（上限）', yen, { note: '賃料の幅に応じて変わるとき。空欄は敷金と同じ' }),
    optional('kept_deposit', '敷引き', yen, {
      ...none,
      note: '敷金のうち返金しない額。めやす賃料に入ります',
    }),
    optional('key_money', '礼金', yen, none),
    optional('key_money_max', '礼金（上限）', yen, { note: '賃料の幅に応じて変わるとき。空欄は礼金と同じ' }),
    optional('entrance_fee', '入館金', yen, none),
    optional('renewal_fee', '更新料', yen, none),
    optional('contract_months', '契約期間（月）', integer(1, 240), { fallback: '24' }),
    optional('floorplan_image_path', '間取り図', picture, {
      fallback: `'/images/floorplans/' || s.roomtype_id || '.webp'`,
      note: '空欄は間取りと広さから描いた図',
    }),
    optional('panorama_url', 'パノラマ', panorama),
    optional('youtube_id', '動画', youtubeId),
    optional('equipment', '設備', list(id), { fallback: `'{}'` }),
    required('vacant_status_id', '空室状況', choice(vacancies)),
    required('vacant_count', '空室数', integer(0, 5000)),
    optional('move_in_from', '入居可能日', date),
    optional('is_reservation_before_result', '合格発表前予約', flag, { fallback: 'false' }),
    optional('note', '備考', text(500, { isLong: true }), { fallback: `''` }),
    optional('sort_no', '並び順', integer(1, 1000)),
  ],
  checkRow,
  complete: [
    `update import_roomtypes s set sort_no = coalesce(t.sort_no, n.sort_no)
     from (select file_no, line_no, roomtype_id, row_number() over (partition by estate_id order by price_min, file_no, line_no) as sort_no
           from import_roomtypes where sort_no is null) n
     left join roomtype t on t.roomtype_id = n.roomtype_id
     where (n.file_no, n.line_no) = (s.file_no, s.line_no)`,
  ],
  checks: [
    knownEstate,
    {
      column: 'roomtype_id',
      where:
        'exists (select from roomtype r where r.roomtype_id = s.roomtype_id and r.estate_id <> s.estate_id)',
      reason: 'ほかの物件の部屋タイプが使っている番号です。',
    },
    knownIds('equipment', '設備', 'equipment', 'equipment_id', `"group" = ${EQUIPMENT_GROUP.equipment}`),
  ],
  set: {
    images: roomImages('s'),
  },
};
