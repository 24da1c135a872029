import { paths } from '@gakumado/shared/paths';
import { readPrefixedId } from '../../places/prefixed-id.ts';
import { readRange } from '../../places/range-point.ts';
import { writeDraft } from '../../search/draft/draft-address.ts';
import { readDraftPlace } from '../../search/draft/draft-place.ts';
import type { DraftPlace } from '../../search/draft/draft-place.ts';
import { readSearch } from '../../search/search.ts';

/**
 * This page with the search of a result page, to change it; null for a search that its fields cannot say in full (of
 * words, a region, a line), which can only be run.
 */
export function editPath(resultPath: string): string | null {
  const { pathname, searchParams } = new URL(resultPath, 'https://site.invalid');
  const search = readSearch(searchParams);
  if (search.destination || search.area_slug || search.pref_id.length + search.line_id.length > 0)
    return null;
  const draft = readDraftPlace(searchParams);
  const place = placeOf(pathname.split('/').filter(Boolean), draft);
  return place && paths.searchCondition() + writeDraft({ ...draft, school_id: undefined, ...place }, search);
}

type Named = Partial<DraftPlace> & Pick<DraftPlace, 'kind'>;

function placeOf([, family, first, second, third]: string[], draft: DraftPlace): Named | null {
  const prefId = readPrefixedId('pref_id', first) ?? undefined;
  switch (family) {
    case 'school': {
      const school_id = readPrefixedId('school_id', second) ?? undefined;
      return school_id === undefined ? null : { kind: 'campus', school_id };
    }
    case 'area':
      return prefId === undefined ? countryPlace(draft) : areaPlace(draft, prefId);
    case 'transit': {
      const stationId = Number(second);
      if (prefId === undefined || !Number.isInteger(stationId)) return null;
      return { kind: 'station', pref: prefId, station_id: [stationId] };
    }
    case 'range': {
      const { point, km } = readRange({ lat: first, lon: second, dis: third }) ?? {};
      return point && km !== undefined ? { kind: 'range', ...point, dis: km } : null;
    }
    default:
      return null;
  }
}

const countryPlace = ({ bounds, polygon, city_id, station_id }: DraftPlace): Named | null =>
  (bounds || polygon) && city_id.length + station_id.length === 0 ? { kind: 'map' } : null;

function areaPlace({ city_id, station_id }: DraftPlace, pref: number): Named | null {
  if (city_id.length > 0) return station_id.length > 0 ? null : { kind: 'city', pref };
  return { kind: station_id.length > 0 ? 'station' : 'pref', pref };
}
