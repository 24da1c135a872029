import type { FeatureFilter } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { noCondition } from '../../../results/condition.ts';
import { hrefOf } from '../../../results/place.ts';
import type { SearchPlace } from '../../../results/place.ts';

/** The list that a feature stands for: that of the campus, narrowed; for a radius the one around the point. */
export function featureHref(place: SearchPlace, { lat, lon, dis, ...wishes }: FeatureFilter): string {
  if (lat !== undefined && lon !== undefined && dis !== undefined) return paths.range(dis, { lat, lon });
  return hrefOf(place, { ...noCondition, ...wishes });
}
