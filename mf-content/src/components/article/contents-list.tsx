import { PartLink } from '@gakumado/shared/ui';
import type { ArticleSection } from './read-article.ts';
import styles from './article.module.css';

/** Fewer parts are seen at a glance. */
const PARTS_MIN = 3;

/** Links to the parts of a long text. */
export function ContentsList({ sections }: { sections: readonly Pick<ArticleSection, 'id' | 'title'>[] }) {
  if (sections.length < PARTS_MIN) return null;
  return (
    <nav aria-labelledby="contents" data-contents className={styles.contents}>
      <p id="contents" className={styles.contentsTitle}>
        目次
      </p>
      <ol className={styles.contentsItems}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <PartLink part={id}>{title}</PartLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
