import type { Picture } from '@gakumado/shared/contract';

/** The drawings of each sample shop (samples/illustrations/). */
export const SHOP_VIEWS = ['inside', 'outside', 'seat'] as const;

type ShopView = (typeof SHOP_VIEWS)[number];

export const shopPictureFile = (index: number, view: ShopView) =>
  `shop-${String(index + 1).padStart(2, '0')}-${view}.webp`;

const OUTSIDE = 1;
const INDOORS = 2;

const captions = {
  inside: { category: INDOORS, caption: '店内。受付のカウンターと資料の棚、窓辺の相談テーブルがあります' },
  outside: { category: OUTSIDE, caption: '店舗が入る建物の外観' },
  seat: { category: INDOORS, caption: '相談席。間取り図を画面に映してご説明します' },
} as const satisfies Record<ShopView, Pick<Picture, 'category' | 'caption'>>;

/** The pictures of a sample shop by the number of its place, the main one first. */
export const shopPictures = (index: number): Picture[] =>
  SHOP_VIEWS.map((view) => {
    const { category, caption } = captions[view];
    return {
      path: `/images/pictures/${shopPictureFile(index, view)}`,
      category,
      caption,
      width: 960,
      height: 640,
    };
  });
