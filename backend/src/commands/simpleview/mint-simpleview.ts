import { addDays, todayInJapan } from '@gakumado/shared/forms';
import { formatDate } from '@gakumado/shared/format';
import { paths } from '@gakumado/shared/paths';
import { findPrefectureName } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import { makeSimpleviewKey } from '../../areas/homes/simpleview/simpleview-key.ts';
import type { Database } from '../../data/db/database.ts';
import { UsageFault } from '../import/find-files.ts';

interface Wanted {
  estateId: number;
  /** Without one: the shop that lets the estate. */
  shopId: number | undefined;
  /** From today on, which is the first day. */
  days: number;
}

/** The path of an estate's short page, and what it says of itself in a line. Throws a UsageFault for what is not there. */
export async function mintSimpleview(
  db: Kysely<Database>,
  { estateId, shopId, days }: Wanted,
): Promise<{ path: string; summary: string }> {
  const estate = await db
    .selectFrom('estate')
    .select(['estate_id', 'name', 'prefecture_id', 'shop_id'])
    .where('estate_id', '=', estateId)
    .executeTakeFirst();
  if (!estate) throw new UsageFault(`物件がありません：${estateId}`);
  const asked = shopId ?? estate.shop_id;
  if (asked === null) throw new UsageFault('取扱店舗のない物件です。--shop を指定してください。');
  const shop = await db
    .selectFrom('shop')
    .select(['shop_id', 'shop_name'])
    .where('shop_id', '=', asked)
    .executeTakeFirst();
  if (!shop) throw new UsageFault(`店舗がありません：${asked}`);

  const expires_on = addDays(todayInJapan(), days - 1);
  const key = await makeSimpleviewKey(db, { estate_id: estateId, shop_id: shop.shop_id, expires_on });
  const prefecture = findPrefectureName(estate.prefecture_id);
  if (!prefecture) throw new Error(`estate ${estateId} lies in no prefecture`);
  return {
    path: paths.simpleview(prefecture.slug, estateId, key),
    summary: `${estate.name}／${shop.shop_name}／${formatDate(expires_on)}まで`,
  };
}
