import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { paths } from '@gakumado/shared/paths';
import styles from './guided-entry.module.css';

/** The way for those who do not know yet what to ask for. */
export function GuidedEntry() {
  return (
    <Link to={paths.guidedSearch()} className={styles.entry}>
      <span className={styles.icon}>
        <MessagesSquare size="1.75rem" aria-hidden />
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>5つの質問で探す</span>
        <span className={styles.text}>選ぶだけで一覧ができます。</span>
      </span>
      <ChevronRight size="1.375rem" aria-hidden />
    </Link>
  );
}
