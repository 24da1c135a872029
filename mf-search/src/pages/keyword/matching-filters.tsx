import { ChipLinks } from '../../parts/chip-links.tsx';
import type { Results } from '../../search/load-results.ts';
import { matchFilters } from './match-filters.ts';
import styles from './keyword-page.module.css';

/** Words that are conditions of the filter, offered as such. */
export function MatchingFilters({ search, choices }: Pick<Results, 'search' | 'choices'>) {
  const filters = matchFilters(search, choices);
  if (filters.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="matching-filters">
      <h2 id="matching-filters">条件として探す</h2>
      <ChipLinks
        links={filters.map(({ label, href }) => ({ to: href, label: `「${label}」の物件を見る` }))}
      />
    </section>
  );
}
