import ListChecks from 'lucide-react/icons/list-checks';
import styles from './estate-list.module.css';
import type { PreferenceMatch } from './preference-match.ts';

/** 5/6 一致, with the missing ones where their names are known. */
export function MatchLine({ count, total, missing }: PreferenceMatch) {
  return (
    <p className={styles.match} data-whole={count === total || undefined}>
      <ListChecks size="1rem" aria-hidden />
      <span>
        <span className={styles.matched}>
          {count}/{total} 一致
        </span>
        {count === total && '（ご希望のすべてに合います）'}
        {missing.length > 0 && `（合わない希望：${missing.join('、')}）`}
      </span>
    </p>
  );
}
