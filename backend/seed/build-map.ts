/**
 * Writes the tables of the map (backend/seed/map) from tables of OpenStreetMap and of railway curves (docs/data-sources.md):
 * `node backend/seed/build-map.ts <folder>`, after build-reference.ts. The same tables give the same bytes. A street table of a
 * region has the columns block, kind, level, name, polyline, one of land block, kind, rings; a block is a tile of zoom 12. The table of
 * places has kind, name, lat, lon.
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exitColumns, exitRows } from './build-map/exit-rows.ts';
import { byText, readSource, writeDigest, writePackedTable } from './build-reference/packed-tables.ts';
import { readTsv } from './build-reference/tsv.ts';

const output = path.join(import.meta.dirname, 'map');
const [, , sources] = process.argv;
if (!sources) throw new Error('Name the folder of the tables.');

const read = (name: string): string[][] => readSource(path.join(sources, name));

const writeTable = (name: string, columns: readonly string[], rows: readonly (readonly string[])[]) =>
  writePackedTable(path.join(output, name), columns, rows);

/** Writes one table for each block of the regions' tables of that name. Blocks at the border of two regions are joined. */
async function writeBlocks(name: 'streets' | 'land', columns: readonly string[]) {
  const files = readdirSync(sources!).filter((file) => file.startsWith(`osm-${name}-`));
  const blocks = Map.groupBy(files.toSorted().flatMap(read), ([block = '']) => block);
  const entries = [...blocks];
  const writeRest = async () => {
    for (let next = entries.pop(); next; next = entries.pop()) {
      const [block, rows] = next;
      await writeTable(`${name}/${block}.tsv.br`, columns, rows.map((row) => row.slice(1)).sort(byText));
    }
  };
  await Promise.all([writeRest(), writeRest(), writeRest(), writeRest()]);
  console.log(`${name}: ${blocks.size} blocks`);
}

/** Main roads, rivers and lakes of the whole country. A hole of a lake follows it in the source. */
async function writeOverview() {
  const rows: [kind: string, name: string, rings: string][] = [];
  for (const [kind = '', name = '', polyline = ''] of read('osm-overview.tsv.gz')) {
    if (kind === 'water_hole') rows.at(-1)![2] += ` ${polyline}`;
    else rows.push([kind, name, polyline]);
  }
  await writeTable('overview.tsv.br', ['kind', 'name', 'rings'], rows.sort(byText));
  console.log(`overview: ${rows.length} rows`);
}

/** Curves of the lines that run (lines.tsv) under the names of the site, and of the Shinkansen. */
async function writeRailways() {
  const lines = readTsv(path.join(import.meta.dirname, 'reference/lines.tsv'), [
    'line_id',
    'line_name',
    'line_type',
  ]);
  const byKey = new Map(lines.flatMap((line) => [line.line_id, line.line_name].map((key) => [key, line])));
  const rows = read('railway-curves.tsv.gz').flatMap(([code = '', name = '', , , , polyline = '']) => {
    if (name.includes('新幹線')) return [['shinkansen', name.replace(/\(.*$/, ''), polyline]];
    const line = byKey.get(code) ?? byKey.get(name);
    // The brackets say which part of a long line it is.
    return line ? [[line.line_type, line.line_name.replace(/\(.*$/, ''), polyline]] : [];
  });
  await writeTable('railways.tsv.br', ['kind', 'name', 'polyline'], rows.sort(byText));
  console.log(`railways: ${rows.length} rows`);
}

/** Exits of stations, from the entrances among the places. */
async function writeExits() {
  const entrances = read('osm-places.tsv.gz').flatMap(([kind, , lat = '', lon = '']) =>
    kind === 'station_entrance' ? [{ lat, lon }] : [],
  );
  const rows = exitRows(entrances);
  await writeTable('exits.tsv.br', exitColumns, rows.sort(byText));
  console.log(`exits: ${rows.length} rows`);
}

rmSync(output, { recursive: true, force: true });
await writeOverview();
await writeRailways();
await writeExits();
await writeBlocks('land', ['kind', 'rings']);
await writeBlocks('streets', ['kind', 'level', 'name', 'polyline']);
const fullTiles = read('osm-tiles.tsv').map(([x = '', y = '']) => [x, y]);
await writeTable('full-tiles.tsv.br', ['x', 'y'], fullTiles.sort(byText));
writeDigest(output);
