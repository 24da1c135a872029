import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import type { RentTermGroup } from '@gakumado/shared/rent-terms';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import { ContentsList } from '../../components/article/contents-list.tsx';
import { NextStep } from '../../components/article/next-step.tsx';
import { glossaryJsonLd } from './glossary-texts.ts';
import styles from './glossary.module.css';

/** All words of renting by what they are about; each leads to its own page. */
export function GlossaryView({ groups }: { groups: readonly RentTermGroup[] }) {
  const sections = groups.map(({ title }, index) => ({ id: `group-${index + 1}`, title }));
  return (
    <Container className={styles.page}>
      <PageHead
        title={sitePages.glossary.label}
        description="敷金、礼金、更新料、保証委託料、1K、専有面積。お部屋探しで出会う賃貸の言葉を、はじめての方にも分かるようにご説明します。"
        path={paths.glossary()}
        jsonLd={glossaryJsonLd(groups)}
      />
      <Breadcrumbs items={[sitePages.guide, { label: sitePages.glossary.label }]} />
      <h1>{sitePages.glossary.label}</h1>
      <p className={styles.lead}>
        お部屋探しで出会う言葉を、短くまとめました。物件のページでは、点線の付いた言葉を押すと、その場で説明をお読みいただけます。
      </p>
      <ContentsList sections={sections} />
      {groups.map(({ title, terms }, index) => (
        <section
          key={title}
          id={sections[index]?.id}
          aria-labelledby={`group-title-${index}`}
          className={styles.group}
        >
          <h2 id={`group-title-${index}`} className={styles.heading}>
            {title}
          </h2>
          <dl className={styles.terms}>
            {terms.map(({ name, reading, meaning }) => (
              <div key={name} className={styles.term}>
                <dt>
                  <Link to={paths.rentTerm(name)}>{name}</Link>
                  <span className={styles.reading}>{reading}</span>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <NextStep
        title="もっと詳しく知りたいときは"
        text="費用や契約について、よくいただくご質問と答えをまとめています。"
        label="よくある質問を見る"
        to={paths.faq()}
      />
    </Container>
  );
}
