import type { Polygon } from '@gakumado/shared/search-fields';
import { emptySearch, writeSearch } from '../search/search.ts';

/** A drawn area as an address names it. */
export const polygonText = (polygon: Polygon): string =>
  new URLSearchParams(writeSearch({ ...emptySearch, polygon })).get('polygon') ?? '';
