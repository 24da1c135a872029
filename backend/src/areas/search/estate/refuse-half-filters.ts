import type { EstateFilter } from '@gakumado/shared/contract';
import { badField } from '#platform/http/api-fault.ts';

const isSome = (...values: unknown[]) => values.some((value) => value !== undefined);

/**
 * A limit without its origin would silently limit nothing. A second campus or destination comes after a first, and each is one
 * of both.
 */
export function refuseHalfFilters({ lat, lon, dis, ...filter }: EstateFilter): void {
  const { school_id, destination, second_school_id, second_destination } = filter;
  if (isSome(school_id) && isSome(destination)) throw badField('destination', 'conflict');
  if (isSome(second_school_id) && isSome(second_destination))
    throw badField('second_destination', 'conflict');
  const [first, second] = [school_id ?? destination, second_school_id ?? second_destination];
  if (
    isSome(filter.second_commute_minutes_max, filter.second_commute_transfers_max) &&
    second === undefined
  ) {
    throw badField('second_school_id', 'required');
  }
  if (isSome(filter.commute_minutes_max, filter.commute_transfers_max, second) && first === undefined) {
    throw badField('school_id', 'required');
  }
  if (isSome(dis, lon) && lat === undefined) throw badField('lat', 'required');
  if (lat !== undefined && lon === undefined) throw badField('lon', 'required');
}
