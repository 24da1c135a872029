import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { findContentPage } from '@gakumado/shared/api';
import type { ContentPage } from '@gakumado/shared/contract';
import { throwNotFound } from '@gakumado/shared/routing';
import { Breadcrumbs, Container, formatDate, PageHead, RichText } from '@gakumado/shared/ui';
import type { Breadcrumb } from '@gakumado/shared/ui';
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
  /** Shown below the text. */
  children?: ReactNode;
}

/** A page of text: title, date, text. */
export function StaticPage({ page, path, parents, children }: StaticPageProps) {
  return (
    <Container className={styles.page}>
      <PageHead title={page.title} description={page.description} path={path} />
      <Breadcrumbs items={[...(parents ?? []), { label: page.title }]} />
      <Title text={page.title} />
      <RichText html={page.body} />
      {children}
      <p className={styles.date}>
        最終更新日：<time dateTime={page.updatedAt}>{formatDate(page.revisedAt ?? page.updatedAt)}</time>
      </p>
    </Container>
  );
}

/** A wide space of a title parts its phrases, which break as a whole where they do not fit beside each other. */
function Title({ text }: { text: string }) {
  return (
    <h1>
      {text.split('　').map((phrase, index) => (
        <Fragment key={phrase}>
          {index > 0 && '　'}
          <span className={styles.phrase}>{phrase}</span>
        </Fragment>
      ))}
    </h1>
  );
}
