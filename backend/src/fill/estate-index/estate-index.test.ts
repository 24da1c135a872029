import { isDeepStrictEqual } from 'node:util';
import { generateSearches, readKnown } from '../../testing/plain-search/generate-searches.ts';
import { foldTexts } from '../../testing/plain-search/fold-texts.ts';
import { searchPlainly } from '../../testing/plain-search/plain-search.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
  // Of the samples few have panoramas, none a film, and nearly all are open.
  await backend.pool.query(
    'update estate set is_panorama = estate_id % 7 = 0, is_youtube = estate_id % 5 = 0',
  );
  await backend.pool.query('update estate set status = 2 where estate_id % 11 = 0');
});
afterAll(() => backend.close());

const SEARCHES = 800;
const AT_ONCE = 6;

test('800 searches find the same in the index and in plain SQL, in the same order', async () => {
  await foldTexts(backend.db);
  const known = await readKnown(backend.db);
  const searches = [...generateSearches(known, SEARCHES, 20_260_401)];
  const differences: unknown[] = [];
  let found = 0;
  for (let start = 0; start < searches.length; start += AT_ONCE) {
    await Promise.all(
      searches.slice(start, start + AT_ONCE).map(async (filter, index) => {
        const search = {
          filter,
          usualSort: 'recommend' as const,
          page: 1 + ((start + index) % 3),
          limit: 15,
        };
        const [ours, plain] = await Promise.all([
          backend.estates.findPage(search),
          searchPlainly(backend.db, search, known.ids.building_type_id ?? []),
        ]);
        if (plain.total_count > 0) found += 1;
        if (!isDeepStrictEqual(ours, plain)) differences.push({ search, ours, plain });
      }),
    );
  }
  expect(differences.slice(0, 3)).toEqual([]);
  // A comparison of nothing with nothing would be none.
  expect(found).toBeGreaterThan(SEARCHES / 2);
}, 300_000);
