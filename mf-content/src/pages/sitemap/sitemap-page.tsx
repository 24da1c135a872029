import { useLoaderData } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import type { PageLoaderArgs } from '@gakumado/shared/routing';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead, PartFailed, PillLink, RichText } from '@gakumado/shared/ui';
import { LinkList } from './link-list.tsx';
import { loadSitemap } from './load-sitemap.ts';
import { PlaceIndex } from './place-index.tsx';
import { SchoolIndex } from './school-index.tsx';
import type { SiteSection } from './site-sections.ts';
import styles from './sitemap-page.module.css';

export async function loader(args: PageLoaderArgs) {
  return loadSitemap(args);
}

export function Component() {
  const { lead, sections, places, schools, shops } = useLoaderData<typeof loader>();
  return (
    <Container className={styles.page}>
      <PageHead
        title={sitePages.sitemap.label}
        description={`${brand.name}のすべてのページへのご案内です。お部屋の探し方、地域と市区町村、路線、学校、読みもの、お手続きからお選びいただけます。`}
        path={paths.sitemap()}
      />
      <Breadcrumbs items={[{ label: sitePages.sitemap.label }]} />
      <h1>{sitePages.sitemap.label}</h1>
      {lead && <RichText html={lead} look="plain" />}
      <nav aria-label="このページの内容" className={styles.contents}>
        <PillLink part="pages">目的から選ぶ</PillLink>
        <PillLink part="places">地域から探す</PillLink>
        <PillLink part="schools">学校を五十音から探す</PillLink>
      </nav>
      <section className={styles.section} aria-labelledby="pages">
        <h2 id="pages">目的から選ぶ</h2>
        <div className={styles.purposes}>
          {sections.map((section) => (
            <Purpose key={section.title} {...section} />
          ))}
        </div>
      </section>
      <PlaceIndex places={places} shops={shops} />
      <SchoolIndex rows={schools} />
    </Container>
  );
}

function Purpose({ title, links, isFailed = false }: SiteSection) {
  return (
    <section className={styles.purpose} aria-label={title}>
      <h3>{title}</h3>
      <LinkList links={links} />
      {isFailed && <PartFailed name={title} />}
    </section>
  );
}
