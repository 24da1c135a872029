import type { ReactNode } from 'react';
import { findContentPage, nullOnError } from '@gakumado/shared/api';
import type { ContentPage } from '@gakumado/shared/contract';
import { throwNotFound } from '@gakumado/shared/routing';
import type { SitePage } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, formatDate, PageHead, PartFailed } from '@gakumado/shared/ui';
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

/** As {@link loadStaticPage}, for a page that is more than its text: null when the text could not be loaded. */
export const loadTextOfPage = (id: string, signal: AbortSignal): Promise<ContentPage | null> =>
  nullOnError(loadStaticPage(id, signal));

interface StaticPageProps {
  /** Null when it could not be loaded: the rest of the page stays. */
  page: ContentPage | null;
  /** The page as links name it, and its canonical path. */
  site: SitePage;
  /** Pages between the home page and this one. */
  parents?: readonly Breadcrumb[];
  /** Takes the place of the list of contents. */
  contentsOf?: (article: ArticleParts) => ReactNode;
  /** Replaces the elements of a section; undefined keeps them. */
  showSection?: (section: ArticleSection) => ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** A page of text: title, reading time, picture, contents, text, date. */
export function StaticPage({ page, site, parents, children, ...shape }: StaticPageProps) {
  const title = page?.title ?? site.label;
  return (
    <Container className={styles.page}>
      <PageHead
        title={title}
        description={page?.description ?? title}
        path={site.to}
        imagePath={page?.eyecatch?.url}
      />
      <Breadcrumbs items={[...(parents ?? []), { label: title }]} />
      {page ? (
        <PageText page={page} {...shape} />
      ) : (
        <>
          <ArticleHeader title={title} />
          <PartFailed name="ご案内" isMain />
        </>
      )}
      {children}
    </Container>
  );
}

type PageTextProps = Pick<StaticPageProps, 'contentsOf' | 'showSection'> & { page: ContentPage };

function PageText({ page, contentsOf, showSection }: PageTextProps) {
  const article = readArticle(page.body);
  return (
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
  );
}
