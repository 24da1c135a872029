import { redirect } from 'react-router-dom';
import { listCityEstates, listLineStations, listPrefectures, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { isPrefectureId } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { nearestOpen } from '../../places/prefecture-neighbours.ts';
import type { Radius } from '../../places/range-point.ts';
import { groupByRegion } from '../../places/regions.ts';
import { readSearch } from '../../search/search.ts';
import { isEmptyScope } from '../../search/is-empty-scope.ts';
import { loadResults } from '../../search/load-results.ts';
import { rangeScope } from '../../search/scopes/range-scope.ts';

/** The estates around a point. Without any, the visitor is sent to the page that says so. */
export async function loadFound(request: Request, point: Point, km: Radius) {
  const scope = rangeScope(point, km);
  const asked = readSearch(new URL(request.url).searchParams);
  const results = await loadResults(scope, asked, request);
  // A visitor who moves the map stays on it, since the map leads to estates.
  if (isEmptyScope(scope, results) && asked.view === 'list') throw redirect(paths.rangeEmpty(km, point));
  return { kind: 'found', point, km, results } as const;
}

/** The data for choosing a point: the prefectures, and places in the chosen one. */
export async function loadAsk(query: URLSearchParams, km: Radius, signal: AbortSignal) {
  const prefId = /^\d{1,2}$/.test(query.get('pref_id') ?? '') ? Number(query.get('pref_id')) : 0;
  const isPrefecture = isPrefectureId(prefId);
  const [prefectures, cities, lines] = await Promise.all([
    listPrefectures({}, signal),
    isPrefecture ? nullOnError(listCityEstates({ pref_id: prefId }, signal)) : null,
    isPrefecture ? nullOnError(listLineStations(prefId, signal)) : null,
  ]);
  const prefecture = prefectures.find(({ prefecture_id }) => prefecture_id === prefId) ?? null;
  const regions = groupByRegion(prefectures);
  if (prefecture?.is_open === false) {
    const openOnes = nearestOpen(prefId, prefectures);
    return {
      kind: 'ask',
      km,
      regions,
      prefecture,
      nearestOpen: openOnes,
      cities: null,
      lines: null,
    } as const;
  }
  return { kind: 'ask', km, regions, prefecture, nearestOpen: [], cities, lines } as const;
}
