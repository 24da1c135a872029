import { Link } from 'react-router-dom';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import type { Search } from '../search.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import styles from './view-toggle.module.css';

const views = [
  { view: 'list', label: '一覧', Icon: List },
  { view: 'map', label: '地図', Icon: MapIcon },
] as const;

/** List or map of the same results: two addresses, so that both can be kept and sent. */
export function ViewToggle({ scope, search }: { scope: SearchScope; search: Search }) {
  return (
    <nav aria-label="表示の切り替え">
      <ul className={styles.views}>
        {views.map(({ view, label, Icon }) => (
          <li key={view}>
            <Link
              className={styles.view}
              to={hrefOf(scope, { ...search, view })}
              aria-current={view === search.view ? 'true' : undefined}
              preventScrollReset
            >
              <Icon size="1.125rem" aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
