import { destinationName } from '@gakumado/shared/search-fields';
import type { Destination } from '@gakumado/shared/search-fields';
import type { SearchScope } from '../scope.ts';
import { areaScope } from './area-scope.ts';

/** The estates from which a point is reached, the quickest way first: of a prefecture, or of the whole country. */
export function destinationScope(destination: Destination, prefId?: number): SearchScope {
  const place = areaScope(prefId);
  const name = destinationName(destination);
  return {
    ...place,
    defaultSort: 'commute_asc',
    scopeKeys: [...(place.scopeKeys ?? []), 'destination'],
    name,
    campusName: name,
    marker: { lat: destination.lat, lon: destination.lon, label: name },
  };
}
