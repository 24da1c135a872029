import type { ReactNode } from 'react';
import type { Interpretation } from '@gakumado/shared/contract';
import { LinkButton } from '@gakumado/shared/ui';
import { FilterChips } from '../../search/filter/filter-chips.tsx';
import type { Search } from '../../search/search.ts';
import { hrefOf } from '../../search/scope.ts';
import { keywordPlace } from './keyword-place.ts';
import { withoutWord } from './keyword-scope.ts';
import { OtherMeanings } from './other-meanings.tsx';
import styles from './keyword-page.module.css';

interface UnderstoodWordsProps {
  keyword: string;
  search: Search;
  meaning: Interpretation;
  /** Below the other meanings. */
  children?: ReactNode;
}

/** What the words were taken for, each with a link that takes it off, other meanings, and the search for the words alone. */
export function UnderstoodWords({
  keyword,
  search,
  meaning: { understood, rest, alternatives },
  children,
}: UnderstoodWordsProps) {
  const towns = new Set(understood.map(({ filter }) => filter.keyword));
  const texts = rest.split(' ').filter((word) => word !== '' && !towns.has(word));
  const hrefOfWords = (words: string) =>
    hrefOf(keywordPlace, { ...search, keyword: words || undefined, page: 1 });
  return (
    <section className={styles.part} aria-labelledby="understood">
      <FilterChips
        id="understood"
        title="検索した内容"
        look="row"
        filters={understood.map(({ word, label }) => ({
          label,
          href: hrefOfWords(withoutWord(keyword, word)),
        }))}
      >
        {texts.map((word) => (
          <li key={word} className={styles.text}>
            「{word}」を含む
          </li>
        ))}
        <li>
          <LinkButton variant="plain" to={hrefOf(keywordPlace, { ...search, as: 'text', page: 1 })}>
            言葉どおりに探す
          </LinkButton>
        </li>
      </FilterChips>
      {alternatives.length > 0 && (
        <OtherMeanings
          title="ほかの意味"
          links={alternatives.map(({ label, path }) => ({ to: path, label }))}
        />
      )}
      {children}
    </section>
  );
}
