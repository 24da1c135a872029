import { Link, useLoaderData, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { Breadcrumbs, Container, Notice, PageHead } from '@gakumado/shared/ui';
import { usualAlternatives } from './alternatives.ts';
import styles from './upcoming-page.module.css';
import type { UpcomingText } from './upcoming-text.ts';

/** A page in preparation. The page's loader may answer words of the content service, which replace those of `text`. */
export function UpcomingPage({ text }: { text: UpcomingText }) {
  // A page without a loader, or one that is rendered in the browser only, has no data.
  const loaded = useLoaderData<Partial<UpcomingText> | undefined>();
  const { title, purpose, parents = [], alternatives = [] } = { ...text, ...loaded };
  const path = useLocation().pathname.replace(/\/?$/, '/');
  return (
    <Container className={styles.page}>
      <PageHead title={title} description={purpose} path={path} noindex />
      <Breadcrumbs items={[...parents, { label: title }]} />
      <h1>{title}</h1>
      <p>{purpose}</p>
      <Notice title="このページは現在準備中です。">
        ご不便をおかけします。公開までのあいだは、次の方法をご利用ください。
      </Notice>
      <section className={styles.ways} aria-labelledby="ways-today">
        <h2 id="ways-today">今ご利用いただける方法</h2>
        <ul className={styles.list}>
          {[...alternatives, ...usualAlternatives].map(({ label, to, note }) => (
            <li key={to}>
              <Link to={to} className={styles.way}>
                <span className={styles.label}>{label}</span>
                <span className={styles.note}>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

/** The pages of addresses in preparation, each by its path. `loader` answers words of the content service. */
export const upcomingPages =
  <Path extends string>(
    texts: Readonly<Record<Path, UpcomingText>>,
    loader: (args: LoaderFunctionArgs) => Promise<Partial<UpcomingText>>,
  ) =>
  (path: Path) => ({ loader, Component: () => <UpcomingPage text={texts[path]} /> });
