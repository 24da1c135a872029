import { Breadcrumbs, Container, EmptyState, LinkButton, PageHead, telHref } from '@gakumado/shared/ui';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import styles from '../../components/estate-page.module.css';

const TEL = /(0\d{1,4}-\d{1,4}-\d{3,4})/;

/** In the place of a page whose link is over, was altered or is not ours. The message names a telephone number. */
export function Refused({ message }: { message: string }) {
  const title = 'このご案内は表示できません';
  return (
    <Container className={styles.page}>
      <PageHead title={title} description={title} path={paths.search()} noindex />
      <Breadcrumbs items={[{ label: 'スタッフからのご案内' }]} />
      <h1>{title}</h1>
      <EmptyState
        title="リンクをご確認ください"
        actions={
          <>
            <LinkButton to={sitePages.search.to} variant="secondary">
              {sitePages.search.label}
            </LinkButton>
            <LinkButton to={sitePages.store.to} variant="secondary">
              {sitePages.store.label}
            </LinkButton>
          </>
        }
      >
        <p>
          {message.split(TEL).map((part) =>
            TEL.test(part) ? (
              <a key={part} href={telHref(part)}>
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      </EmptyState>
    </Container>
  );
}
