import { PointGrid } from '@gakumado/backend/src/engines/commute/geo.ts';
import { withTestApp } from '@gakumado/backend/src/testing/test-app.ts';
import type { TestApp } from '@gakumado/backend/src/testing/test-app.ts';
import { placeEstates } from './place-estates.ts';
import { readWorld } from './read-world.ts';
import type { Site, World } from './types.ts';

/** As many as a first start makes. */
const SAMPLES = 8000;

let t: TestApp;
let world: World;
let sites: Site[];

beforeAll(async () => {
  t = await withTestApp();
  const client = await t.pool.connect();
  world = await readWorld(client);
  client.release();
  sites = placeEstates(world, SAMPLES);
});
afterAll(() => t.close());

test('every home stands in the town that its address names', () => {
  const towns = new PointGrid(world.towns);
  const wrong = sites.filter((site) => {
    const nearest = towns.near(site, 1500)[0]?.point;
    const city = world.cityNames.get(nearest?.city_id ?? 0);
    return !nearest || !site.address_detail.endsWith(`${city}${nearest.town_name}`);
  });
  expect(wrong.map(({ address_detail }) => address_detail)).toEqual([]);
});

test('every home stands on land, 30 m or more from the water', () => {
  expect(sites.filter((site) => !world.isLand(site, 30))).toEqual([]);
  const bay = { lat: 35.55, lon: 139.85 };
  const lake = { lat: 35.3, lon: 136.1 };
  expect([bay, lake].map((place) => world.isLand(place, 0))).toEqual([false, false]);
});

test('no home stands in the grounds of the palace or in a park', () => {
  expect(sites.filter(({ address_detail }) => /千代田区千代田$|公園$/.test(address_detail))).toEqual([]);
});
