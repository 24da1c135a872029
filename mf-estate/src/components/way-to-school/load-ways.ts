import { findCampus, listEstates, nullOnError } from '@gakumado/shared/api';
import type { Estate, EstateCampus, SchoolCampus } from '@gakumado/shared/contract';

/** The way to a campus; without minutes where it is too far, or cannot be worked out. */
export type SchoolWay = Pick<EstateCampus, 'campus_id' | 'pref_id' | 'school_name' | 'campus_name'> &
  Pick<Estate, 'commute_minutes' | 'commute_text'> & {
    walk_minutes: number | null | undefined;
    bicycle_minutes: number | null | undefined;
  };

/**
 * The ways from an estate to the campuses that a visitor chose, which may be others than those that the estate lists.
 * Unknown campuses have none, and neither has an estate that is no longer let.
 */
export async function loadWays(
  estateId: number,
  campusIds: readonly number[],
  signal: AbortSignal,
): Promise<SchoolWay[]> {
  const answers = await Promise.all(campusIds.map((id) => nullOnError(findCampus(id, signal))));
  const [first, second] = answers.filter((campus) => campus !== null);
  if (!first) return [];
  const { result } = await listEstates(
    { estate_id: [estateId], school_id: first.campus_id, second_school_id: second?.campus_id, limit: 1 },
    signal,
  );
  const [card] = result;
  if (!card) return [];
  return [wayTo(first, card, ''), ...(second ? [wayTo(second, card, 'second_')] : [])];
}

const wayTo = (
  { campus_id, pref_id, school_name, campus_name }: SchoolCampus,
  card: Estate,
  prefix: '' | 'second_',
): SchoolWay => ({
  campus_id,
  pref_id,
  school_name,
  campus_name,
  commute_minutes: card[`${prefix}commute_minutes`],
  commute_text: card[`${prefix}commute_text`],
  walk_minutes: card[`${prefix}walk_minutes_to_school`],
  bicycle_minutes: card[`${prefix}bicycle_minutes_to_school`],
});
