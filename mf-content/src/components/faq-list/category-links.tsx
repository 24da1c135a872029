import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { faqCategories } from '@gakumado/shared/vocabulary';
import styles from './category-links.module.css';

/** Links to the categories of questions; all but the one that is being read. */
export function CategoryLinks({ except }: { except?: string }) {
  return (
    <ul className={styles.list}>
      {faqCategories
        .filter(({ slug }) => slug !== except)
        .map(({ slug, title, note }) => (
          <li key={slug}>
            <Link to={paths.faqCategory(slug)} className={styles.link}>
              <span className={styles.title}>{title}</span>
              <span className={styles.note}>{note}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
