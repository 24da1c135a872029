import type { LineStations } from '@gakumado/shared/contract';
import { nameKey } from '@gakumado/shared/name-key';

export interface StationRow {
  id: number;
  name: string;
  kana: string;
  estateCount: number;
}

export interface LineRow {
  id: number;
  name: string;
  stations: StationRow[];
}

export interface CompanyLines {
  name: string;
  lines: LineRow[];
}

/** The lines by company, as far as the page shows them: without coordinates, in the order of the lines. */
export function groupByCompany(lines: readonly LineStations[]): CompanyLines[] {
  const companies = new Map<string, CompanyLines>();
  for (const { company_name: name, line_id, line_name, stations } of lines) {
    const company = companies.get(name) ?? { name, lines: [] };
    companies.set(name, company);
    company.lines.push({
      id: line_id,
      name: line_name,
      stations: stations.map(({ station_id, station_name, station_kana, estate_count }) => ({
        id: station_id,
        name: station_name,
        kana: station_kana,
        estateCount: estate_count,
      })),
    });
  }
  return [...companies.values()];
}

export interface FoundStation extends StationRow {
  lineNames: string[];
}

/** A station's name or a word that is looked for, as names are compared, without 駅. */
const toKey = (text: string): string => nameKey(text).replace(/(?<=.)駅$|(?<=.)えき$/, '');

/** Stations whose name or reading contains the word, those that begin with it first; each once, with its lines. */
export function findStations(companies: readonly CompanyLines[], word: string): FoundStation[] {
  const key = toKey(word);
  if (key === '') return [];
  const found = new Map<number, { station: FoundStation; isStart: boolean }>();
  for (const { name: lineName, stations } of companies.flatMap(({ lines }) => lines)) {
    for (const station of stations) {
      const keys = [toKey(station.name), toKey(station.kana)];
      if (!keys.some((text) => text.includes(key))) continue;
      const known = found.get(station.id);
      if (known) known.station.lineNames.push(lineName);
      else {
        const isStart = keys.some((text) => text.startsWith(key));
        found.set(station.id, { station: { ...station, lineNames: [lineName] }, isStart });
      }
    }
  }
  return [...found.values()]
    .toSorted(
      (a, b) => Number(b.isStart) - Number(a.isStart) || b.station.estateCount - a.station.estateCount,
    )
    .map(({ station }) => station);
}

/** Estates can be shown at this many stations of a line. */
export const servedStations = ({ stations }: LineRow) =>
  stations.filter(({ estateCount }) => estateCount > 0);
