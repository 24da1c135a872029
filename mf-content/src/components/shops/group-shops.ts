import type { ContentArea, ListedShop } from '@gakumado/shared/contract';

export interface ShopRegion {
  slug: string;
  name: string;
  shops: ListedShop[];
}

/** Shops under their regions, in the order of the regions; a region without a shop is left out. */
export function groupByRegion(areas: readonly ContentArea[], shops: readonly ListedShop[]): ShopRegion[] {
  return areas
    .map(({ name, name_other }) => ({
      slug: name_other,
      name,
      shops: shops.filter(({ area_slug }) => area_slug === name_other),
    }))
    .filter((region) => region.shops.length > 0);
}

export interface ShopPrefecture {
  name: string;
  shops: ListedShop[];
}

/** Shops under their prefectures by `prefecture_name`, in the order in which these first appear. */
export function groupByPrefecture(shops: readonly ListedShop[]): ShopPrefecture[] {
  const prefectures = new Map<string, ListedShop[]>();
  for (const shop of shops) {
    const found = prefectures.get(shop.prefecture_name) ?? [];
    prefectures.set(shop.prefecture_name, [...found, shop]);
  }
  return [...prefectures].map(([name, found]) => ({ name, shops: found }));
}
