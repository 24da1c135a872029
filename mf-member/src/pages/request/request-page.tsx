import { Link, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listDocuments, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import {
  Breadcrumbs,
  Container,
  DocumentList,
  LinkButton,
  PageHead,
  PartFailed,
  PdfLink,
} from '@gakumado/shared/ui';
import { DOCUMENTS_MAX } from '@gakumado/shared/vocabulary';
import styles from './request-page.module.css';

export async function loader({ request }: LoaderFunctionArgs) {
  return { documents: await nullOnError(listDocuments({}, request.signal)) };
}

export function Component() {
  const { documents } = useLoaderData<typeof loader>();
  return (
    <Container className={styles.page}>
      <PageHead
        title={sitePages.request.label}
        description="学生マンション・学生会館のパンフレットを、画面でお読みいただくか、郵送でお取り寄せいただけます。"
        path={sitePages.request.to}
        noindex
      />
      <Breadcrumbs items={[{ label: sitePages.request.label }]} />
      <h1>{sitePages.request.label}</h1>
      <p>
        ご希望のパンフレットを{DOCUMENTS_MAX}件までお選びください。デジタルでも郵送でも、費用はかかりません。
      </p>
      {documents ? (
        <DocumentList name="パンフレット" documents={documents} pathOf={paths.request} ReadLink={PdfLink} />
      ) : (
        <PartFailed name="パンフレット" isMain />
      )}
      <section className={styles.others}>
        <h2>物件や学校の資料をご希望の方へ</h2>
        <p>気になる物件や、通う学校に近い住まいの資料をご請求いただけます。</p>
        <div className={styles.ways}>
          <LinkButton to={sitePages.estateMaterial.to} variant="secondary">
            {sitePages.estateMaterial.label}
          </LinkButton>
          <Link to={paths.faqCategory('shiryou')}>資料請求についてのよくある質問</Link>
        </div>
      </section>
    </Container>
  );
}
