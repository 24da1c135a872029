import path from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '@gakumado/build/roots.ts';
import { writeMapOfExtract } from '../backend/seed/build-map/map-of-extract.ts';

/** Makes the tables of the map out of an extract of OpenStreetMap (docs/map.md). */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
const [file, ...others] = positionals;
const MAX_MB = 70;
const MB = 1_000_000;

if (file === undefined || others.length > 0 || !file.endsWith('.osm.pbf')) {
  console.error('Usage: npm run map -- <extract>.osm.pbf [--out <folder>]');
  process.exit(2);
}
try {
  const folder = values.out ?? path.join(rootDir, 'backend/seed/map');
  const { blocks, fullTiles, bytes } = await writeMapOfExtract(file, folder);
  console.log(`${folder}: ${blocks} blocks, ${fullTiles} full tiles, ${(bytes / MB).toFixed(1)} MB`);
  if (bytes > MAX_MB * MB)
    console.warn(
      `More than ${MAX_MB} MB: keep these tables out of the repository, or take a smaller extract.`,
    );
} catch (error) {
  console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
