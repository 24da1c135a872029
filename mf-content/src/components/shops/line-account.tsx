import type { Shop } from '@gakumado/shared/contract';
import { VisuallyHidden } from '@gakumado/shared/ui';

/** LINE's own address that adds an account (`@example`) as a friend; on a computer it shows a page of LINE. */
export const lineFriendUrl = (account: string) => `https://line.me/R/ti/p/${encodeURIComponent(account)}`;

/** Adds the account of a shop in LINE. */
export function LineFriendLink({ shop, account }: { shop: Pick<Shop, 'shop_name'>; account: string }) {
  return (
    <a href={lineFriendUrl(account)} target="_blank" rel="noopener">
      <VisuallyHidden>{shop.shop_name}を</VisuallyHidden>LINEで友だち追加
      <VisuallyHidden>（新しいタブで開きます）</VisuallyHidden>
    </a>
  );
}
