import type { Condition } from '../../results/condition.ts';
import type { DraftPlace } from './draft-place.ts';

/** The wishes beside a place: of cities and stations only those that the chosen kind of place is made of. */
export const conditionAt = ({ kind, city_id, station_id }: DraftPlace, condition: Condition): Condition => ({
  ...condition,
  city_id: kind === 'city' ? city_id : [],
  station_id: kind === 'station' ? station_id : [],
  page: 1,
  view: 'list',
});
