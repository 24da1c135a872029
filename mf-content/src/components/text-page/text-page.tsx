import type { ReactNode } from 'react';
import type { ContentPage } from '@gakumado/shared/contract';
import type { SitePage } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead, PartFailed, RichText } from '@gakumado/shared/ui';
import styles from './text-page.module.css';

interface TextPageProps {
  /** The page as links name it, and its canonical path. */
  site: SitePage;
  /** Its text in the content service; null when it could not be loaded. */
  text: ContentPage | null;
  /** Describes the page where the content service has no description. */
  description: string;
  /** Between the title and the text: what the page is there for. */
  children?: ReactNode;
  /** Below the text. */
  after?: ReactNode;
}

/** A page that has more than its text: without the text the rest stays. */
export function TextPage({ site, text, description, children, after }: TextPageProps) {
  const title = text?.title ?? site.label;
  const about = text?.description || description;
  return (
    <Container className={styles.page}>
      <PageHead title={title} description={about} path={site.to} />
      <Breadcrumbs items={[{ label: title }]} />
      <h1>{title}</h1>
      <p className={styles.lead}>{about}</p>
      {children}
      {text ? <RichText html={text.body} /> : <PartFailed name="ご案内" isMain />}
      {after}
    </Container>
  );
}
