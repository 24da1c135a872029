import { Link } from 'react-router-dom';
import type { FoundRentTerm } from '@gakumado/shared/rent-terms';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import { faqCategories } from '@gakumado/shared/vocabulary';
import { NextStep } from '../../components/article/next-step.tsx';
import { termJsonLd } from './glossary-texts.ts';
import styles from './glossary.module.css';

/** One word of renting, with the words around it. */
export function TermView({ found: { term, group } }: { found: FoundRentTerm }) {
  const others = group.terms.filter(({ name }) => name !== term.name);
  const category = faqCategories.find(({ slug }) => slug === group.faq);
  return (
    <Container className={styles.page}>
      <PageHead
        title={`${term.name}とは`}
        description={`賃貸の言葉「${term.name}」の意味。${term.meaning}`}
        path={paths.rentTerm(term.name)}
        jsonLd={termJsonLd(term)}
      />
      <Breadcrumbs items={[sitePages.guide, sitePages.glossary, { label: term.name }]} />
      <h1>
        {term.name}
        <span className={styles.titleReading}>{term.reading}</span>
      </h1>
      <p className={styles.meaning}>{term.meaning}</p>
      <section aria-labelledby="other-terms" className={styles.group}>
        <h2 id="other-terms" className={styles.heading}>
          「{group.title}」のほかの言葉
        </h2>
        <ul className={styles.others}>
          {others.map(({ name }) => (
            <li key={name}>
              <Link to={paths.rentTerm(name)}>{name}</Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to={sitePages.glossary.to}>{sitePages.glossary.label}をすべて見る</Link>
        </p>
      </section>
      <NextStep
        title="もっと詳しく知りたいときは"
        text="よくいただくご質問と、その答えをまとめています。"
        label={`${category?.title ?? sitePages.faq.label}の質問を見る`}
        to={paths.faqCategory(group.faq)}
      />
    </Container>
  );
}
