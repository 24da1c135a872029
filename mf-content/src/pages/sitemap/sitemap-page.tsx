import { Link, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { listAreas, listContentPrefectures } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead, PartFailed } from '@gakumado/shared/ui';
import { siteSections } from './site-sections.ts';
import type { SiteSection } from './site-sections.ts';
import styles from './sitemap-page.module.css';

export async function loader({ request }: LoaderFunctionArgs) {
  const [areas, prefectures] = await Promise.all([
    listAreas(request.signal),
    listContentPrefectures(undefined, request.signal),
  ]);
  const regions = areas.contents.map(({ area_id, name, name_other }): SiteSection & { id: number } => ({
    id: area_id,
    title: name,
    links: [
      ...prefectures.contents
        .filter(({ area_cd }) => area_cd === area_id)
        .map(({ prefecture_id, name_kana }) => ({
          label: `${name_kana}の学校`,
          to: paths.schoolsInPrefecture(prefecture_id),
        })),
      { label: `${name}のトピックス`, to: paths.topicsInArea(name_other) },
    ],
  }));
  return { regions, isFailed: areas.isFailed || prefectures.isFailed };
}

export function Component() {
  const { regions, isFailed } = useLoaderData<typeof loader>();
  return (
    <Container className={styles.page}>
      <PageHead
        title={sitePages.sitemap.label}
        description={`${brand.name}のすべてのページへのご案内です。地域と都道府県、お部屋の探し方、読みものからお選びいただけます。`}
        path={paths.sitemap()}
      />
      <Breadcrumbs items={[{ label: sitePages.sitemap.label }]} />
      <h1>{sitePages.sitemap.label}</h1>
      {siteSections.map((section) => (
        <LinkSection key={section.title} section={section} />
      ))}
      <h2>地域から探す</h2>
      {isFailed ? (
        <PartFailed name="地域" />
      ) : (
        regions.map((region) => <LinkSection key={region.id} section={region} headingLevel={3} />)
      )}
    </Container>
  );
}

function LinkSection({ section, headingLevel = 2 }: { section: SiteSection; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.section}>
      <Heading>{section.title}</Heading>
      <ul className={styles.links}>
        {section.links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
