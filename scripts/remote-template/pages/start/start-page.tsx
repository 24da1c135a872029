import { brand } from '@gakumado/shared/brand';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import { ownPages } from '../../components/own-pages.ts';
import styles from './start-page.module.css';

const { label, to } = ownPages.start;

export function Component() {
  return (
    <Container className={styles.page}>
      <PageHead title={label} description={`${brand.name}の${label}のページです。`} path={to} />
      <Breadcrumbs items={[{ label }]} />
      <h1>{label}</h1>
      <p>このページは準備中です。</p>
    </Container>
  );
}
