import { listShops, nullOnError } from '@gakumado/shared/api';
import { timeInJapan } from '@gakumado/shared/calendar-days';
import type { ListedShop } from '@gakumado/shared/contract';
import { isAreaSlug } from '@gakumado/shared/vocabulary';
import type { Place } from './find-place.ts';

/** The shops in the list of a place. */
export interface PlaceShops {
  place: Place;
  /** Null when they could not be loaded. */
  shops: ListedShop[] | null;
  /** Where a prefecture has none: those of its region, the nearest first. */
  advisingShops: ListedShop[];
  /** Now (HH:mm, in Japan). */
  time: string;
}

/** The shops of a region or a prefecture. */
export async function loadPlaceShops(place: Place, signal: AbortSignal): Promise<PlaceShops> {
  const slug = place.area.name_other;
  const ofRegion = { area_slug: isAreaSlug(slug) ? slug : undefined };
  const { prefecture } = place;
  const wanted = prefecture ? { prefecture_id: prefecture.prefecture_id } : ofRegion;
  const shops = await nullOnError(listShops(wanted, signal));
  const advisingShops =
    prefecture && shops?.length === 0
      ? await nullOnError(listShops({ ...ofRegion, keyword: prefecture.name_kana }, signal))
      : null;
  return { place, shops, advisingShops: advisingShops ?? [], time: timeInJapan() };
}
