import type { Estate } from '@gakumado/shared/contract';
import type { Point } from '@gakumado/shared/vocabulary';
import { describeWay } from '#engines/commute/describe-commute.ts';
import type { TargetPoints } from '#engines/estate-index/targets.ts';

/** The way to the campus or destination as the fields of a card; none where the commute is not known. */
export function wayFields(home: Point, to: Point | null | undefined): Partial<Estate> {
  const way = to ? describeWay(home, to) : undefined;
  if (!way) return {};
  const { walk_minutes, bicycle_minutes, ...commute } = way;
  return { ...commute, walk_minutes_to_school: walk_minutes, bicycle_minutes_to_school: bicycle_minutes };
}

function secondWayFields(home: Point, to: Point | null | undefined): Partial<Estate> {
  const { distance_m: _distance, ...way } = wayFields(home, to);
  return Object.fromEntries(Object.entries(way).map(([name, value]) => [`second_${name}`, value]));
}

/** The ways to one target or two. */
export const bothWays = (home: Point, { first, second }: TargetPoints): Partial<Estate> => ({
  ...wayFields(home, first),
  ...secondWayFields(home, second),
});
