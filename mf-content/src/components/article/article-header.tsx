import type { ReactNode } from 'react';
import type { ContentImage } from '@gakumado/shared/contract';
import { Phrases, Picture, WIDE_SCREEN } from '@gakumado/shared/ui';
import styles from './article-header.module.css';

interface ArticleHeaderProps {
  title: string;
  /** Above the title: kind and place. */
  kind?: ReactNode;
  /** Below the title: days, and how long it takes to read. */
  days?: ReactNode;
  /** Its width and height are the shape in which it is shown. */
  eyecatch?: ContentImage | undefined;
  summary?: string | undefined;
}

/** The head of something to read: kind, title, days, picture, what it is about. */
export function ArticleHeader({ title, kind, days, eyecatch, summary }: ArticleHeaderProps) {
  return (
    <header className={styles.header}>
      {kind && <p className={styles.facts}>{kind}</p>}
      <h1 className={styles.title}>
        <Phrases text={title} />
      </h1>
      {days && <p className={styles.facts}>{days}</p>}
      {eyecatch && (
        <Picture
          path={eyecatch.url}
          alt=""
          width={eyecatch.width}
          height={eyecatch.height}
          sizes={`${WIDE_SCREEN} 768px, 100vw`}
          priority
          className={styles.picture}
        />
      )}
      {eyecatch && <p className={styles.facts}>画像はイメージです。</p>}
      {summary && <p className={styles.summary}>{summary}</p>}
    </header>
  );
}
