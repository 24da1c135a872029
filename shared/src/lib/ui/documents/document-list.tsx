import { useId } from 'react';
import type { ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { writeChosenDocuments } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import { Button, EmptyState, LinkButton, useIsHydrated } from '@gakumado/shared/ui/core';
import { Toast } from '@gakumado/shared/ui/estate';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { Document } from '../../contract/document.ts';
import { SelectionBar } from '../selection-bar/selection-bar.tsx';
import { DocumentCard } from './document-card.tsx';
import { DocumentFilterNav } from './document-filter-nav.tsx';
import { filterDocuments, readDocumentFilter } from './document-filter.ts';
import type { DocumentFilter } from './document-filter.ts';
import { useChosenDocuments } from './use-chosen-documents.ts';
import styles from './documents.module.css';

interface DocumentListProps {
  /** The visitor's word for what is listed. */
  name: string;
  documents: readonly Document[];
  /** All that can be chosen, where other pages list more: what was chosen there stays chosen. */
  offered?: readonly Document[];
  /** The address of this list with a filter. */
  pathOf: (filter: DocumentFilter) => string;
  /** The link by which one is read. */
  ReadLink: ComponentType<{ document: Document }>;
}

/** Pamphlets to be read at once, or chosen to be asked for: the filter is in the address, the choice in the tab. */
export function DocumentList({ name, documents, offered = documents, pathOf, ReadLink }: DocumentListProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filter = readDocumentFilter(query);
  const shown = filterDocuments(documents, filter);
  const { formId, chosenIds, refusal, clearRefusal, toggle, clear } = useChosenDocuments(offered);
  const isHydrated = useIsHydrated();
  const headingId = useId();
  // The address carries what the tab cannot keep.
  const goOn = () => navigate(paths.requestContact(writeChosenDocuments(chosenIds) ? [] : chosenIds));
  return (
    <section className={styles.documents} aria-labelledby={headingId}>
      <h2 id={headingId}>{name}</h2>
      <DocumentFilterNav {...{ documents, filter, pathOf }} />
      <p role="status">{`${shown.length}件の${name}があります。`}</p>
      {shown.length === 0 && (
        <EmptyState
          title={`この条件の${name}はありません`}
          actions={
            <LinkButton to={pathOf({})} variant="secondary">
              すべての{name}を見る
            </LinkButton>
          }
        />
      )}
      <ul className={styles.cards}>
        {shown.map((document) => (
          <li key={document.document_id}>
            <DocumentCard
              {...{ document, formId, ReadLink }}
              isChosen={chosenIds.includes(document.document_id)}
              onChange={(isChosen) => toggle(document.document_id, isChosen)}
            />
          </li>
        ))}
      </ul>
      <SelectionBar
        things={fieldLabels.document_ids}
        selectedCount={chosenIds.length}
        totalCount={offered.length}
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
