import { nameKey } from '@gakumado/shared/names';
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
