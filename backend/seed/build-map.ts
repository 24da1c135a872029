/**
 * Writes the tables of the map (backend/seed/map) from tables of OpenStreetMap and of railway curves (docs/data-sources.md):
 * `node backend/seed/build-map.ts <folder>`, after build-reference.ts. The same tables give the same bytes. A street table of a
 * region has the columns block, kind, level, name, polyline, one of land block, kind, rings; a block is a tile of zoom 12.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync } from 'node:zlib';
import { readTsv } from './build-reference/tsv.ts';

const compress = promisify(brotliCompress);

const output = path.join(import.meta.dirname, 'map');
const [, , sources] = process.argv;
if (!sources) throw new Error('Name the folder of the tables.');

function readSource(name: string): string[][] {
  const bytes = readFileSync(path.join(sources!, name));
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

/** Writes a table, compressed as well as it can be: it is packed once and read for years. */
async function writeTable(name: string, columns: readonly string[], rows: readonly (readonly string[])[]) {
  const text = [columns, ...rows].map((row) => `${row.join('\t')}\n`).join('');
  const file = path.join(output, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    await compress(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  );
}

const byText = (one: readonly string[], other: readonly string[]) => {
  const index = one.findIndex((cell, at) => cell !== other[at]);
  return index < 0 ? 0 : one[index]! < other[index]! ? -1 : 1;
};

/** Writes one table for each block of the regions' tables of that name. Blocks at the border of two regions are joined. */
async function writeBlocks(name: 'streets' | 'land', columns: readonly string[]) {
  const files = readdirSync(sources!).filter((file) => file.startsWith(`osm-${name}-`));
  const blocks = Map.groupBy(files.toSorted().flatMap(readSource), ([block = '']) => block);
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
  for (const [kind = '', name = '', polyline = ''] of readSource('osm-overview.tsv.gz')) {
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
  const rows = readSource('railway-curves.tsv.gz').flatMap(([code = '', name = '', , , , polyline = '']) => {
    if (name.includes('新幹線')) return [['shinkansen', name.replace(/\(.*$/, ''), polyline]];
    const line = byKey.get(code) ?? byKey.get(name);
    // The brackets say which part of a long line it is.
    return line ? [[line.line_type, line.line_name.replace(/\(.*$/, ''), polyline]] : [];
  });
  await writeTable('railways.tsv.br', ['kind', 'name', 'polyline'], rows.sort(byText));
  console.log(`railways: ${rows.length} rows`);
}

rmSync(output, { recursive: true, force: true });
await writeOverview();
await writeRailways();
await writeBlocks('land', ['kind', 'rings']);
await writeBlocks('streets', ['kind', 'level', 'name', 'polyline']);
const fullTiles = readSource('osm-tiles.tsv').map(([x = '', y = '']) => [x, y]);
await writeTable('full-tiles.tsv.br', ['x', 'y'], fullTiles.sort(byText));

const digest = createHash('sha256');
const tables = readdirSync(output, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.br'))
  .map((file) => file.replaceAll(path.sep, '/'));
for (const file of tables.sort()) digest.update(file).update(readFileSync(path.join(output, file)));
writeFileSync(
  path.join(output, 'version.json'),
  `${JSON.stringify({ digest: digest.digest('hex').slice(0, 16) }, null, 2)}\n`,
);
