import { useLocation } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, LinkButton, Notice, PageHead } from '@gakumado/shared/ui';
import { useAccountQuery } from '../../components/account/account-query.ts';
import { readLoginNotice } from '../../components/account/login-notice.ts';
import { loginAction } from './login-action.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

export { loginAction as action };

export function Component() {
  const notice = readLoginNotice(useLocation());
  const query = useAccountQuery();
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
      {notice && (
        <Notice tone="success" role="status">
          {notice}
        </Notice>
      )}
      {query.return && <Notice>ログイン後、先ほどのページに戻ります。</Notice>}
      <LoginForm />
      <section className={styles.regist} aria-labelledby="regist">
        <h2 id="regist">はじめてご利用の方</h2>
        <p>会員登録は無料です。お気に入りと検索条件を保存して、どの端末からでもご覧いただけます。</p>
        <LinkButton to={paths.regist(query)} variant="secondary" isWide>
          無料で会員登録する
        </LinkButton>
      </section>
    </Container>
  );
}
