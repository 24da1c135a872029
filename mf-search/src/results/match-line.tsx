import ListChecks from 'lucide-react/icons/list-checks';
import styles from './estate-list.module.css';
import type { WishMatch } from './wish-match.ts';

/** 5/6 一致, with what is missing. */
export function MatchLine({ count, total, missing }: WishMatch) {
  return (
    <p className={styles.match} data-whole={count === total || undefined}>
      <ListChecks size={16} aria-hidden />
      <span>
        <span className={styles.matched}>
          {count}/{total} 一致
        </span>
        {missing.length > 0 ? `（合わない希望：${missing.join('、')}）` : '（ご希望のすべてに合います）'}
      </span>
    </p>
  );
}
