import { Link, useLoaderData } from 'react-router-dom';
import type { Document } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { DocumentFacts, Picture, Skeleton } from '@gakumado/shared/ui';
import { DOCUMENTS_MAX, fieldLabels } from '@gakumado/shared/vocabulary';
import { idsAt } from '../../step-form/form-field.ts';
import type { FormField } from '../../step-form/form-field.ts';
import { ChosenRows } from '../../step-form/items/chosen-rows.tsx';
import type { ChosenRow } from '../../step-form/items/chosen-rows.tsx';
import { isByPost } from '../../step-form/items/receiver-items.tsx';
import { useValues } from '../../step-form/use-item.ts';
import styles from '../../step-form/items/chosen-rows.module.css';
import noteStyles from './request-contact-page.module.css';

/** Data of the page's loader; null until it has run in the browser. */
export interface LoadedDocuments {
  /** The ids of the address; none where the tab keeps the list. */
  ids: readonly number[];
  /** Null where they could not be loaded. */
  documents: readonly Document[] | null;
}

const PATH = 'document_ids';

/**
 * 資料: chosen on the page of pamphlets; each can be taken off. Says which of them no post brings.
 * @param onChange gets the ids that are left when one is taken off
 */
export const documentsItem = (onChange?: (ids: readonly number[]) => void): FormField => ({
  paths: [PATH],
  label: fieldLabels.document_ids,
  Control: function DocumentsControl() {
    const loaded = useLoaderData<LoadedDocuments | null>();
    const isPostal = useValues(isByPost);
    return (
      <ChosenRows
        path={PATH}
        label={fieldLabels.document_ids}
        need
        max={DOCUMENTS_MAX}
        hint={
          <>
            {DOCUMENTS_MAX}件まで請求できます。<Link to={paths.request()}>資料を選び直す</Link>
          </>
        }
        rowOf={(id) => rowOf(id, loaded, isPostal)}
        empty={
          <p>
            資料が選ばれていません。<Link to={paths.request()}>資料を選ぶ</Link>
          </p>
        }
        onChange={onChange}
      />
    );
  },
  describe: (values) => <DocumentTitles ids={idsAt(values, PATH)} />,
});

const numbered = (id: number) => `資料（番号 ${id}）`;

function rowOf(id: number, loaded: LoadedDocuments | null, isPostal: boolean): ChosenRow {
  const document = loaded?.documents?.find(({ document_id }) => document_id === id);
  if (!document) return { name: numbered(id), children: missing(id, loaded) };
  return {
    name: document.title,
    picture: (
      <Picture
        path={document.thumbnail_path}
        alt=""
        width={480}
        height={680}
        sizes="72px"
        className={styles.sheet}
      />
    ),
    children: (
      <>
        <p>{document.title}</p>
        <DocumentFacts document={document} />
      </>
    ),
    more: isPostal && !document.is_postal && (
      <p className={noteStyles.warning}>
        この資料は郵送できません。お届け方法を「デジタル」にするか、この資料を外してください。
      </p>
    ),
  };
}

function missing(id: number, loaded: LoadedDocuments | null) {
  if (loaded === null) return <Skeleton width="80%" height="3em" />;
  const why = loaded.documents
    ? '現在お取り扱いがありません。お手数ですが、外してください'
    : '読み込めませんでした';
  return `${numbered(id)}：${why}。`;
}

function DocumentTitles({ ids }: { ids: readonly number[] }) {
  const documents = useLoaderData<LoadedDocuments | null>()?.documents ?? [];
  if (ids.length === 0) return '未入力';
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>{documents.find(({ document_id }) => document_id === id)?.title ?? numbered(id)}</li>
      ))}
    </ul>
  );
}
