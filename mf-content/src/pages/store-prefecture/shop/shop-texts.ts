import type { Shop, ShopDetail, Picture } from '@gakumado/shared/contract';
import { fieldLabels } from '@gakumado/shared/vocabulary';

/** Pictures of a shop, its main one first. One without a description of its own is named after the shop. */
export function picturesOf({ image_path, images, shop_name }: ShopDetail): Picture[] {
  const main = images.find(({ path }) => path === image_path);
  const others = images.filter(({ path }) => path !== image_path);
  if (main) return [main, ...others];
  if (!image_path) return others;
  return [
    { path: image_path, category: 1, caption: `${shop_name}の写真`, width: 960, height: 640 },
    ...others,
  ];
}

/** The ways of meeting that a shop offers: 来店・現地見学／オンライン内見. */
export const meetingsOf = ({ is_visit, is_video }: Pick<Shop, 'is_visit' | 'is_video'>) =>
  [is_visit && fieldLabels.is_visit, is_video && fieldLabels.is_video].filter(Boolean).join('／');
