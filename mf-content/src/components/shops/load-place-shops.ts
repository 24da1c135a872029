import { listShops, nullOnError } from '@gakumado/shared/api';
import { timeInJapan } from '@gakumado/shared/calendar-days';
import type { ListedShop } from '@gakumado/shared/contract';
import { isAreaSlug } from '@gakumado/shared/vocabulary';
import type { Place } from './find-place.ts';

/** What the list of a place shows. */
export interface PlaceShops {
  place: Place;
  /** Null when they could not be loaded. */
  shops: ListedShop[] | null;
  /** Now (HH:mm, in Japan). */
  time: string;
}

/** The shops of a region or a prefecture. */
export async function loadPlaceShops(place: Place, signal: AbortSignal): Promise<PlaceShops> {
  const slug = place.area.name_other;
  const wanted = place.prefecture
    ? { prefecture_id: place.prefecture.prefecture_id }
    : { area_slug: isAreaSlug(slug) ? slug : undefined };
  return { place, shops: await nullOnError(listShops(wanted, signal)), time: timeInJapan() };
}
