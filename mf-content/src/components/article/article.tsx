import type { ReactNode } from 'react';
import { Phrases, RichNodes } from '@gakumado/shared/ui';
import { ContentsList } from './contents-list.tsx';
import type { ArticleParts, ArticleSection } from './read-article.ts';
import styles from './article.module.css';

interface ArticleProps {
  article: ArticleParts;
  /** Takes the place of the list of contents. */
  contents?: ReactNode;
  /** Replaces the elements of a section; undefined keeps them. */
  showSection?: (section: ArticleSection) => ReactNode;
}

/** A long text with its list of contents; each part has an address. */
export function Article({ article, contents, showSection }: ArticleProps) {
  const { intro, sections } = article;
  return (
    <>
      {intro.length > 0 && <RichNodes nodes={intro} />}
      {contents ?? <ContentsList sections={sections} />}
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-title`}
          className={styles.part}
        >
          <h2 id={`${section.id}-title`} className={styles.heading}>
            <Phrases text={section.title} />
          </h2>
          {showSection?.(section) ?? <RichNodes nodes={section.nodes} />}
        </section>
      ))}
    </>
  );
}

export function ReadingTime({ minutes }: Pick<ArticleParts, 'minutes'>) {
  return <span>約{minutes}分で読めます</span>;
}
