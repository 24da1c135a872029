import { paths } from '@gakumado/shared/paths';
import { conditions, equipment, labelOf } from '@gakumado/shared/vocabulary';
import type { HomesWish } from '../linked-homes/load-homes.ts';

/** Homes below a page of text: what they are called, what they have in common, and where all of them are. */
export interface ReadingHomes {
  title: string;
  name: string;
  wish: HomesWish;
  allPath: string;
}

/** The recommended ones. */
export const recommendedHomes: ReadingHomes = {
  title: '掲載中の物件から',
  name: '物件',
  wish: {},
  allPath: paths.areaResult(),
};

/** Those with a condition of the vocabulary. */
export const homesWithCondition = (id: number): ReadingHomes => ({
  ...named(labelOf(conditions, id)),
  wish: { condition: [id] },
  allPath: paths.areaResultOfWish({ condition: id }),
});

/** Those with an equipment of the vocabulary. */
export const homesWithEquipment = (id: number): ReadingHomes => ({
  ...named(labelOf(equipment, id)),
  wish: { equipment: [id] },
  allPath: paths.areaResultOfWish({ equipment: id }),
});

const named = (label = '') => ({ title: `「${label}」の物件から`, name: `「${label}」の物件` });
