import { useState } from 'react';
import type { ListedShop } from '@gakumado/shared/contract';
import { groupBy } from '@gakumado/shared/group-by';
import { EmptyState, formatCount, Sheet, TextField } from '@gakumado/shared/ui';
import type { SheetProps } from '@gakumado/shared/ui';
import { rankShops } from '@gakumado/shared/vocabulary';
import styles from './shop-popup.module.css';

interface ShopPopupProps extends Pick<SheetProps, 'layer' | 'opener'> {
  shops: readonly ListedShop[];
  /** Id of the chosen shop as the form holds it; '' for none. */
  chosen: string;
  onChoose: (shopId: number) => void;
}

/**
 * The shops by prefecture, with where they are and when they are open; those that have the most of the words come first.
 * One press chooses one.
 */
export function ShopPopup({ layer, opener, shops, chosen, onChoose }: ShopPopupProps) {
  const [words, setWords] = useState('');
  const found = rankShops(shops, words);
  return (
    <Sheet {...{ layer, opener }} title="店舗を選ぶ">
      <TextField
        type="search"
        label="都道府県・駅・学校・店舗名で探す"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        autoComplete="off"
      />
      <p role="status" className={styles.count}>
        {formatCount(found.length)}店舗
      </p>
      {found.length === 0 && (
        <EmptyState title="該当する店舗がありません">
          <p>言葉を短くするか、都道府県の名前でお試しください。</p>
        </EmptyState>
      )}
      {[...groupBy(found, ({ prefecture_name }) => prefecture_name)].map(([prefecture, ofPrefecture]) => (
        <section key={prefecture} aria-labelledby={`shops-${prefecture}`}>
          <h3 id={`shops-${prefecture}`} className={styles.prefecture}>
            {prefecture}
          </h3>
          <ul className={styles.shops}>
            {ofPrefecture.map((shop) => (
              <li key={shop.shop_id}>
                <button
                  type="button"
                  className={styles.shop}
                  aria-pressed={String(shop.shop_id) === chosen}
                  onClick={() => onChoose(shop.shop_id)}
                >
                  <ShopFacts shop={shop} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

function ShopFacts({ shop }: { shop: ListedShop }) {
  const { shop_name, address, access_text, open_time, close_time, regular_holiday_text } = shop;
  const hours = open_time && close_time && `${open_time}～${close_time}`;
  return (
    <>
      <b>{shop_name}</b>
      <span>{access_text ?? address}</span>
      <span>
        {[hours, regular_holiday_text && `定休日 ${regular_holiday_text}`].filter(Boolean).join('　')}
      </span>
    </>
  );
}
