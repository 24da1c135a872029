import { Link } from 'react-router-dom';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import type { Condition } from './condition.ts';
import { hrefOf } from './place.ts';
import type { SearchPlace } from './place.ts';
import styles from './view-toggle.module.css';

const views = [
  { view: 'list', label: '一覧', Icon: List },
  { view: 'map', label: '地図', Icon: MapIcon },
] as const;

/** List or map of the same results: two addresses, so that both can be kept and sent. */
export function ViewToggle({ place, condition }: { place: SearchPlace; condition: Condition }) {
  return (
    <nav aria-label="表示の切り替え">
      <ul className={styles.views}>
        {views.map(({ view, label, Icon }) => (
          <li key={view}>
            <Link
              className={styles.view}
              to={hrefOf(place, { ...condition, view })}
              aria-current={view === condition.view ? 'true' : undefined}
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
