import type { StationDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import type { SearchScope } from '../../search/scope.ts';
import { commonSorts } from '../../search/sorts.ts';

/** The estates at a station; known by its id alone, before the station is loaded. */
export const stationPlace = (prefId: number, stationId: number): SearchScope => ({
  path: paths.station(prefId, stationId),
  filter: { station_id: [stationId] },
  defaultSort: 'recommend',
  sorts: commonSorts,
});

/** The same with the known facts of the station, under its usual name. */
export const namedStationPlace = (
  { pref_id, station_id, lat, lon }: Pick<StationDetail, 'pref_id' | 'station_id' | 'lat' | 'lon'>,
  name: string,
): SearchScope => ({
  ...stationPlace(pref_id, station_id),
  marker: { lat, lon, label: name },
});
