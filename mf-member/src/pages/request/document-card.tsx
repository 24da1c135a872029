import FileText from 'lucide-react/icons/file-text';
import type { Document } from '@gakumado/shared/contract';
import { Badge, Checkbox, Picture, VisuallyHidden } from '@gakumado/shared/ui';
import { documentTypes, isAreaSlug, labelOf, regionName } from '@gakumado/shared/vocabulary';
import { DocumentFacts } from '../../components/documents/document-facts.tsx';
import styles from './request-page.module.css';

interface DocumentCardProps {
  document: Document;
  /** The form that its box belongs to. */
  formId: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** One pamphlet: to be read at once, or chosen to be asked for. */
export function DocumentCard({ document, formId, isChosen, onChange }: DocumentCardProps) {
  const { document_id, title, description, document_type, area_slug, thumbnail_path, pdf_path, is_digital } =
    document;
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
        {is_digital && (
          <a href={pdf_path} target="_blank" rel="noopener" className={styles.read}>
            <FileText size="1.125rem" aria-hidden />
            PDFを読む<VisuallyHidden>：{title}（別のタブで開きます）</VisuallyHidden>
          </a>
        )}
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
