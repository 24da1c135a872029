import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walkMinutes } from '@gakumado/shared/vocabulary';
import { describeWay } from '#engines/commute/describe-commute.ts';
import { distanceM } from '#engines/commute/geo.ts';
import { createLearnWalks } from '#engines/walking/chosen-points.ts';
import { createWalker } from '#engines/walking/walker.ts';
import { EstateIndex } from '#fill/estate-index/estate-index.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
let folder: string;
let walker: ReturnType<typeof createWalker>;

beforeAll(async () => {
  backend = await withTestApp();
  folder = await mkdtemp(join(tmpdir(), 'gakumado-walks-'));
  walker = createWalker(folder);
});
afterAll(async () => {
  await walker.close();
  await rm(folder, { recursive: true, force: true });
  await backend.close();
});

/** A busy machine makes the graph of a part of a city in this time. */
const PATIENCE_MS = 40_000;

/** Points in 新宿区 that are no station and no campus: beside 戸塚第二小学校, and 西早稲田公園. */
const workplace = { lat: 35.7104, lon: 139.7098, name: '父の職場' };
const elsewhere = { lat: 35.7089, lon: 139.7147, name: '塾' };

const placesOf = async (ids: readonly number[]) => {
  const { rows } = await backend.pool.query<{ estate_id: number; lat: number; lon: number }>(
    'select estate_id, lat, lon from estate where estate_id = any($1)',
    [ids],
  );
  return rows;
};

test('the walks to a point that a visitor chose lead along the streets, in lists and on cards', async () => {
  const estates = new EstateIndex(backend.db, undefined, createLearnWalks(walker, PATIENCE_MS));
  const found = await estates.findNear({ destination: workplace }, 20);
  const minutesOf = new Map(found.map(({ estate_id, walk_minutes }) => [estate_id, walk_minutes]));
  const homes = (await placesOf(found.map(({ estate_id }) => estate_id))).filter(
    (home) => distanceM(home, workplace) < 1500,
  );
  expect(homes.length).toBeGreaterThan(10);
  const ways = await Promise.all(
    homes.map(async (home) => {
      const [walk] = await walker.walks({ from: { lat: home.lat, lon: home.lon }, to: [workplace] });
      return { home, streetM: walk!.metres, minutes: minutesOf.get(home.estate_id)! };
    }),
  );
  const off = ways.map(({ streetM, minutes }) => Math.abs(minutes - streetM / 80)).toSorted((a, b) => a - b);
  expect(off[Math.floor(off.length * 0.9)]).toBeLessThan(2);
  expect(ways.some(({ home, minutes }) => minutes !== walkMinutes(distanceM(home, workplace)))).toBe(true);
  for (const { home, minutes } of ways) expect(describeWay(home, workplace)?.walk_minutes).toBe(minutes);
});

test('where walks cannot be measured the straight line is the guide, until they can', async () => {
  const away = new EstateIndex(
    backend.db,
    undefined,
    createLearnWalks({ field: () => Promise.reject(new Error('No thread.')) }),
  );
  const straight = await away.findNear({ destination: elsewhere }, 20);
  const homes = await placesOf(straight.map(({ estate_id }) => estate_id));
  for (const { estate_id, ...home } of homes) {
    const { walk_minutes } = straight.find((one) => one.estate_id === estate_id)!;
    expect(walk_minutes).toBe(walkMinutes(distanceM(home, elsewhere)));
  }
  const estates = new EstateIndex(backend.db, undefined, createLearnWalks(walker, PATIENCE_MS));
  const along = await estates.findNear({ destination: elsewhere }, 20);
  expect(along).not.toEqual(straight);
  // The first index, too, knows the streets now.
  expect(await away.findNear({ destination: elsewhere }, 20)).toEqual(along);
});
