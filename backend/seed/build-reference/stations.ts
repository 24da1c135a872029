import { joinInterchanges } from './interchanges.ts';
import { municipalityScores, type Mesh } from './mesh.ts';
import type { PostalTown } from './postal.ts';
import type { Station, Stop } from './railway-source.ts';
import type { RailLine } from './railways.ts';
import { createStationReader } from './station-readings.ts';
import { readTsv } from './tsv.ts';

/** Company and direction marks in front of a place name. */
const mark =
  /^(JR|京成|東武|西武|京王|小田急|京急|相鉄|名鉄|近鉄|南海|京阪|阪急|阪神|西鉄|山陽|琴電|神鉄|新|東|西|南|北)/;

/** How well towns or the name of a municipality fit a station's name: a factor on the mesh score. */
function nameFactor(stationName: string, cityName: string, towns: ReadonlySet<string>): number {
  const short = stationName.replace(mark, '');
  const city = cityName.replace(/^.*郡/, '').replace(/[市区町村]$/, '');
  if (city === stationName) return 2;
  if (towns.has(stationName)) return 3;
  if (short.length > 1 && (towns.has(short) || city === short)) return 1.8;
  return 1;
}

/** A municipality's name, as in the hand-written tables, to its id. */
export function cityIdsByName(towns: readonly PostalTown[]): Map<string, number> {
  return new Map(towns.map((town) => [`${town.prefecture_id} ${town.city_name}`, town.city_id]));
}

/** station_id of a station: the group's id for the station that the group is named after, else its lowest. */
function unifyStops(lines: readonly RailLine[]): Map<string, Stop> {
  const stations = new Map<string, Stop>();
  for (const { graph } of lines) {
    for (const stop of graph.stops) {
      const known = stations.get(stop.key);
      const isNamesake = stop.station_id === stop.station_group_id;
      const knownIsNamesake = known?.station_id === known?.station_group_id;
      if (!known || (!knownIsNamesake && (isNamesake || stop.station_id < known.station_id))) {
        stations.set(stop.key, stop);
      }
    }
  }
  return stations;
}

/** Every station once, with its municipality by the mesh and its reading, in id order. */
export function buildStations(
  lines: readonly RailLine[],
  mesh: Mesh,
  postalTowns: readonly PostalTown[],
): Station[] {
  const readStation = createStationReader();
  const townsOf = new Map<number, Map<string, string>>();
  const cityNames = new Map<number, string>();
  for (const { city_id, city_name, town_name, town_kana } of postalTowns) {
    cityNames.set(city_id, city_name);
    const towns = townsOf.get(city_id) ?? new Map<string, string>();
    townsOf.set(city_id, towns.set(town_name.replace(/[一二三四五六七八九十]+丁目$/, ''), town_kana));
  }
  const written = new Map(
    readTsv(new URL('./station-municipalities.tsv', import.meta.url), ['station_id', 'city_id']).map(
      (row) => [Number(row.station_id), Number(row.city_id)],
    ),
  );
  const lineIdsOf = new Map<string, number[]>();
  for (const { line_id, graph } of lines) {
    for (const { key } of graph.stops) lineIdsOf.set(key, [...(lineIdsOf.get(key) ?? []), line_id]);
  }
  const stations = [...unifyStops(lines).values()].map((stop): Station => {
    const scores = [...municipalityScores(mesh, stop)].map(([cityId, score]) => {
      const towns = new Set(townsOf.get(cityId)?.keys());
      return { cityId, score: score * nameFactor(stop.station_name, cityNames.get(cityId) ?? '', towns) };
    });
    const [best] = scores.sort((a, b) => b.score - a.score);
    const city_id = written.get(stop.station_id) ?? best?.cityId;
    if (city_id === undefined) throw new Error(`${stop.station_name} lies in no municipality`);
    const prefecture_id = Math.floor(city_id / 1000);
    const station_kana = readStation({
      station_name: stop.station_name,
      prefecture_id,
      line_ids: lineIdsOf.get(stop.key) ?? [],
      town_kana: townsOf.get(city_id)?.get(stop.station_name),
    });
    return Object.assign(stop, { station_kana, prefecture_id, city_id });
  });
  const ids = new Set(stations.map((station) => station.station_id));
  if (ids.size !== stations.length) throw new Error('Two stations share an id');
  stations.sort((a, b) => a.station_id - b.station_id);
  joinInterchanges(stations);
  return stations;
}
