import { paths } from '@gakumado/shared/paths';
import { FAQ_WORD_MAX } from '@gakumado/shared/vocabulary';
import { WordSearch } from '../word-search/word-search.tsx';

/** The search in questions and answers. */
export function FaqSearch({ keyword = '' }: { keyword?: string }) {
  return (
    <WordSearch
      id="faq-word"
      label="ご質問を言葉で探す"
      action={paths.faq()}
      name="keyword"
      word={keyword}
      maxLength={FAQ_WORD_MAX}
      placeholder="例：敷金　更新料"
    />
  );
}
