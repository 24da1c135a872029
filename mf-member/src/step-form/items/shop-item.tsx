import type { Shop } from '@gakumado/shared/contract';
import { SelectField } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { textAt } from '../form-field.ts';
import type { FormField, Need } from '../form-field.ts';
import { useItem, useNeed } from '../use-item.ts';

interface ShopItem {
  path: string;
  need: Need;
  shops: readonly Shop[];
  isShown?: FormField['isShown'];
}

/** 店舗, by prefecture. */
export function shopItem({ path, need, shops, isShown }: ShopItem): FormField {
  const byPrefecture = Map.groupBy(shops, ({ prefecture_name }) => prefecture_name);
  return {
    paths: [path],
    label: fieldLabels.shop_id,
    Control: function ShopControl() {
      const { control, preset, error } = useItem(path);
      return (
        <SelectField
          {...control}
          label={fieldLabels.shop_id}
          error={error}
          need={useNeed(need)}
          defaultValue={(preset as string | undefined) ?? ''}
        >
          <option value="">選択してください</option>
          {[...byPrefecture].map(([prefecture, ofPrefecture]) => (
            <optgroup key={prefecture} label={prefecture}>
              {ofPrefecture.map(({ shop_id, shop_name }) => (
                <option key={shop_id} value={shop_id}>
                  {shop_name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      );
    },
    describe: (values) => {
      const shop = shops.find(({ shop_id }) => String(shop_id) === textAt(values, path));
      return shop ? shop.shop_name : '';
    },
    ...(isShown ? { isShown } : {}),
  };
}
