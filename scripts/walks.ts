import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rootDir } from '@gakumado/build/roots.ts';
import { readTablesDigest } from '../backend/src/engines/map-tiles/map-tables.ts';
import { packFields } from '../backend/src/engines/on-foot/field-files.ts';
import type { MeasuredField } from '../backend/src/engines/on-foot/walk-field.ts';
import { findGates } from '../backend/src/engines/walking/find-gates.ts';
import { createGraphMaker } from '../backend/src/engines/walking/kept-graphs.ts';
import { CAMPUS_REACH, FieldMaker, STATION_REACH } from '../backend/src/engines/walking/measure-field.ts';
import { entrancesOf } from '../backend/src/engines/walking/station-exits.ts';
import { Streets, tileOf } from '../backend/src/engines/walking/streets.ts';

/**
 * Measures along the streets how far it is on foot to every station and campus from everywhere around it, and writes
 * `backend/seed/walks/` (docs/data-sources.md). Needed after the tables of the map, the stations or the campuses have changed: remove
 * the folder before. Files that are there stay, so that it can be ended and started again.
 */
const folder = path.join(rootDir, 'backend/seed/walks');
const reference = path.join(rootDir, 'backend/seed/reference');
/** Graphs in memory: those of three rows of blocks through a big city. */
const GRAPHS = 40;

interface Place {
  lat: number;
  lon: number;
  stationId?: number;
}

function readPlaces(file: string): Place[] {
  const [head = '', ...lines] = readFileSync(path.join(reference, file), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (name: string) => Number(cells[columns.indexOf(name)]);
    const place = { lat: cell('lat'), lon: cell('lon') };
    return file === 'stations.tsv' ? Object.assign(place, { stationId: cell('station_id') }) : place;
  });
}

const streets = new Streets(createGraphMaker(path.join(rootDir, 'var/walking')), GRAPHS);
const maker = new FieldMaker(streets);

function measure({ stationId, ...place }: Place): MeasuredField[] {
  const gates = stationId === undefined ? findGates(streets, place) : [];
  const ends = stationId === undefined ? [place] : entrancesOf(stationId, place);
  const field = maker.measure(
    place,
    gates.length > 0 ? gates : ends,
    stationId === undefined ? CAMPUS_REACH : STATION_REACH,
  );
  return field ? [{ ...place, gates, ...field }] : [];
}

const places = [...readPlaces('stations.tsv'), ...readPlaces('campuses.tsv')].filter((place) =>
  streets.isFull(place),
);
const blockOf = (place: Place) => {
  const [x, y] = tileOf(place);
  return { x: Math.floor(x), y: Math.floor(y) };
};
const blocks = Map.groupBy(places, (place) => JSON.stringify(blockOf(place)));
// Row by row: the graphs of the blocks around are still there.
const order = Array.from(blocks.values(), (ofBlock) => ({
  ofBlock,
  ...blockOf(ofBlock[0]!),
})).toSorted((one, other) => one.y - other.y || one.x - other.x);
mkdirSync(path.join(folder, 'fields'), { recursive: true });
console.log(`${places.length} places in ${order.length} blocks`);
for (const [turn, { ofBlock, x, y }] of order.entries()) {
  const file = path.join(folder, 'fields', `${x}-${y}.bin.br`);
  if (existsSync(file)) continue;
  const fields = ofBlock.flatMap(measure);
  writeFileSync(file, brotliCompressSync(packFields(fields)));
  console.log(`${turn + 1}/${order.length} ${x}-${y}: ${fields.length} fields`);
}
writeFileSync(path.join(folder, 'version.json'), `${JSON.stringify({ map: readTablesDigest() }, null, 2)}\n`);
