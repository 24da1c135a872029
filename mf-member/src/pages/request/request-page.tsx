import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listDocuments, nullOnError } from '@gakumado/shared/api';
import type { Document } from '@gakumado/shared/contract';
import { writeChosenDocuments } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PartFailed,
  SelectionBar,
  Toast,
  useIsHydrated,
} from '@gakumado/shared/ui';
import { DOCUMENTS_MAX, fieldLabels } from '@gakumado/shared/vocabulary';
import { DocumentCard } from './document-card.tsx';
import { filterDocuments, readDocumentFilter } from './document-filter.ts';
import { FilterNav } from './filter-nav.tsx';
import { useChosenDocuments } from './use-chosen-documents.ts';
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
      {documents ? <Pamphlets documents={documents} /> : <PartFailed name="パンフレット" />}
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

function Pamphlets({ documents }: { documents: readonly Document[] }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filter = readDocumentFilter(query);
  const shown = filterDocuments(documents, filter);
  const { formId, chosenIds, refusal, clearRefusal, toggle, clear } = useChosenDocuments(documents);
  const isHydrated = useIsHydrated();
  // The address carries what the tab cannot keep.
  const goOn = () => navigate(paths.requestContact(writeChosenDocuments(chosenIds) ? [] : chosenIds));
  return (
    <section className={styles.pamphlets} aria-labelledby="pamphlets">
      <h2 id="pamphlets">パンフレット</h2>
      <FilterNav {...{ documents, filter }} />
      <p role="status">{shown.length}件のパンフレットがあります。</p>
      {shown.length === 0 && (
        <EmptyState
          title="この条件のパンフレットはありません"
          actions={
            <LinkButton to={paths.request()} variant="secondary">
              すべてのパンフレットを見る
            </LinkButton>
          }
        />
      )}
      <ul className={styles.cards}>
        {shown.map((document) => (
          <li key={document.document_id}>
            <DocumentCard
              {...{ document, formId }}
              isChosen={chosenIds.includes(document.document_id)}
              onChange={(isChosen) => toggle(document.document_id, isChosen)}
            />
          </li>
        ))}
      </ul>
      <SelectionBar
        things={fieldLabels.document_ids}
        selectedCount={chosenIds.length}
        totalCount={documents.length}
      >
        <Button
          variant="plain"
          size="small"
          className={styles.clear}
          isDisabled={chosenIds.length === 0}
          onClick={clear}
        >
          選択を解除
        </Button>
        <form
          id={formId}
          action={paths.requestContact()}
          onSubmit={(event) => {
            event.preventDefault();
            void goOn();
          }}
        >
          <Button
            type="submit"
            variant="accent"
            size="small"
            isDisabled={isHydrated && chosenIds.length === 0}
          >
            請求に進む
          </Button>
        </form>
      </SelectionBar>
      {refusal !== null && (
        <Toast tone="error" onClose={clearRefusal}>
          {refusal}
        </Toast>
      )}
    </section>
  );
}
