import { NIGHT_WAY_MINUTES, NIGHT_WAYS } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import type { StreetWalk, Walker } from '#engines/walking/walker.ts';

/** A station that serves a home, as its owner says it. */
export interface ServingStation extends Point {
  station_id: number;
  station_name: string;
  walk_minutes: number;
  /** Null: it is reached on foot. */
  bus_minutes: number | null;
}

/** A station from which the way home is told. */
export type NightStation = Pick<ServingStation, 'station_id' | 'station_name' | 'lat' | 'lon'>;

/** A station of several lines is one. */
const firstOfName = (station: NightStation, index: number, all: readonly NightStation[]) =>
  all.findIndex(({ station_name }) => station_name === station.station_name) === index;

/** The stations whose ways home are told: the first ones on foot. */
export const nightStations = (stations: readonly ServingStation[]): NightStation[] =>
  stations
    .filter(({ bus_minutes, walk_minutes }) => bus_minutes === null && walk_minutes <= NIGHT_WAY_MINUTES)
    .map(({ station_id, station_name, lat, lon }): NightStation => ({ station_id, station_name, lat, lon }))
    .filter(firstOfName)
    .slice(0, NIGHT_WAYS);

/** The walks from a home to stations, in their order; null where the streets are not known well enough. */
export const walksHome = async (
  walker: Walker,
  { lat, lon }: Point,
  stations: readonly NightStation[],
): Promise<(StreetWalk | null)[]> =>
  stations.length === 0
    ? []
    : walker.walks({
        from: { lat, lon },
        to: stations.map((station) => ({
          lat: station.lat,
          lon: station.lon,
          stationId: station.station_id,
        })),
      });

/** The points of a walk from the station to the home; it was found the other way round. */
export const wayHome = ({ path }: StreetWalk): Point[] =>
  path.map(([lon, lat]) => ({ lat, lon })).toReversed();
