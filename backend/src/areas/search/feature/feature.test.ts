import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CampusFeature } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { campusFeatures } from './features.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const list = async (school_id: number): Promise<CampusFeature[]> =>
  (await backend.call('estate/school/feature/list', { school_id })).body.result;

test('each counts the list that its link opens, and has an estate at least', async () => {
  const features = await list(55);
  expect(features.map((feature) => feature.feature_name)).toEqual(
    expect.arrayContaining(['徒歩圏', '女性専用', '食事付き', '家具付き', '5万円台']),
  );
  for (const { filter, estate_count: count } of features) {
    const list = filter.dis === undefined ? { commute_minutes_max: 30, ...filter, school_id: 55 } : filter;
    const { body } = await backend.call('estate/list', { ...list, count_only: 1 });
    expect(body.total_count).toBe(count);
    expect(count).toBeGreaterThan(0);
  }
});

test('every feature has a picture that is there', () => {
  const pictures = join(__dirname, '../../../../seed/pictures');
  for (const { picture } of campusFeatures({ lat: 35, lon: 139 }))
    expect(existsSync(join(pictures, `${picture}.webp`))).toBe(true);
});

test('an unknown campus has none', async () => {
  expect(await list(999_999)).toEqual([]);
});
