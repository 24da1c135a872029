import type { Estate } from '@gakumado/shared/contract';
import { groupBy } from '@gakumado/shared/group-by';
import { paths } from '@gakumado/shared/paths';
import { CONTACT_MAX } from '@gakumado/shared/vocabulary';

type Home = Pick<Estate, 'estate_id' | 'shop_id' | 'name'>;

/** A visit of homes, which is booked at their shop. */
export interface ShopVisit {
  /** Null where the home has no shop. */
  shopId: number | null;
  homes: readonly Home[];
  /** The form of the booking, of as many homes as it takes. */
  to: string;
}

/** The visits that some homes take: one for each shop. */
export const visitsByShop = (homes: readonly Home[]): ShopVisit[] =>
  [...groupBy(homes, ({ shop_id }) => shop_id)].map(([shopId, ofShop]) => {
    const [first, ...others] = ofShop.slice(0, CONTACT_MAX).map(({ estate_id }) => estate_id);
    const shop = shopId === null ? {} : { shopId };
    return {
      shopId,
      homes: ofShop,
      to: paths.inquiry({ ...(first && { estateId: first }), alsoIds: others, ...shop, isVisit: true }),
    };
  });
