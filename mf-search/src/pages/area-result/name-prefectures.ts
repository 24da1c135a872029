import { listEstates, listPrefectures, nullOnError } from '@gakumado/shared/api';
import { areaScope } from '../../search/scopes/area-scope.ts';
import type { Search } from '../../search/search.ts';
import { fitSearch } from '../../search/scope.ts';
import { toFilter } from '../../search/request.ts';

/** A prefecture in which the searched name finds homes. */
export interface NamePrefecture {
  id: number;
  name: string;
  /** Null where the list is too long to be counted. */
  estateCount: number | null;
}

/** As many as one call brings. */
const COUNTED_MAX = 100;

/**
 * The open prefectures in which a name of a station finds homes, those with the most first: 大久保 is a station of
 * 東京都 and of 兵庫県. Of a list that is longer than one call brings, those of its beginning, without numbers.
 */
export async function prefecturesOfName(asked: Search, signal: AbortSignal): Promise<NamePrefecture[]> {
  const scope = areaScope();
  const filter = toFilter(scope, fitSearch(scope, asked));
  const [prefectures, answer] = await Promise.all([
    nullOnError(listPrefectures({ is_open: true }, signal)),
    nullOnError(listEstates({ ...filter, page: 1, limit: COUNTED_MAX }, signal)),
  ]);
  const estates = answer?.result ?? [];
  const isWhole = (answer?.total_count ?? 0) <= COUNTED_MAX;
  return (prefectures ?? [])
    .map(({ prefecture_id: id, name_kana: name }) => ({
      id,
      name,
      count: estates.filter(({ address_detail }) => address_detail.startsWith(name)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ id, name, count }) => ({ id, name, estateCount: isWhole ? count : null }));
}
