import type { ListedShop } from '@gakumado/shared/contract';
import { groupBy } from '@gakumado/shared/group-by';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { textAt } from '../form-field.ts';
import type { FormField, Need } from '../form-field.ts';
import { SelectControl } from './choice-items.tsx';
import styles from './items.module.css';
import { ShopButton } from './shop-button.tsx';

interface ShopItem {
  path: string;
  need: Need;
  shops: readonly ListedShop[];
  isShown?: FormField['isShown'];
}

/** 店舗, by prefecture: from a native select, or from a list that says where each is. */
export function shopItem({ path, need, shops, isShown }: ShopItem): FormField {
  const byPrefecture = groupBy(shops, ({ prefecture_name }) => prefecture_name);
  return {
    paths: [path],
    label: fieldLabels.shop_id,
    Control: () => (
      <div className={styles.chosen}>
        <SelectControl {...{ path, need }} label={fieldLabels.shop_id}>
          {[...byPrefecture].map(([prefecture, ofPrefecture]) => (
            <optgroup key={prefecture} label={prefecture}>
              {ofPrefecture.map(({ shop_id, shop_name }) => (
                <option key={shop_id} value={shop_id}>
                  {shop_name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectControl>
        <ShopButton {...{ path, shops }} />
      </div>
    ),
    describe: (values) => {
      const shop = shops.find(({ shop_id }) => String(shop_id) === textAt(values, path));
      return shop ? shop.shop_name : '';
    },
    ...(isShown ? { isShown } : {}),
  };
}
