import type { ReservationTerms, Roomtype } from '@gakumado/shared/contract';
import { formatDate } from '../format/format-date.ts';
import { formatYen } from '../format/format-rent.ts';

/** Said of rooms that no file says anything about. */
const UNKNOWN_TERMS = '条件は店舗が個別にご案内します';

/** Whether the room can be booked before results, in one clause; '' where it cannot, or nobody says. */
export function reservationLead(terms: ReservationTerms | null): string {
  if (!terms?.is_accepted) return '';
  return terms.until === null
    ? '合格発表前の予約ができます'
    : `合格発表前の予約は${formatDate(terms.until)}まで`;
}

function feeText({ fee_yen, is_fee_refundable }: ReservationTerms): string {
  if (fee_yen === null) return '';
  if (fee_yen === 0) return '予約金なし';
  const refund =
    is_fee_refundable === null
      ? '返金の条件は店舗にご確認ください'
      : `合格しなかったときは${is_fee_refundable ? '返金します' : '返金しません'}`;
  return `予約金 ${formatYen(fee_yen)}（${refund}）`;
}

/** All that is known of how a room is booked before results. */
export function reservationText(terms: ReservationTerms | null): string {
  if (terms === null) return UNKNOWN_TERMS;
  const parts = terms.is_accepted
    ? [
        reservationLead(terms),
        feeText(terms),
        terms.days_after_result === null ? '' : `合格発表から${terms.days_after_result}日以内にご契約`,
        terms.required_proof ? `必要な書類：${terms.required_proof}` : '',
      ]
    : ['合格発表前の予約は承っていません'];
  const known = [...parts, terms.note ?? ''].filter(Boolean).join('／');
  return terms.is_accepted && parts.filter(Boolean).length === 1 && !terms.note
    ? `${known}／${UNKNOWN_TERMS}`
    : known;
}

/** The texts of a home's room types; those that share one are named together, and not at all where all do. */
export function reservationFacts(
  roomtypes: readonly Pick<Roomtype, 'name' | 'reservation_terms'>[],
): [rooms: string, text: string][] {
  const names = new Map<string, string[]>();
  for (const { name, reservation_terms } of roomtypes) {
    const text = reservationText(reservation_terms);
    names.set(text, [...(names.get(text) ?? []), name]);
  }
  if (names.size === 1) return [...names.keys()].map((text) => ['すべてのお部屋', text]);
  return [...names].map(([text, rooms]) => [rooms.join('・'), text]);
}
