import { Breadcrumbs, Container, EmptyState, LinkButton, PageHead } from '@gakumado/shared/ui';
import type { ListOrigin } from '@gakumado/shared/ui';
import type { EstateDetail, RecommendedEstate } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import styles from '../../components/estate-page.module.css';
import { SimilarEstates } from './similar-estates.tsx';

interface GoneProps {
  estate: EstateDetail;
  recommendations: readonly RecommendedEstate[] | null;
  targets: Omit<ListOrigin, 'path'>;
}

/** The page of a property that is no longer let: its name, and ways to others. */
export function Gone({ estate: { name, estate_id, pref_id }, recommendations, targets }: GoneProps) {
  return (
    <Container className={styles.page}>
      <PageHead
        title={`${name}の掲載は終了しました`}
        description={`${name}の掲載は終了しました。条件の近い物件をご覧いただけます。`}
        path={paths.estate(estate_id)}
        noindex
      />
      <Breadcrumbs items={[{ label: name }]} />
      <h1>{name}</h1>
      <EmptyState
        title="この物件の掲載は終了しました"
        actions={
          <>
            <LinkButton to={paths.area(pref_id)} variant="secondary">
              同じ都道府県の物件を探す
            </LinkButton>
            <LinkButton to={sitePages.schools.to} variant="secondary">
              {sitePages.schools.label}
            </LinkButton>
          </>
        }
      >
        <p>募集の終了から日がたったため、詳しい情報の掲載を終えました。</p>
      </EmptyState>
      <SimilarEstates estates={recommendations} targets={targets} />
    </Container>
  );
}
