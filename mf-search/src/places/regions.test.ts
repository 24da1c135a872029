import { groupByRegion } from './regions.ts';

const prefecture = (prefecture_id: number, area_slug: string) => ({
  prefecture_id,
  area_slug,
  name_kana: `県${prefecture_id}`,
  name: `p${prefecture_id}`,
  is_open: true,
  estate_count: 0,
});

test('prefectures come under the eight regions in their order', () => {
  const regions = groupByRegion([
    prefecture(13, 'kanto'),
    prefecture(1, 'hokkaido'),
    prefecture(11, 'kanto'),
  ]);
  expect(regions).toHaveLength(8);
  expect(regions[0]?.prefectures.map((found) => found.prefecture_id)).toEqual([1]);
  expect(regions[2]).toMatchObject({
    name: '関東',
    prefectures: [{ prefecture_id: 13 }, { prefecture_id: 11 }],
  });
  expect(regions[7]?.prefectures).toEqual([]);
});
