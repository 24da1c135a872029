import { paths } from '@gakumado/shared/paths';
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
      maxLength={100}
      placeholder="例：高田馬場、早稲田大学"
      defaultWord={keyword}
      hrefOf={paths.keyword}
    />
  );
}
