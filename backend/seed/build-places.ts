/**
 * Writes the tables of places and risks (backend/seed/places) from tables of OpenStreetMap and of authorities
 * (docs/data-sources.md): `node backend/seed/build-places.ts <folder>`, after build-towns.ts and build-map.ts. The same tables
 * give the same bytes. Columns of the sources: osm-places kind, name, lat, lon; medical prefecture, city, name, postal code,
 * address, lat, lon, precision; flood-mesh mesh, ranks; station-hazard station, line, operator, lat, lon, flood depth, flood
 * hours, surge depth, tsunami depth; shelters city code, name, lat, lon, kind, hazards; traffic-accidents lat, lon (middle of a
 * cell), accidents, with a pedestrian, with a bicycle, at night, fatal.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { placeKinds } from '@gakumado/shared/vocabulary';
import { choosePlace } from './build-places/choose-place.ts';
import { cityRows, countNights, meshRows } from './build-places/night-accidents.ts';
import { readSource, writeDigest, writePackedTable } from './build-reference/packed-tables.ts';

const output = path.join(import.meta.dirname, 'places');
const [, , sources] = process.argv;
if (!sources) throw new Error('Name the folder of the tables.');

const read = (name: string): string[][] => readSource(path.join(sources, name));

async function write(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
) {
  await writePackedTable(path.join(output, name), columns, rows);
  console.log(`${name}: ${rows.length} rows`);
}

/** Degrees as whole 100,000ths. */
const whole = (degrees: string) => String(Math.round(Number(degrees) * 1e5));

/** From south to north in bands of about 1 km, and from west to east in each: neighbours have similar figures. */
function byPlace(one: readonly string[], other: readonly string[]): number {
  const band = ([lat]: readonly string[]) => Math.floor(Number(lat) / 1000);
  return (
    band(one) - band(other) ||
    Number(one[1]) - Number(other[1]) ||
    Number(one[0]) - Number(other[0]) ||
    (one.join('\t') < other.join('\t') ? -1 : 1)
  );
}

/** Writes a table of points: `lat` and `lon` in 100,000ths of a degree, then the other columns. */
const writePoints = (name: string, columns: readonly string[], rows: readonly (readonly string[])[]) =>
  write(name, ['lat', 'lon', ...columns], rows.toSorted(byPlace));

async function writePlaces() {
  const places = read('osm-places.tsv.gz').flatMap(([kind = '', name = '', lat = '', lon = '']) => {
    const choice = choosePlace(kind, name);
    return choice ? [{ slug: choice.slug, row: [whole(lat), whole(lon), choice.name] }] : [];
  });
  const bySlug = Map.groupBy(places, ({ slug }) => slug);
  for (const { slug } of placeKinds) {
    const rows = (bySlug.get(slug) ?? []).map(({ row }) => row);
    await writePoints(`around/${slug}.tsv.br`, ['name'], rows);
  }
}

/** Hospitals and other houses with doctors of each town. The source puts each into the middle of its town. */
async function writeDoctors() {
  const positionOf = (lat: string, lon: string) => `${Number(lat)} ${Number(lon)}`;
  const towns = new Map(
    readSource(path.join(import.meta.dirname, 'reference/towns.tsv.gz')).map(
      ([cityId = '', town = '', lat = '', lon = '']) => [positionOf(lat, lon), { cityId, town }],
    ),
  );
  const counts = new Map<string, { cityId: string; town: string; hospitals: number; clinics: number }>();
  for (const [, , name = '', , , lat = '', lon = '', precision] of read('medical.tsv.gz')) {
    const position = positionOf(lat, lon);
    const town = towns.get(position);
    // Where several towns bear the name of the address, nobody knows which it is.
    if (!town || precision !== 't') continue;
    const count = counts.get(position) ?? { ...town, hospitals: 0, clinics: 0 };
    count[name.includes('病院') ? 'hospitals' : 'clinics'] += 1;
    counts.set(position, count);
  }
  const rows = [...counts.values()]
    .toSorted((one, other) => Number(one.cityId) - Number(other.cityId) || (one.town < other.town ? -1 : 1))
    .map(({ cityId, town, hospitals, clinics }) => [cityId, town, String(hospitals), String(clinics)]);
  await write('doctors.tsv.br', ['city_id', 'town_name', 'hospitals', 'clinics'], rows);
}

async function writeRisks() {
  await write('floods.tsv.br', ['mesh', 'ranks'], read('flood-mesh.tsv.gz'));
  const stations = read('station-hazard.tsv.gz').map(
    ([name = '', , , lat = '', lon = '', , , surge = '', tsunami = '']) =>
      [whole(lat), whole(lon), name, surge, tsunami].join('\t'),
  );
  // A station of several lines at one point is one.
  const once = [...new Set(stations)].map((row) => row.split('\t'));
  await writePoints('station-risks.tsv.br', ['station_name', 'surge_depth', 'tsunami_depth'], once);
  const shelters = read('shelters.tsv.gz').map(
    ([, name = '', lat = '', lon = '', kind = '', hazards = '']) => [
      whole(lat),
      whole(lon),
      name,
      kind,
      hazards,
    ],
  );
  await writePoints('shelters.tsv.br', ['name', 'kind', 'hazards'], shelters);
}

/** Accidents at night by cell, and of each municipality those in cells with streets. */
async function writeNightAccidents() {
  const nights = countNights(read('traffic-accidents.tsv.gz'));
  await write('night-accidents.tsv.br', ['mesh', 'counts'], meshRows(nights));
  const towns = readSource(path.join(import.meta.dirname, 'reference/towns.tsv.gz'));
  await write('night-accident-cities.tsv.br', ['city_id', 'cells', 'accidents'], cityRows(nights, towns));
}

rmSync(path.join(output, 'around'), { recursive: true, force: true });
await writePlaces();
await writeDoctors();
await writeRisks();
await writeNightAccidents();
writeDigest(output);
