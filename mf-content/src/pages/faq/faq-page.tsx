import { useContext } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listFaq } from '@gakumado/shared/api';
import type { FaqEntry } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { SiteContext } from '@gakumado/shared/routing';
import { readText } from '@gakumado/shared/search-fields';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead, PartFailed, PillLink } from '@gakumado/shared/ui';
import { FAQ_WORD_MAX, faqSections } from '@gakumado/shared/vocabulary';
import { AskPeople } from '../../components/faq-list/ask-people.tsx';
import { CategoryLinks } from '../../components/faq-list/category-links.tsx';
import { faqJsonLd } from '../../components/faq-list/faq-json-ld.ts';
import { FaqList } from '../../components/faq-list/faq-list.tsx';
import { FaqSearch } from '../../components/faq-search/faq-search.tsx';
import { findAskedTerms } from '../../components/faq-search/find-asked-terms.ts';
import { findQuestions } from '../../components/faq-search/find-questions.ts';
import { FaqResults } from './faq-results.tsx';
import { TermLinks } from './term-links.tsx';
import styles from './faq-page.module.css';

const isOfSection = ({ category }: FaqEntry) => faqSections.some(({ slug }) => slug === category);

export async function loader({ request }: LoaderFunctionArgs) {
  const keyword = readText(new URL(request.url).searchParams, 'keyword', FAQ_WORD_MAX) ?? '';
  const [{ contents, isFailed }, terms] = await Promise.all([listFaq(request.signal), askedTerms(keyword)]);
  const entries =
    keyword === ''
      ? contents.filter((entry) => entry.is_top || isOfSection(entry))
      : findQuestions(contents, keyword);
  return { keyword, entries, terms, isFailed };
}

/** The words of renting that a search asks for. The glossary is loaded for searches alone. */
async function askedTerms(keyword: string) {
  if (keyword === '') return [];
  const { rentTermGroups } = await import(/* webpackChunkName: "rent-terms" */ '@gakumado/shared/rent-terms');
  return findAskedTerms(rentTermGroups, keyword);
}

export function Component() {
  const { keyword, entries, terms, isFailed } = useLoaderData<typeof loader>();
  const isSearch = keyword !== '';
  return (
    <Container className={styles.page}>
      {isSearch ? (
        <PageHead
          title={`「${keyword}」のよくある質問`}
          description={`「${keyword}」に関するよくある質問と回答です。`}
          path={paths.faq()}
          noindex
        />
      ) : (
        <TopHead entries={entries} />
      )}
      <Breadcrumbs
        items={isSearch ? [sitePages.faq, { label: '言葉で探す' }] : [{ label: sitePages.faq.label }]}
      />
      <h1>{isSearch ? `「${keyword}」に関するご質問` : sitePages.faq.label}</h1>
      <FaqSearch key={keyword} keyword={keyword} />
      <TermLinks names={terms} />
      {isFailed && (
        <>
          <PartFailed name="ご質問" isMain />
          <AskPeople />
        </>
      )}
      {!isFailed && isSearch && <FaqResults keyword={keyword} entries={entries} />}
      {!isFailed && !isSearch && <TopQuestions entries={entries} />}
      <section aria-labelledby="categories" className={styles.section}>
        <h2 id="categories">分野から選ぶ</h2>
        <CategoryLinks />
      </section>
      {!isFailed && !isSearch && <Sections entries={entries} />}
    </Container>
  );
}

/** The questions of a category have their data on its page; those of the sections have no other page than this. */
function TopHead({ entries }: { entries: readonly FaqEntry[] }) {
  const { origin } = useContext(SiteContext);
  return (
    <PageHead
      title={sitePages.faq.label}
      description="学生のお部屋探し、契約、更新、入居後、会員登録やサイトの使い方など、よくある質問と回答を分野に分けてご案内します。"
      path={paths.faq()}
      jsonLd={faqJsonLd(entries.filter(isOfSection), origin)}
    />
  );
}

function TopQuestions({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <>
      <nav aria-label="このページの内容" className={styles.contents}>
        <PillLink part="top-questions">よくお寄せいただくご質問</PillLink>
        <PillLink part="categories">分野から選ぶ</PillLink>
        {faqSections.map(({ slug, title }) => (
          <PillLink key={slug} part={slug}>
            {title}
          </PillLink>
        ))}
        <PillLink part="ask-people">お電話・お問い合わせ</PillLink>
      </nav>
      <section aria-labelledby="top-questions" className={styles.section}>
        <h2 id="top-questions">よくお寄せいただくご質問</h2>
        <FaqList entries={entries.filter(({ is_top }) => is_top)} headingLevel={3} hasCategory />
      </section>
    </>
  );
}

function Sections({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <>
      {faqSections.map(({ slug, title }) => (
        <section key={slug} aria-labelledby={slug} className={styles.section}>
          <h2 id={slug}>{title}</h2>
          <FaqList entries={entries.filter(({ category }) => category === slug)} headingLevel={3} />
        </section>
      ))}
      <AskPeople />
    </>
  );
}
