import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import type { SitePage } from '@gakumado/shared/site-pages';
import { LinkButton, Notice, ShareButton } from '@gakumado/shared/ui';
import { StaticPage } from '../static-page/static-page.tsx';
import type { loadServiceGuide } from './load-service-guide.ts';
import styles from './service-guide.module.css';

interface ServiceGuideProps {
  site: SitePage;
  /** The form that the page ends in. */
  formPath: (estateId?: number) => string;
  /** The label of its button. */
  action: string;
  /** Where to turn with what the page does not answer. */
  question: string;
  /** Said of an estate without a free room, where the form takes none: another one is chosen in the form. */
  fullRefusal?: string;
}

/** How a service goes, ending in its form; an estate of the address goes with it. */
export function ServiceGuide({ site, formPath, action, question, fullRefusal }: ServiceGuideProps) {
  const { page, estateId, estateName, isFull } = useLoaderData<typeof loadServiceGuide>();
  const refusal = isFull ? fullRefusal : undefined;
  const form = formPath(refusal ? undefined : estateId);
  // A link in the text leads to the same form.
  const text = page && { ...page, body: page.body.replaceAll(`href="${formPath()}"`, `href="${form}"`) };
  return (
    <StaticPage page={text} site={site}>
      <section className={styles.apply} aria-label={action}>
        {estateId !== undefined && (
          <p>
            お選びの物件：
            <Link to={paths.estate(estateId)}>{estateName ?? `物件（番号 ${estateId}）`}</Link>
          </p>
        )}
        {refusal && <Notice>{refusal}</Notice>}
        <div className={styles.ways}>
          <LinkButton to={form} variant="accent">
            {action}
          </LinkButton>
          <LinkButton to={paths.inquiry(estateId === undefined ? {} : { estateId })} variant="secondary">
            {question}
          </LinkButton>
        </div>
      </section>
      <ShareButton what="ページ" title={page?.title ?? site.label} path={site.to} />
    </StaticPage>
  );
}
