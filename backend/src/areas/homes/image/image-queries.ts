import type { Image } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import type { EstateRef } from '#data/sql/estate-ref.ts';

/** Pictures of an estate in their order. */
export const estateImages = (db: Kysely<Database>, estateId: EstateRef) =>
  db
    .selectFrom('estate_image')
    .where('estate_id', '=', estateId)
    .select(['image_id', 'path', 'category', 'caption', 'width', 'height', 'sort_no'])
    .orderBy('sort_no')
    .orderBy('image_id');

/** Those of one category, or all. */
export async function findEstateImages(
  db: Kysely<Database>,
  estateId: number,
  category?: number,
): Promise<Image[]> {
  const images = estateImages(db, estateId);
  return (category === undefined ? images : images.where('category', '=', category)).execute();
}

/** Pictures of a shop in their order; they have no ids of their own, so they are numbered. */
export async function findShopImages(
  db: Kysely<Database>,
  shopId: number,
  category?: number,
): Promise<Image[]> {
  const shop = await db.selectFrom('shop').where('shop_id', '=', shopId).select('images').executeTakeFirst();
  return (shop?.images ?? [])
    .map((picture, index) => Object.assign(picture, { image_id: index + 1, sort_no: index + 1 }))
    .filter((image) => category === undefined || image.category === category);
}
