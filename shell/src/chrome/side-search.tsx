import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { sitePages } from '@gakumado/shared/site-pages';
import { SearchBox } from '@gakumado/shared/ui';
import styles from './side-search.module.css';

/** 学校名から探す and the way to other searches (specification, 2.7). */
export function SideSearch() {
  return (
    <aside className={styles.box} aria-label="学校名から探す">
      <SearchBox />
      <Link to={sitePages.otherSearches.to} className={styles.other}>
        {sitePages.otherSearches.label}
        <ChevronRight aria-hidden size="1rem" />
      </Link>
    </aside>
  );
}
