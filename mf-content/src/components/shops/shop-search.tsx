import { WordSearch } from '../word-search/word-search.tsx';
import { shopKeywordPath } from './shop-paths.ts';

/** The search for a shop by a word. */
export function ShopSearch({ keyword = '' }: { keyword?: string }) {
  return (
    <WordSearch
      id="shop-word"
      label="店舗を言葉で探す"
      action={shopKeywordPath()}
      name="keyword"
      word={keyword}
      maxLength={100}
      placeholder="例：新宿　横浜駅"
    />
  );
}
