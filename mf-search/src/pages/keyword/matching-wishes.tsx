import { ChipLinks } from '../../components/chip-links.tsx';
import type { Results } from '../../results/load-results.ts';
import { matchWishes } from './match-wishes.ts';
import styles from './keyword-page.module.css';

/** Words that are conditions of the filter, offered as such. */
export function MatchingWishes({ condition, choices }: Pick<Results, 'condition' | 'choices'>) {
  const wishes = matchWishes(condition, choices);
  if (wishes.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="matching-wishes">
      <h2 id="matching-wishes">条件として探す</h2>
      <ChipLinks links={wishes.map(({ label, href }) => ({ to: href, label: `「${label}」の物件を見る` }))} />
    </section>
  );
}
