import { useContext } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listFaq } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { SiteContext, throwNotFound } from '@gakumado/shared/routing';
import { Breadcrumbs, Container, PageHead, PartFailed, Phrases } from '@gakumado/shared/ui';
import { findFaqCategory } from '@gakumado/shared/vocabulary';
import { AskPeople } from '../../components/faq-list/ask-people.tsx';
import { CategoryLinks } from '../../components/faq-list/category-links.tsx';
import { faqJsonLd } from '../../components/faq-list/faq-json-ld.ts';
import { FaqList } from '../../components/faq-list/faq-list.tsx';
import { QuestionLinks } from '../../components/faq-list/question-links.tsx';
import { FaqSearch } from '../../components/faq-search/faq-search.tsx';
import { relatedQuestions } from '../../components/faq-search/related-questions.ts';
import styles from './faq-category-page.module.css';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const category = findFaqCategory(params['category']);
  if (!category) throwNotFound();
  const { contents, isFailed } = await listFaq(request.signal);
  const entries = contents.filter((entry) => entry.category === category.slug);
  const related = relatedQuestions(contents, category).map(({ id, category: slug, question }) => ({
    id,
    category: slug,
    question,
  }));
  return { category, entries, related, isFailed };
}

export function Component() {
  const { category, entries, related, isFailed } = useLoaderData<typeof loader>();
  const { origin } = useContext(SiteContext);
  const { slug, title, note } = category;
  return (
    <Container className={styles.page}>
      <PageHead
        title={`${title}のよくある質問`}
        description={`${title}に関するよくある質問と回答です。${note}についてご案内します。`}
        path={paths.faqCategory(slug)}
        jsonLd={faqJsonLd(entries, origin)}
      />
      <Breadcrumbs items={[sitePages.faq, { label: title }]} />
      <h1>
        <Phrases text={`${title}のよくある質問`} />
      </h1>
      <FaqSearch />
      {isFailed ? <PartFailed name="ご質問" isMain /> : <FaqList entries={entries} />}
      {related.length > 0 && (
        <section aria-labelledby="related" className={styles.section}>
          <h2 id="related">関連するご質問</h2>
          <QuestionLinks questions={related} />
        </section>
      )}
      <section aria-labelledby="other-categories" className={styles.section}>
        <h2 id="other-categories">ほかの分野のご質問</h2>
        <CategoryLinks except={slug} />
      </section>
      <AskPeople />
    </Container>
  );
}
