import type { FileKind, Row } from '../file-kind.ts';
import { costs, estateStations } from './estate-parts.ts';
import { estates } from './estates.ts';
import { roomtypes } from './roomtypes.ts';
import { shops } from './shops.ts';

/** Column and reason; empty for none. */
type Fault = [] | [column: string, reason: string];

const faultOf = (kind: FileKind, row: Row) => Object.values(kind.checkRow?.(row) ?? {});

const REVERSED = '緯度と経度が逆になっています。';
const NOT_SOUTH = '日本の緯度（20～46）ではありません。';
const NOT_EAST = '日本の経度（122～154）ではありません。';

test.each<[Row, Fault]>([
  [{ lat: 35.7, lon: 139.7 }, []],
  [{ lat: 20, lon: 122 }, []],
  [{ lat: 46, lon: 154 }, []],
  [{ lat: null, lon: 200 }, []],
  [{ lat: 200, lon: null }, []],
  [{ lat: 139.7, lon: 35.7 }, ['lat', REVERSED]],
  [{ lat: 101, lon: 49 }, ['lat', REVERSED]],
  [{ lat: 100, lon: 49 }, ['lat', NOT_SOUTH]],
  [{ lat: 101, lon: 50 }, ['lat', NOT_SOUTH]],
  [{ lat: 19.9, lon: 139 }, ['lat', NOT_SOUTH]],
  [{ lat: 46.1, lon: 139 }, ['lat', NOT_SOUTH]],
  [{ lat: 35, lon: 121.9 }, ['lon', NOT_EAST]],
  [{ lat: 35, lon: 154.1 }, ['lon', NOT_EAST]],
])('the place of an estate at %j', (row, fault) => {
  expect(faultOf(estates, row)).toEqual(fault);
});

test('terms that are not given are unknown, and an estate without meals has none', () => {
  const row: Row = { contract_months: 24, meal_type: 0, meal_price_monthly: 20_000 };
  estates.compose?.(row);
  expect(row['movein_terms']).toEqual({
    json: {
      contract_months: 24,
      renewal_text: null,
      notice_months: null,
      is_midterm_cancelable: null,
      penalty_text: null,
      is_prorated_on_exit: null,
      key_handover_text: null,
      exit_deadline_text: null,
      guarantor_text: null,
      insurance_text: null,
      curfew_text: null,
      guest_rule_text: null,
      eligible_text: null,
    },
  });
  expect(row['meals']).toBeNull();
});

test('what is false or 0 among the terms and the meals is kept', () => {
  const row: Row = {
    notice_months: 0,
    is_midterm_cancelable: false,
    meal_type: 2,
    meal_price_monthly: 0,
    is_meal_refund_on_skip: false,
  };
  estates.compose?.(row);
  expect(row['movein_terms']).toMatchObject({ json: { notice_months: 0, is_midterm_cancelable: false } });
  expect(row['meals']).toEqual({
    json: {
      meal_type: 2,
      price_monthly: 0,
      schedule_text: null,
      holiday_text: null,
      is_refund_on_skip: false,
    },
  });
  const bare: Row = { meal_type: 1 };
  estates.compose?.(bare);
  expect(bare['meals']).toMatchObject({
    json: { meal_type: 1, price_monthly: null, is_refund_on_skip: null },
  });
  const unknown: Row = {};
  estates.compose?.(unknown);
  expect(unknown['meals']).toBeNull();
});

const FULL = '満室・キャンセル待ち受付中のときは 0 にしてください。';
const FREE = '空室があるときは 1 以上にしてください。満室は状態を 4 にします。';
const FEW = '空室1～2室は、空室が 2 室以下のときだけ使えます。';

