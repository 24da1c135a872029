import { Link, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listFaq } from '@gakumado/shared/api';
import type { FaqEntry } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { throwNotFound } from '@gakumado/shared/routing';
import { Breadcrumbs, Container, PageHead, PartFailed } from '@gakumado/shared/ui';
import { findFaqCategory } from '@gakumado/shared/vocabulary';
import { CategoryLinks } from '../../components/faq-list/category-links.tsx';
import { FaqList } from '../../components/faq-list/faq-list.tsx';
import styles from './faq-category-page.module.css';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const category = findFaqCategory(params['category']);
  if (!category) throwNotFound();
  const entries = await listFaq({ category: category.slug }, request.signal);
  return { category, entries };
}

export function Component() {
  const { category, entries } = useLoaderData<typeof loader>();
  const { slug, title, note } = category;
  return (
    <Container className={styles.page}>
      <PageHead
        title={`${title}のよくある質問`}
        description={`${title}に関するよくある質問と回答です。${note}についてご案内します。`}
        path={paths.faqCategory(slug)}
        jsonLd={entries.contents.length > 0 ? faqJsonLd(entries.contents) : undefined}
      />
      <Breadcrumbs items={[sitePages.faq, { label: title }]} />
      <h1>{title}のよくある質問</h1>
      {entries.isFailed ? <PartFailed name="ご質問" /> : <FaqList entries={entries.contents} />}
      <p>
        お探しの答えが見つからないときは、<Link to={paths.inquiry()}>お問い合わせ</Link>からご相談ください。
      </p>
      <section aria-labelledby="other-categories" className={styles.section}>
        <h2 id="other-categories">ほかの分野のご質問</h2>
        <CategoryLinks except={slug} />
      </section>
    </Container>
  );
}

/** The questions as schema.org's FAQPage. */
function faqJsonLd(entries: readonly FaqEntry[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
