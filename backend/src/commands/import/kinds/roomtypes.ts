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
import type { ReservationTerms } from '@gakumado/shared/contract';
import { choice, flag, id, layout, list, panorama, picture, rent, text, yen, youtubeId } from '../cell.ts';
import type { CellType } from '../cell-type.ts';
import { date } from '../date-cell.ts';
import { decimal, integer } from '../number-cell.ts';
import {
  knownEstate,
  knownIds,
  optional,
  required,
  type Column,
  type FileKind,
  type Row,
} from '../file-kind.ts';

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

/** The first says whether there are terms at all. */
const ACCEPTED = 'is_reservation_before_result';

const reservation = (
  member: keyof ReservationTerms,
  name: string,
  label: string,
  type: CellType,
  note?: string,
): Column & { member: keyof ReservationTerms } => ({
  ...optional(name, label, type, {
    role: 'parsed',
    exported: `t.reservation_terms ->> '${member}'`,
    ...(note && { note }),
  }),
  member,
});

/** The members of reservation_terms in the contract. */
const RESERVATION = [
  reservation('is_accepted', ACCEPTED, '合格発表前予約', flag, '空欄は「条件は店舗が個別にご案内します」'),
  reservation('fee_yen', 'reservation_fee_yen', '予約金', yen, '0 は予約金なし'),
  reservation(
    'is_fee_refundable',
    'is_reservation_fee_refundable',
    '予約金の返金',
    flag,
    '合格しなかったとき',
  ),
  reservation('until', 'reservation_until', '予約の期限', date),
  reservation(
    'days_after_result',
    'reservation_days_after_result',
    '合格発表後の契約期限（日）',
    integer(0, 90),
  ),
  reservation('required_proof', 'reservation_proof', '予約に必要な書類', text(200)),
  reservation('note', 'reservation_note', '予約の備考', text(500, { isLong: true })),
];

function compose(row: Row): void {
  const isKnown = typeof row[ACCEPTED] === 'boolean';
  row['reservation_terms'] = isKnown
    ? { json: Object.fromEntries(RESERVATION.map(({ member, name }) => [member, row[name] ?? null])) }
    : null;
}

/** A term that says how, where it is not said that rooms are booked so. */
function strayTerm(row: Row): { column: string; reason: string } | undefined {
  if (row[ACCEPTED] === true) return undefined;
  const stray = RESERVATION.find(
    ({ name, member }) =>
      member !== 'is_accepted' && member !== 'note' && row[name] !== undefined && row[name] !== null,
  );
  return (
    stray && { column: stray.name, reason: `${stray.label}は、合格発表前予約が 1 のときに入力してください。` }
  );
}

function checkRow(row: Row): { column: string; reason: string } | undefined {
  const { vacant_status_id: status, vacant_count: count } = row;
  const stray = strayTerm(row);
  if (stray) return stray;
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
    optional('price_max', '賃料（上限）', rent, { fallback: 's.price_min', note: '空欄は下限と同じ' }),
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
    ...RESERVATION,
    optional('note', '備考', text(500, { isLong: true }), { fallback: `''` }),
    optional('sort_no', '並び順', integer(1, 1000)),
  ],
  composed: {
    reservation_terms: { from: RESERVATION.map(({ name }) => name), fallback: 'null' },
  },
  compose,
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
