import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { FAQ_WORD_MAX } from '@gakumado/shared/vocabulary';
import { WordSearch } from '../../components/word-search/word-search.tsx';

/** The search in questions and answers. */
export function FaqSearch({ q }: { q: string }) {
  return (
    <WordSearch
      id="faq-word"
      label="ご質問を言葉で探す"
      action={paths.faq()}
      name="q"
      word={q}
      maxLength={FAQ_WORD_MAX}
      placeholder="例：敷金　更新料"
    >
      {q !== '' && (
        <p>
          <Link to={paths.faq()}>検索をやめて、よくある質問に戻る</Link>
        </p>
      )}
    </WordSearch>
  );
}
