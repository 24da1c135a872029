import type { FeatureFilter } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { emptySearch } from '#search/search.ts';
import { hrefOf } from '#search/scope.ts';
import type { SearchScope } from '#search/scope.ts';

/** The list of a feature: that of the campus, narrowed; for a radius the one around the point. */
export function featureHref(scope: SearchScope, { lat, lon, dis, ...filters }: FeatureFilter): string {
  if (lat !== undefined && lon !== undefined && dis !== undefined) return paths.range(dis, { lat, lon });
  return hrefOf(scope, { ...emptySearch, ...filters });
}
