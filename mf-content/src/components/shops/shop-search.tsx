import { Form, useNavigation } from 'react-router-dom';
import { Button } from '@gakumado/shared/ui';
import { shopKeywordPath } from './shop-paths.ts';
import styles from './shop-search.module.css';

/** The search for a shop by a word: a plain form, so it works before and without scripts. */
export function ShopSearch({ keyword = '' }: { keyword?: string }) {
  const isSearching = useNavigation().state === 'loading';
  return (
    <Form
      method="get"
      action={shopKeywordPath()}
      role="search"
      aria-label="店舗を言葉で探す"
      className={styles.form}
    >
      <label htmlFor="shop-word" className={styles.label}>
        店舗を言葉で探す
      </label>
      <div className={styles.row}>
        <input
          id="shop-word"
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          placeholder="例：新宿　横浜駅"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
        />
        <Button type="submit" disabled={isSearching}>
          検索
        </Button>
      </div>
    </Form>
  );
}
