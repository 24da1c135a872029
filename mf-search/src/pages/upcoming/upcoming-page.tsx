import { Link, useLoaderData } from 'react-router-dom';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Breadcrumbs, Container, Notice, PageHead, SchoolCombobox } from '@gakumado/shared/ui';
import parts from '../../components/page-parts.module.css';
import { loadUpcoming } from './load-upcoming.ts';
import styles from './upcoming-page.module.css';
import type { UpcomingPath } from './upcoming-routes.ts';
import { upcomingTexts } from './upcoming-texts.ts';

interface Way {
  label: string;
  to: string;
  note: string;
}

/** The page of an address that is in preparation. */
export function upcomingPage(route: UpcomingPath) {
  return { loader: loadUpcoming, Component: () => <UpcomingPage route={route} /> };
}

function UpcomingPage({ route }: { route: UpcomingPath }) {
  const { path, prefecture } = useLoaderData<typeof loadUpcoming>();
  const { title, purpose, parents = [] } = upcomingTexts[route](prefecture?.name_kana);
  return (
    <Container className={parts.page}>
      <PageHead title={title} description={purpose} path={path} noindex />
      <Breadcrumbs items={[...parents, { label: title }]} />
      <div className={parts.intro}>
        <h1>{title}</h1>
        <p className={parts.lead}>{purpose}</p>
      </div>
      <Notice title="このページは現在準備中です。">
        ご不便をおかけします。公開までのあいだは、次の方法をご利用ください。
      </Notice>
      <div className={parts.box}>
        <SchoolCombobox />
      </div>
      <section className={parts.part} aria-labelledby="ways-today">
        <h2 id="ways-today">今ご利用いただける方法</h2>
        <ul className={styles.list}>
          {waysOn(prefecture).map(({ label, to, note }) => (
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

/** What works today, as near to the place of the page as it can be. */
function waysOn(prefecture: Prefecture | null): Way[] {
  const schools = prefecture
    ? {
        label: `${prefecture.name_kana}の学校から探す`,
        to: paths.schoolsInPrefecture(prefecture.prefecture_id),
      }
    : { label: '学校から探す', to: paths.schools() };
  return [
    { ...schools, note: 'キャンパスの近くの物件を、通学時間の短い順にご覧いただけます。' },
    {
      label: 'お電話で相談する',
      to: paths.store(),
      note: 'お近くの店舗の電話番号と営業時間をご覧いただけます。',
    },
    {
      label: 'よくあるご質問',
      to: paths.faq(),
      note: '契約、費用、入居後のことなど、ご質問にお答えしています。',
    },
  ];
}
