import type { Shop, SitemapPlaces } from '@gakumado/shared/contract';
import { kanaRowOf, kanaRows } from '@gakumado/shared/vocabulary';
import type { KanaRow } from '@gakumado/shared/vocabulary';

/** Id and name. They travel in the page by the hundred, so they have no keys. */
export type Named = readonly [id: number, name: string];

export interface PrefecturePlaces {
  estateCount: number;
  cities: Named[];
  lines: Named[];
}

/** Cities and lines under the ids of their prefectures; those without an estate are absent. */
export function groupPlaces({ cities, lines }: SitemapPlaces): Record<number, PrefecturePlaces> {
  const places: Record<number, PrefecturePlaces> = {};
  for (const { pref_id, city_id, city_name, estate_count } of cities) {
    const place = (places[pref_id] ??= { estateCount: 0, cities: [], lines: [] });
    place.estateCount += estate_count;
    place.cities.push([city_id, city_name]);
  }
  for (const { pref_id, line_id, line_name } of lines) places[pref_id]?.lines.push([line_id, line_name]);
  return places;
}

export interface SchoolRow {
  row: KanaRow;
  schools: Named[];
}

/** Schools under the rows of their readings; rows without any are left out. */
export function groupSchools(schools: SitemapPlaces['schools']): SchoolRow[] {
  const rowed = schools.map(({ school_id, school_name, school_kana }) => ({
    row: kanaRowOf(school_kana),
    school: [school_id, school_name] as const,
  }));
  return kanaRows
    .map((row) => ({ row, schools: rowed.filter((it) => it.row === row).map(({ school }) => school) }))
    .filter(({ schools: found }) => found.length > 0);
}

/** Names of shops under the ids of their prefectures. */
export function groupShops(shops: readonly Shop[]): Record<number, Named[]> {
  const grouped: Record<number, Named[]> = {};
  for (const { m_prefecture_id, shop_id, shop_name } of shops) {
    (grouped[m_prefecture_id] ??= []).push([shop_id, shop_name]);
  }
  return grouped;
}
