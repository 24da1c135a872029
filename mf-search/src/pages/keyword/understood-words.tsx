import { useId } from 'react';
import type { Interpretation, SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { LinkButton } from '@gakumado/shared/ui';
import { campusLabel } from '@gakumado/shared/vocabulary';
import { ChipLinks } from '../../parts/chip-links.tsx';
import { FilterChips } from '../../search/filter/filter-chips.tsx';
import type { Search } from '../../search/search.ts';
import { hrefOf } from '../../search/scope.ts';
import { keywordPlace } from './keyword-place.ts';
import { withoutWord } from './keyword-scope.ts';
import styles from './keyword-page.module.css';

interface UnderstoodWordsProps {
  keyword: string;
  search: Search;
  meaning: Interpretation;
  /** Of the school that the words name. */
  campuses: readonly SchoolCampus[];
}

/**
 * The interpretation of the words, each with a link that removes it, alternatives, and the search for the words as
 * text, all in one row: the homes below it stay on the first screen. Words that were not used are named below.
 */
export function UnderstoodWords({
  keyword,
  search,
  meaning: { understood, filter, rest, unused, alternatives },
  campuses,
}: UnderstoodWordsProps) {
  const othersId = useId();
  const towns = new Set(understood.map(({ filter }) => filter.keyword));
  const texts = rest.split(' ').filter((word) => word !== '' && !towns.has(word));
  const hrefOfWords = (words: string) =>
    hrefOf(keywordPlace, { ...search, keyword: words || undefined, page: 1 });
  const meanings = [
    ...alternatives.map(({ label, path }) => ({ to: path, label })),
    ...understood.flatMap(({ word, turned }) =>
      turned ? [{ to: hrefOfWords(keyword.replace(word, turned.words)), label: turned.label }] : [],
    ),
  ];
  const others = [
    ...campuses
      .filter(({ campus_id }) => campus_id !== filter.school_id)
      .map((campus) => ({ to: paths.campus(campus.pref_id, campus.campus_id), label: campusLabel(campus) }))
      .filter(({ label }) => !meanings.some((meaning) => meaning.label === label)),
    ...meanings,
  ];
  return (
    <section aria-labelledby="understood">
      <FilterChips
        id="understood"
        title="検索した内容"
        look="row"
        filters={[...understood, ...texts.map((word) => ({ word, label: `「${word}」という言葉` }))].map(
          ({ word, label }) => ({ label, href: hrefOfWords(withoutWord(keyword, word)) }),
        )}
      >
        {others.length > 0 && (
          <li>
            <nav className={styles.others} aria-labelledby={othersId}>
              <p id={othersId} className={styles.othersTitle}>
                ほかの意味
              </p>
              <ChipLinks links={others} />
            </nav>
          </li>
        )}
        <li>
          <LinkButton variant="plain" to={hrefOf(keywordPlace, { ...search, as: 'text', page: 1 })}>
            言葉どおりに探す
          </LinkButton>
        </li>
      </FilterChips>
      {unused && unused.length > 0 && (
        <p className={styles.unused}>使わなかった言葉：{unused.map((word) => `「${word}」`).join('')}</p>
      )}
    </section>
  );
}
