import { paths } from '@gakumado/shared/paths';
import { KEYWORD_MAX } from '@gakumado/shared/vocabulary';
import { WordForm } from './word-form.tsx';

interface KeywordFormProps {
  keyword?: string;
  label?: string;
}

/** Estates by a word. */
export function KeywordForm({ keyword, label }: KeywordFormProps) {
  return (
    <WordForm
      title="キーワードから探す"
      label={label}
      name="keyword"
      maxLength={KEYWORD_MAX}
      placeholder="例：高田馬場、早稲田大学"
      defaultWord={keyword}
      hrefOf={paths.keyword}
    />
  );
}
