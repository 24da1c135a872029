/**
 * Writes train-services.tsv of the reference data from a table of train services (columns service_id, type, kind, lines,
 * stops; docs/data-sources.md): `node backend/seed/build-services.ts train-services.tsv`, after build-reference.ts. It
 * prints the stops that it left out because no station of ours is meant.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeTsv } from './build-reference/tsv.ts';
import { readNetworkTables } from './build-reference/services/network-tables.ts';
import { createStopFinder, type ServiceStop } from './build-reference/services/find-stops.ts';
import { createRailDistance } from './build-reference/services/rail-distance.ts';
import { withoutRepeats } from './build-reference/services/without-repeats.ts';
import { isChosen, isFast, serviceName } from './build-reference/services/choose-services.ts';
import { toSections } from './build-reference/services/sections.ts';

const reference = path.join(import.meta.dirname, 'reference');
const [, , source] = process.argv;
if (!source) throw new Error('Name the table of train services.');

const tables = readNetworkTables(reference);
const findStops = createStopFinder(tables);
const railDistance = createRailDistance(tables);

/** A row begins with its number; names of two lines continue one. */
const rows = readFileSync(source, 'utf8')
  .trimEnd()
  .split(/\n(?=\d+\t)/)
  .slice(1)
  .map((row) => row.replaceAll('\n', ' ').split('\t'));

/** Stops of some of the trains; the usual fast one passes them. */
const someStop = / \d+:[^ ]*\?/g;

/** Cuts a service where no train can run. */
function cutAtGaps(stops: readonly ServiceStop[]): ServiceStop[][] {
  const parts: ServiceStop[][] = [];
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    if (before && railDistance(before.station_id, stop.station_id) !== undefined) parts.at(-1)!.push(stop);
    else parts.push([stop]);
  }
  return parts;
}

const services = rows.flatMap(([id = '', type = '', kind = '', , stops = '']) => {
  if (!isChosen(Number(id), type, Number(kind))) return [];
  const is_fast = isFast(Number(id), Number(kind));
  return cutAtGaps(findStops(is_fast ? stops.replace(someStop, '') : stops)).flatMap((part) => {
    const sections = toSections(part, tables);
    const stationIds = sections.flatMap(({ station_ids }, index) => station_ids.slice(index === 0 ? 0 : 1));
    if (stationIds.length < 2) return [];
    return [
      {
        service_id: Number(id),
        service_name: serviceName(type, Number(kind)),
        is_fast,
        sections,
        stationIds,
      },
    ];
  });
});

const kept = withoutRepeats(services, tables);
writeTsv(
  path.join(reference, 'train-services.tsv'),
  ['service_id', 'service_name', 'is_fast', 'sections', 'metres'],
  kept.map(({ service_id, service_name, is_fast, sections, stationIds }) => [
    service_id,
    service_name,
    is_fast,
    sections.map(({ line_id, station_ids }) => `${line_id}:${station_ids.join(' ')}`).join('|'),
    stationIds
      .slice(1)
      .map((station, index) => railDistance(stationIds[index]!, station))
      .join(' '),
  ]),
);
console.log(`${rows.length} services, ${kept.length} written`);
console.log(`No station of ours: ${[...findStops.unmatched].join(' ')}`);
