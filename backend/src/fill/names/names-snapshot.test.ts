import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { buildNameTables, openNameIndex } from '../../engines/names/name-index.ts';
import type { KnownNames } from '../../engines/names/known-names.ts';
import { suggest } from '../../engines/names/suggest.ts';
import { readTyped } from '../../engines/names/typed.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createSnapshotFile } from '../snapshot/snapshot-file.ts';
import { loadNames, namesVersion } from './load-names.ts';
import { createResolver } from './resolver.ts';

let backend: TestApp;
let folder: string;

beforeAll(async () => {
  backend = await withTestApp();
  folder = await mkdtemp(join(tmpdir(), 'gakumado-names-'));
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const suggested = (known: KnownNames, text: string) => suggest(known, readTyped(text), { limit: 20 });

test('names from a snapshot are those of the database, and others are read anew', async () => {
  const file = createSnapshotFile(join(folder, 'names'));
  const tables = await buildNameTables(await loadNames(backend.db));
  await file.write(await namesVersion(backend.db), serialize(tables));
  const kept = createResolver(backend.db, file);
  await kept.soon();
  const known = await kept.known();
  const anew = { ...known, index: openNameIndex(tables) };
  for (const text of [
    'わせだ',
    '東京大学',
    '160-0023',
    'しぶや',
    '慶應SFC',
    '千代田区丸の内',
    'オートロック',
  ])
    expect(suggested(known, text)).toEqual(suggested(anew, text));
  // It has not read them itself: there is nothing to write.
  await rm(join(folder, 'names'));
  await kept.save();
  expect(await readdir(folder)).toEqual([]);

  await file.write(await namesVersion(backend.db), serialize(tables));
  await backend.pool.query(
    `update school set school_name = 'めずらしい大学' where school_id = (select min(school_id) from campus)`,
  );
  const label = await namesVersion(backend.db);
  expect(await file.has((found) => found === label)).toBe(false);
  const changed = createResolver(backend.db, file);
  await changed.soon();
  const name = 'めずらしい大学';
  expect(suggested(await changed.known(), name)).not.toEqual(suggested(known, name));
  await changed.save();
  const version = await namesVersion(backend.db);
  expect(await file.read((label) => label === version)).toBeDefined();
}, 300_000);
