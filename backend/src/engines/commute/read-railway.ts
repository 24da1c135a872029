import type { Point } from '@gakumado/shared/vocabulary';
import { readReferenceTable } from '../../platform/reference-table.ts';
import { shortLineName } from './short-line-name.ts';

export interface RailStation extends Point {
  station_id: number;
  station_group_id: number;
  station_name: string;
}

interface RailLine {
  line_id: number;
  line_type: string;
  /** As people say it in a sentence. */
  line_name: string;
}

/** Trains that stop at these stations alone, in both directions; an unnamed one stops everywhere on its way. */
interface TrainService {
  service_name: string;
  /** Whether it runs at 120 km/h and more. */
  is_fast: boolean;
  /** Parts over one line each, stops at both ends included. */
  sections: { line_id: number; station_ids: number[] }[];
  /** Of rail from stop to stop, over all sections. */
  metres: number[];
}

/** The railway of the reference data, as far as commutes need it. */
export interface Railway {
  stations: RailStation[];
  lines: RailLine[];
  links: { line_id: number; from_station_id: number; to_station_id: number; distance_m: number }[];
  services: TrainService[];
}

const toNumbers = (text: string) => text.split(' ').map(Number);

function toSection(text: string) {
  const [line = '', stops = ''] = text.split(':');
  return { line_id: Number(line), station_ids: toNumbers(stops) };
}

/** Reads the railway from seed/reference (docs/data-sources.md). */
export function readRailway(): Railway {
  return {
    stations: readReferenceTable<'station_id' | 'station_group_id' | 'station_name' | 'lat' | 'lon'>(
      'stations.tsv',
    ).map((row) => ({
      station_id: Number(row.station_id),
      station_group_id: Number(row.station_group_id),
      station_name: row.station_name,
      lat: Number(row.lat),
      lon: Number(row.lon),
    })),
    lines: readReferenceTable<'line_id' | 'line_type' | 'line_name'>('lines.tsv').map((row) => ({
      line_id: Number(row.line_id),
      line_type: row.line_type,
      line_name: shortLineName(row.line_name),
    })),
    links: readReferenceTable<'line_id' | 'from_station_id' | 'to_station_id' | 'distance_m'>(
      'station-links.tsv',
    ).map((row) => ({
      line_id: Number(row.line_id),
      from_station_id: Number(row.from_station_id),
      to_station_id: Number(row.to_station_id),
      distance_m: Number(row.distance_m),
    })),
    services: readReferenceTable<'service_name' | 'is_fast' | 'sections' | 'metres'>(
      'train-services.tsv',
    ).map((row) => ({
      service_name: row.service_name,
      is_fast: row.is_fast === 'true',
      sections: row.sections.split('|').map(toSection),
      metres: toNumbers(row.metres),
    })),
  };
}
