import type { ComponentType } from 'react';
import { Badge, Picture, VisuallyHidden } from '@gakumado/shared/ui/core';
import { documentTypes, isAreaSlug, labelOf, regionName } from '@gakumado/shared/vocabulary';
import type { Document } from '../../contract/document.ts';
import { Checkbox } from '../form/checkbox.tsx';
import { DocumentFacts } from './document-facts.tsx';
import styles from './documents.module.css';

interface DocumentCardProps {
  document: Document;
  /** The form that its box belongs to. */
  formId: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  /** The link by which it is read. */
  ReadLink: ComponentType<{ document: Document }>;
}

/** One pamphlet: to be read at once, or chosen to be asked for. */
export function DocumentCard({ document, formId, isChosen, onChange, ReadLink }: DocumentCardProps) {
  const { document_id, title, description, document_type, area_slug, thumbnail_path, is_digital } = document;
  return (
    <article className={styles.card} data-chosen={isChosen ? '' : undefined}>
      <Picture
        path={thumbnail_path}
        alt=""
        width={480}
        height={680}
        sizes="(min-width: 40rem) 128px, 96px"
        className={styles.picture}
      />
      <div className={styles.texts}>
        <p>
          <Badge tone="primary">
            {isAreaSlug(area_slug) ? regionName(area_slug) : labelOf(documentTypes, document_type)}
          </Badge>
        </p>
        <h3>{title}</h3>
        <p>{description}</p>
        <DocumentFacts document={document} />
        {is_digital && <ReadLink document={document} />}
      </div>
      <Checkbox
        className={styles.choose}
        name="document_ids"
        value={document_id}
        form={formId}
        label={
          <>
            請求する<VisuallyHidden>：{title}</VisuallyHidden>
          </>
        }
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </article>
  );
}
