import type { ReservationTerms } from '@gakumado/shared/contract';
import { RESERVABLE_STATUS } from '@gakumado/shared/vocabulary';
import { chance, createRandom, int, pick } from './random.ts';
import type { Building } from './types.ts';

/**
 * The terms of a building for bookings before results, the same for each of its rooms that are let for spring. Of the others some say
 * that they take none, and most say nothing. They have random numbers of their own: other facts stay as they were.
 */
export function pickReservationTerms(
  estate_id: number,
  building: Building,
  vacantStatusId: number,
): ReservationTerms | null {
  const random = createRandom(400_009 + estate_id);
  const fee_yen = pick(random, [0, 10_000, 30_000, 30_000, 50_000]);
  if (building.isBeforeResult && vacantStatusId === RESERVABLE_STATUS) {
    return {
      is_accepted: true,
      fee_yen,
      is_fee_refundable: fee_yen === 0 ? null : chance(random, 0.7),
      until: chance(random, 0.8) ? `2027-03-${int(random, 10, 25)}` : null,
      days_after_result: pick(random, [3, 7, 7, 10]),
      required_proof: pick(random, ['受験票の写し', '受験票の写し', '出願の確認書の写し', null]),
      note: chance(random, 0.3) ? '先着順で、一人一室までです。' : null,
    };
  }
  if (!chance(random, 0.15)) return null;
  const unknown = { fee_yen: null, is_fee_refundable: null, until: null };
  return { is_accepted: false, ...unknown, days_after_result: null, required_proof: null, note: null };
}
