import { KeywordBox } from './keyword-box/keyword-box.tsx';

const TITLE = 'キーワードから探す';

interface KeywordFormProps {
  keyword?: string;
  label?: string;
}

/** Estates by words: names of places and schools, wishes, and what estates are called. */
export const KeywordForm = ({ keyword, label = TITLE }: KeywordFormProps) => (
  <KeywordBox title={TITLE} label={label} keyword={keyword} />
);
