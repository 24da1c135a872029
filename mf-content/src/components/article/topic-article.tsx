import type { ReactNode } from 'react';
import type { Topic } from '@gakumado/shared/contract';
import { Badge, formatDate } from '@gakumado/shared/ui';
import { Article, ReadingTime } from './article.tsx';
import { ArticleHeader } from './article-header.tsx';
import { readArticle } from './read-article.ts';
import styles from './article-header.module.css';

interface TopicArticleProps {
  topic: Topic;
  placeName: string | undefined;
  /** Below the text. */
  children?: ReactNode;
}

/** A topic as it is read; without its days where it is not published yet. */
export function TopicArticle({ topic, placeName, children }: TopicArticleProps) {
  const article = readArticle(topic.body);
  return (
    <article className={styles.article}>
      <ArticleHeader
        title={topic.title}
        kind={
          <>
            {topic.category && <Badge tone="primary">{topic.category}</Badge>}
            {placeName && <span>{placeName}</span>}
          </>
        }
        days={
          <>
            {topic.publishedAt && <TopicDays {...topic} />}
            <ReadingTime minutes={article.minutes} />
          </>
        }
        eyecatch={topic.eyecatch}
        summary={topic.summary}
      />
      <Article article={article} />
      {children}
    </article>
  );
}

function TopicDays({ publishedAt, revisedAt }: Topic) {
  const [published, revised] = [formatDate(publishedAt), formatDate(revisedAt)];
  return (
    <>
      <time dateTime={publishedAt}>{published}</time>
      {revised !== '' && revised !== published && <span>（{revised} 更新）</span>}
    </>
  );
}
