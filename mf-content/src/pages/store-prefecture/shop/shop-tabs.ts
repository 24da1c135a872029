import type { ShopPart } from '@gakumado/shared/paths';

/** The tabs of a shop's page but the first one, as the address names them. */
export type ShopTab = NonNullable<ShopPart['tab']>;

/** The parts of a shop's page, in their order. */
export const shopTabs = [
  { tab: undefined, label: '店舗案内' },
  { tab: 'staff', label: 'スタッフ' },
  { tab: 'calendar', label: 'カレンダー' },
  { tab: 'introduction', label: '紹介' },
  { tab: 'access', label: 'アクセス' },
] as const satisfies readonly { tab: ShopTab | undefined; label: string }[];

/** The tab of a word; undefined, which is 店舗案内, for any other. */
export const readTab = (word: string | null): ShopTab | undefined =>
  shopTabs.find(({ tab }) => tab === word)?.tab;
