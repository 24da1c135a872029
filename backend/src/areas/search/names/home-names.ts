import type { Suggestion } from '@gakumado/shared/contract';
import { nameKey } from '@gakumado/shared/names';
import { paths } from '@gakumado/shared/paths';
import type { Deps } from '../../deps.ts';

/** Words that more homes have are no name of one. */
const NAMESAKES_MAX = 20;

/** Whether words are the whole name of a published home, or its reading, however they are written. */
export async function isNameOfHome(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  keyword: string,
): Promise<boolean> {
  const { estate_ids, total_count } = await estates.findPage({
    filter: { keyword },
    usualSort: 'recommend',
    page: 1,
    limit: NAMESAKES_MAX,
  });
  if (total_count === 0 || total_count > NAMESAKES_MAX) return false;
  const homes = await db
    .selectFrom('estate')
    .select(['name', 'name_kana'])
    .where('estate_id', 'in', estate_ids)
    .execute();
  const key = nameKey(keyword);
  return homes.some(({ name, name_kana }) => nameKey(name) === key || nameKey(name_kana) === key);
}

/** Homes that are suggested for a text. */
const SUGGESTED_MAX = 3;
/** A single letter is part of too many names. */
const NAME_MIN = 2;

/** Homes whose name or reading has a text inside, as they are suggested: the number of homes that each leads to is one. */
export async function homesNamed(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  text: string,
): Promise<Suggestion[]> {
  if (Array.from(text).length < NAME_MIN) return [];
  const ids = await estates.findNamed(text, SUGGESTED_MAX);
  if (ids.length === 0) return [];
  const homes = await db
    .selectFrom('estate')
    .innerJoin('municipality', 'municipality.city_id', 'estate.city_id')
    .innerJoin('prefecture', 'prefecture.prefecture_id', 'municipality.prefecture_id')
    .select(['estate_id', 'estate.name', 'prefecture.name_kana as pref_name', 'city_name'])
    .where('estate_id', 'in', ids)
    .execute();
  return homes
    .toSorted((a, b) => ids.indexOf(a.estate_id) - ids.indexOf(b.estate_id))
    .map(({ estate_id, name, pref_name, city_name }) => ({
      kind: 'estate',
      name,
      note: `${pref_name}${city_name}`,
      estate_count: 1,
      path: paths.estate(estate_id),
    }));
}
