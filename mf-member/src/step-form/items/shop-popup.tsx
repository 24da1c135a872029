import { useState } from 'react';
import type { Shop } from '@gakumado/shared/contract';
import { normaliseKana } from '@gakumado/shared/forms';
import { EmptyState, formatCount, Sheet, TextField } from '@gakumado/shared/ui';
import type { SheetProps } from '@gakumado/shared/ui';
import styles from './shop-popup.module.css';

interface ShopPopupProps extends Pick<SheetProps, 'layer' | 'opener'> {
  shops: readonly Shop[];
  /** Id of the chosen shop as the form holds it; '' for none. */
  chosen: string;
  onChoose: (shopId: number) => void;
}

/** Width and kana do not matter. */
const fold = (text: string) => normaliseKana(text).toLowerCase();

/** Whether a shop has every word in its name, its place or its way. */
function hasWords(shop: Shop, words: string): boolean {
  const { shop_name, shop_kana, prefecture_name, address, access_text } = shop;
  const told = fold([shop_name, shop_kana, prefecture_name, address, access_text].join(' '));
  return fold(words)
    .split(' ')
    .every((word) => told.includes(word));
}

/** The shops by prefecture, with where they are and when they are open. One press chooses one. */
export function ShopPopup({ layer, opener, shops, chosen, onChoose }: ShopPopupProps) {
  const [words, setWords] = useState('');
  const found = shops.filter((shop) => hasWords(shop, words));
  return (
    <Sheet {...{ layer, opener }} title="店舗を選ぶ">
      <TextField
        type="search"
        label="都道府県・駅・店舗名で絞り込む"
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
      {[...Map.groupBy(found, ({ prefecture_name }) => prefecture_name)].map(([prefecture, ofPrefecture]) => (
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

function ShopFacts({ shop }: { shop: Shop }) {
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
