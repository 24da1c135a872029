import type { ReactNode } from 'react';
import { findContentPage } from '@gakumado/shared/api';
import type { ContentPage } from '@gakumado/shared/contract';
import { throwNotFound } from '@gakumado/shared/routing';
import { Breadcrumbs, Container, formatDate, PageHead } from '@gakumado/shared/ui';
import type { Breadcrumb } from '@gakumado/shared/ui';
import { Article, ReadingTime } from '../article/article.tsx';
import { ArticleHeader } from '../article/article-header.tsx';
import type { ArticleParts, ArticleSection } from '../article/read-article.ts';
import { readArticle } from '../article/read-article.ts';
import styles from './static-page.module.css';

/** A page of the content service; a real 404 when the service does not have it. */
export async function loadStaticPage(id: string, signal: AbortSignal): Promise<ContentPage> {
  const page = await findContentPage(id, signal);
  if (!page) throwNotFound();
  return page;
}

interface StaticPageProps {
  page: ContentPage;
  /** Its canonical path. */
  path: string;
  /** Pages between the home page and this one. */
  parents?: readonly Breadcrumb[];
  /** Takes the place of the list of contents. */
  contentsOf?: (article: ArticleParts) => ReactNode;
  /** What a part shows in place of its own elements; undefined leaves them. */
  showSection?: (section: ArticleSection) => ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** A page of text: title, reading time, picture, contents, text, date. */
export function StaticPage({ page, path, parents, contentsOf, showSection, children }: StaticPageProps) {
  const article = readArticle(page.body);
  return (
    <Container className={styles.page}>
      <PageHead
        title={page.title}
        description={page.description}
        path={path}
        imagePath={page.eyecatch?.url}
      />
      <Breadcrumbs items={[...(parents ?? []), { label: page.title }]} />
      <article className={styles.article}>
        <ArticleHeader
          title={page.title}
          days={
            <>
              <span>
                最終更新日：
                <time dateTime={page.updatedAt}>{formatDate(page.revisedAt ?? page.updatedAt)}</time>
              </span>
              <ReadingTime minutes={article.minutes} />
            </>
          }
          // A band: the text of the page is what people come for.
          eyecatch={page.eyecatch && { ...page.eyecatch, width: 12, height: 5 }}
        />
        <Article {...{ article, showSection }} contents={contentsOf?.(article)} />
      </article>
      {children}
    </Container>
  );
}
