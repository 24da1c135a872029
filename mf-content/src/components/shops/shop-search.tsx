import { paths } from '@gakumado/shared/paths';
import { KEYWORD_MAX } from '@gakumado/shared/vocabulary';
import { WordSearch } from '../word-search/word-search.tsx';

/** The search for a shop by a word. */
export function ShopSearch({ keyword = '' }: { keyword?: string }) {
  return (
    <WordSearch
      id="shop-word"
      label="店舗を言葉で探す"
      action={paths.storesByKeyword()}
      name="keyword"
      word={keyword}
      maxLength={KEYWORD_MAX}
      placeholder="例：新宿　横浜駅"
    />
  );
}
