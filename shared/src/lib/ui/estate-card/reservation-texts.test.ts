import type { ReservationTerms } from '@gakumado/shared/contract';
import { reservationFacts, reservationLead, reservationText } from './reservation-texts.ts';

const accepted: ReservationTerms = {
  is_accepted: true,
  fee_yen: null,
  is_fee_refundable: null,
  until: null,
  days_after_result: null,
  required_proof: null,
  note: null,
};

test.each<[ReservationTerms | null, string]>([
  [null, '条件は店舗が個別にご案内します'],
  [accepted, '合格発表前の予約ができます／条件は店舗が個別にご案内します'],
  [{ ...accepted, is_accepted: false, fee_yen: 5000 }, '合格発表前の予約は承っていません'],
  [
    { ...accepted, fee_yen: 30_000, is_fee_refundable: true, until: '2027-03-10' },
    '合格発表前の予約は2027年03月10日まで／予約金 30,000円（合格しなかったときは返金します）',
  ],
  [
    { ...accepted, fee_yen: 30_000, is_fee_refundable: false },
    '合格発表前の予約ができます／予約金 30,000円（合格しなかったときは返金しません）',
  ],
  [
    { ...accepted, fee_yen: 10_000 },
    '合格発表前の予約ができます／予約金 10,000円（返金の条件は店舗にご確認ください）',
  ],
  [
    { ...accepted, fee_yen: 0, days_after_result: 7, required_proof: '受験票の写し', note: '先着順です' },
    '合格発表前の予約ができます／予約金なし／合格発表から7日以内にご契約／必要な書類：受験票の写し／先着順です',
  ],
])('the terms %j', (terms, text) => expect(reservationText(terms)).toBe(text));

test('only accepted ones have a lead', () => {
  expect([null, { ...accepted, is_accepted: false }, accepted].map(reservationLead)).toEqual([
    '',
    '',
    '合格発表前の予約ができます',
  ]);
});

test('rooms with one text are named together', () => {
  const rooms = [
    { name: 'Aタイプ', reservation_terms: null },
    { name: 'Bタイプ', reservation_terms: accepted },
    { name: 'Cタイプ', reservation_terms: null },
  ];
  expect(reservationFacts(rooms)).toEqual([
    ['Aタイプ・Cタイプ', '条件は店舗が個別にご案内します'],
    ['Bタイプ', '合格発表前の予約ができます／条件は店舗が個別にご案内します'],
  ]);
  expect(reservationFacts(rooms.slice(0, 1))).toEqual([['すべてのお部屋', '条件は店舗が個別にご案内します']]);
});
