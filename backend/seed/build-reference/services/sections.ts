import type { ServiceStop } from './find-stops.ts';
import type { NetworkTables } from './network-tables.ts';

/** A part of a service over one line: its stops, those at both ends included. */
export type Section = { line_id: number; station_ids: number[] };

/**
 * Cuts a service where its line changes. A hop is on the line of its farther stop if both are on it, else on that of
 * its nearer one, else on any line that has both, else on the line before.
 */
export function toSections(stops: readonly ServiceStop[], { stationsOf }: NetworkTables): Section[] {
  const has = (line_id: number, ...ids: number[]) => ids.every((id) => stationsOf.get(line_id)?.has(id));
  const sections: Section[] = [];
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    if (!before || before.station_id === stop.station_id) continue;
    const last = sections.at(-1);
    const ids = [before.station_id, stop.station_id];
    const line_id =
      [stop.line_id, before.line_id, last?.line_id ?? 0, ...stationsOf.keys()].find((id) =>
        has(id, ...ids),
      ) ??
      [stop.line_id, before.line_id].find((id) => stationsOf.has(id)) ??
      last?.line_id;
    if (line_id === undefined) continue;
    if (last?.line_id === line_id && last.station_ids.at(-1) === before.station_id)
      last.station_ids.push(stop.station_id);
    else sections.push({ line_id, station_ids: ids });
  }
  return sections;
}
