import { useLocation } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, Notice, PageHead } from '@gakumado/shared/ui';
import { readReturnPath } from '@gakumado/shared/store';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

export function Component() {
  const { search } = useLocation();
  const returnPath = readReturnPath(new URLSearchParams(search));
  return (
    <Container width="text" className={styles.page}>
      <PageHead
        title={sitePages.login.label}
        description={`${brand.name}の会員ページへのログインです。お気に入りと閲覧履歴を、どの端末からでもご覧いただけます。`}
        path={paths.login()}
        noindex
      />
      <Breadcrumbs items={[{ label: sitePages.login.label }]} />
      <h1>{sitePages.login.label}</h1>
      <p>
        ログインすると、お気に入りと閲覧履歴をほかの端末でもご覧いただけます。この端末に保存されている物件も引き継がれます。
      </p>
      {returnPath && <Notice>ログイン後、先ほどのページに戻ります。</Notice>}
      <LoginForm returnPath={returnPath ?? paths.mypage()} />
    </Container>
  );
}
