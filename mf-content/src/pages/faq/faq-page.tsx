import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listFaq } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead, PartFailed } from '@gakumado/shared/ui';
import { FAQ_WORD_MAX } from '@gakumado/shared/vocabulary';
import { CategoryLinks } from '../../components/faq-list/category-links.tsx';
import { FaqList } from '../../components/faq-list/faq-list.tsx';
import styles from './faq-page.module.css';
import { FaqSearch } from './faq-search.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, FAQ_WORD_MAX) ?? '';
  const entries = await listFaq(q === '' ? { isTop: true } : { q }, request.signal);
  return { q, entries };
}

export function Component() {
  const { q, entries } = useLoaderData<typeof loader>();
  const heading = q === '' ? 'よくお寄せいただくご質問' : `「${q}」を含むご質問（${entries.totalCount}件）`;
  return (
    <Container className={styles.page}>
      <PageHead
        title={sitePages.faq.label}
        description="学生の部屋探し、契約、更新、入居後のことなど、よくある質問と回答を十の分野に分けてご案内します。"
        path={paths.faq()}
        noindex={q !== ''}
      />
      <Breadcrumbs items={[{ label: sitePages.faq.label }]} />
      <h1>{sitePages.faq.label}</h1>
      <FaqSearch key={q} q={q} />
      <section aria-labelledby="faq-entries" className={styles.section}>
        <h2 id="faq-entries">{heading}</h2>
        {entries.isFailed ? (
          <PartFailed name="ご質問" />
        ) : (
          <FaqList entries={entries.contents} headingLevel={3} hasCategory />
        )}
        {q !== '' && !entries.isFailed && entries.totalCount === 0 && (
          <p className={styles.note}>
            言葉を短くするか、別の言い方でお試しください。下の分野からもお選びいただけます。
          </p>
        )}
      </section>
      <section aria-labelledby="faq-categories" className={styles.section}>
        <h2 id="faq-categories">分野から選ぶ</h2>
        <CategoryLinks />
      </section>
    </Container>
  );
}
