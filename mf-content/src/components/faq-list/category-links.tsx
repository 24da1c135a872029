import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { faqCategories, faqSections } from '@gakumado/shared/vocabulary';
import styles from './category-links.module.css';

const links = [
  ...faqCategories.map(({ slug, title, note }) => ({ slug, title, note, to: paths.faqCategory(slug) })),
  ...faqSections.map(({ slug, title, note }) => ({ slug, title, note, to: paths.faqSection(slug) })),
];

/** Links to the lists of questions; all but the one that is being read. */
export function CategoryLinks({ except }: { except?: string }) {
  return (
    <ul className={styles.list}>
      {links
        .filter(({ slug }) => slug !== except)
        .map(({ slug, title, note, to }) => (
          <li key={slug}>
            <Link to={to} className={styles.link}>
              <span className={styles.title}>{title}</span>
              <span className={styles.note}>{note}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
