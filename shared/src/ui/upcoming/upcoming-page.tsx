import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Breadcrumbs, Container, Notice, PageHead } from '@gakumado/shared/ui';
import type { Breadcrumb } from '@gakumado/shared/ui';
import styles from './upcoming-page.module.css';

/** A page that works today and serves the same wish. */
export interface Way {
  label: string;
  to: string;
  note: string;
}

/** The words of one page in preparation. */
export interface UpcomingText {
  title: string;
  /** The purpose of the page, in one sentence. */
  purpose: string;
  parents?: readonly Breadcrumb[];
  /** Ways for this wish, before those that every such page names. */
  ways?: readonly Way[];
}

const usualWays: readonly Way[] = [
  {
    label: 'お電話で相談する',
    to: paths.store(),
    note: 'お近くの店舗の電話番号と営業時間をご覧いただけます。',
  },
  {
    label: '学校から探す',
    to: paths.schools(),
    note: 'キャンパスの近くの物件を、通学時間の短い順にご覧いただけます。',
  },
  {
    label: 'よくある質問',
    to: paths.faq(),
    note: '契約、費用、入居後のことなど、ご質問にお答えしています。',
  },
];

/** A page in preparation. The page's loader may answer words of the content service, which replace those of `text`. */
export function UpcomingPage({ text }: { text: UpcomingText }) {
  // A page without a loader, or one that is rendered in the browser only, has no data.
  const loaded = useLoaderData<Partial<UpcomingText> | undefined>();
  const { title, purpose, parents = [], ways = [] } = { ...text, ...loaded };
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
          {[...ways, ...usualWays].map(({ label, to, note }) => (
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
