import type { LineStations, StationDetail } from '@gakumado/shared/contract';
import { fullStationName } from '@gakumado/shared/vocabulary';

interface StationOnLine {
  station_id: number;
  station_name: string;
  /** Its first line. */
  line_name: string | null;
}

/** A line without the section in brackets that some names have: 都電荒川線(東京さくらトラム), JR函館本線(函館～長万部). */
const shortLineName = (name: string) => name.replace(/\(.*\)$/, '');

/** 早稲田駅（東京メトロ東西線）: a station that shares its name with another one. */
const labelOf = (name: string, lineName: string | null) =>
  `${fullStationName(name)}${lineName === null ? '' : `（${shortLineName(lineName)}）`}`;

type Station = Pick<StationDetail, 'station_name' | 'has_namesake' | 'lines' | 'pref_name'>;

const tellingLine = ({ has_namesake, lines }: Pick<Station, 'has_namesake' | 'lines'>) =>
  has_namesake ? (lines[0]?.line_name ?? null) : null;

/** The name of a station, with its line where another one of the prefecture has the same name. */
export const stationLabel = (station: Omit<Station, 'pref_name'>) =>
  labelOf(station.station_name, tellingLine(station));

/** The place of a station, beside its bare name: 東京都, or 東京メトロ東西線、東京都 where the name is not unique. */
export function whereStationIs(station: Station): string {
  const line = tellingLine(station);
  return line === null ? station.pref_name : `${shortLineName(line)}、${station.pref_name}`;
}

/** Names of stations that are shown together, by id: those of one name with their lines. */
export function labelStations(stations: readonly StationOnLine[]): Map<number, string> {
  return new Map(
    stations.map(({ station_id, station_name, line_name }) => {
      const isShared = stations.some(
        (other) => other.station_id !== station_id && other.station_name === station_name,
      );
      return [station_id, labelOf(station_name, isShared ? line_name : null)];
    }),
  );
}

/** The stations of some lines, each once, on its first line. */
export function stationsOnce(lines: readonly LineStations[]) {
  const seen = new Set<number>();
  return lines
    .flatMap(({ line_name, stations }) => stations.map((station) => ({ ...station, line_name })))
    .filter(({ station_id }) => seen.size < seen.add(station_id).size);
}
