import type { NetworkTables } from './network-tables.ts';
import type { Section } from './sections.ts';

type Service = { service_name: string; sections: Section[]; stationIds: number[] };

const contains = (long: string, short: string) => ` ${long} `.includes(` ${short} `);

/**
 * Leaves out what is part of another service of the same name in either direction, and trains that stop everywhere
 * on one line: station-links.tsv has those.
 */
export function withoutRepeats<T extends Service>(services: readonly T[], { links }: NetworkTables): T[] {
  const linked = new Set(
    links.flatMap(({ line_id, from, to }) => [`${line_id} ${from} ${to}`, `${line_id} ${to} ${from}`]),
  );
  const isLine = ({ service_name, sections }: Service) =>
    service_name === '' &&
    sections.length === 1 &&
    sections.every(({ line_id, station_ids }) =>
      station_ids.slice(1).every((id, index) => linked.has(`${line_id} ${station_ids[index]} ${id}`)),
    );
  const kept: { service: T; ways: string[] }[] = [];
  const longestFirst = services.toSorted((a, b) => b.stationIds.length - a.stationIds.length);
  for (const service of longestFirst) {
    const way = service.stationIds.join(' ');
    const isKnown = kept.some(
      (other) =>
        other.service.service_name === service.service_name && other.ways.some((long) => contains(long, way)),
    );
    if (isKnown || isLine(service)) continue;
    kept.push({ service, ways: [way, service.stationIds.toReversed().join(' ')] });
  }
  return services.filter((service) => kept.some((entry) => entry.service === service));
}
