import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
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

interface ViewToggleProps {
  scope: SearchScope;
  search: Search;
  /** Names the part of the list that is seen over the map, to go on there; empty for its beginning. */
  homeInView: () => string;
}

/** Opens a link here, and neither in another tab nor in another window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** List or map of the same results: two addresses, so that both can be kept and sent. */
export function ViewToggle({ scope, search, homeInView }: ViewToggleProps) {
  const navigate = useNavigate();
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    const hash = isPlain(event) ? homeInView() : '';
    if (hash === '') return;
    event.preventDefault();
    void navigate(hrefOf(scope, { ...search, view: 'list' }) + hash);
  }
  return (
    <nav aria-label="表示の切り替え">
      <ul className={styles.views}>
        {views.map(({ view, label, Icon }) => (
          <li key={view}>
            <Link
              className={styles.view}
              to={hrefOf(scope, { ...search, view })}
              aria-current={view === search.view ? 'true' : undefined}
              onClick={view === 'list' ? handleClick : undefined}
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