test.each<[Row, Fault]>([
  [{ price_min: 60_000, price_max: 60_000 }, []],
  [{ price_min: 60_000, price_max: null }, []],
  [{ deposit: 60_000, deposit_max: 59_999 }, ['deposit_max', '敷金の上限が下限より小さくなっています。']],
  [{ deposit: 60_000, deposit_max: null }, []],
  [{ key_money: 1, key_money_max: 0 }, ['key_money_max', '礼金の上限が下限より小さくなっています。']],
  [{ price_min: 60_000, price_max: 59_999 }, ['price_max', '賃料の上限が下限より小さくなっています。']],
  [{ vacant_status_id: 4, vacant_count: 0 }, []],
  [{ vacant_status_id: 5, vacant_count: 0 }, []],
  [{ vacant_status_id: 4, vacant_count: 1 }, ['vacant_count', FULL]],
  [{ vacant_status_id: 5, vacant_count: 1 }, ['vacant_count', FULL]],
  [{ vacant_status_id: 1, vacant_count: 1 }, []],
  [{ vacant_status_id: 1, vacant_count: 0 }, ['vacant_count', FREE]],
  [{ vacant_status_id: 3, vacant_count: 0 }, ['vacant_count', FREE]],
  [{ vacant_status_id: 3, vacant_count: 2 }, []],
  [{ vacant_status_id: 3, vacant_count: 3 }, ['vacant_status_id', FEW]],
  [{ vacant_status_id: 2, vacant_count: 3 }, []],
])('a room type of %j', (row, fault) => {
  expect(faultOf(roomtypes, { price_min: 60_000, vacant_status_id: 1, vacant_count: 1, ...row })).toEqual(
    fault,
  );
});

const CLOSED = '閉店の時刻が開店より前になっています。';

test.each<[FileKind, Row, Fault]>([
  [costs, { amount_min: 5, amount_max: 5 }, []],
  [costs, { amount_min: 5, amount_max: null }, []],
  [costs, { amount_min: 5, amount_max: 4.99 }, ['amount_max', '金額の上限が下限より小さくなっています。']],
  [estateStations, { station_id: 7, station_name: null }, []],
  [estateStations, { station_id: null, station_name: '早稲田' }, []],
  [
    estateStations,
    { station_id: null, station_name: null },
    ['station_name', '駅番号か駅名を入力してください。'],
  ],
  [shops, { open_time: '10:00', close_time: '18:00' }, []],
  [shops, { open_time: '10:00', close_time: '10:00' }, ['close_time', CLOSED]],
  [shops, { open_time: '10:00', close_time: '09:59' }, ['close_time', CLOSED]],
  [shops, { open_time: null, close_time: '09:59' }, []],
  [shops, { open_time: '10:00', close_time: null }, []],
])('a row contradicts itself or not (%#)', (kind, row, fault) => {
  expect(faultOf(kind, row)).toEqual(fault);
});

test.each<[Row, Fault]>([
  [{ is_reservation_before_result: true, reservation_fee_yen: 0 }, []],
  [{ is_reservation_before_result: false, reservation_note: '一般の受け付けのみ' }, []],
  [{ is_reservation_before_result: null, reservation_fee_yen: null }, []],
  [
    { is_reservation_before_result: null, reservation_fee_yen: 0 },
    ['reservation_fee_yen', '予約金は、合格発表前予約が 1 のときに入力してください。'],
  ],
  [
    { is_reservation_before_result: false, reservation_until: '2027-03-10' },
    ['reservation_until', '予約の期限は、合格発表前予約が 1 のときに入力してください。'],
  ],
])('the terms of a booking before results %j', (terms, fault) => {
  expect(faultOf(roomtypes, { vacant_status_id: 1, vacant_count: 1, ...terms })).toEqual(fault);
});

test('a booking before results has terms where a file says whether it is taken', () => {
  const known: Row = { is_reservation_before_result: true, reservation_fee_yen: 0 };
  const unknown: Row = { is_reservation_before_result: null };
  roomtypes.compose?.(known);
  roomtypes.compose?.(unknown);
  expect(unknown['reservation_terms']).toBeNull();
  expect(known['reservation_terms']).toEqual({
    json: {
      is_accepted: true,
      fee_yen: 0,
      is_fee_refundable: null,
      until: null,
      days_after_result: null,
      required_proof: null,
      note: null,
    },
  });
});
