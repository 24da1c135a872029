import type { Document } from '../../contract/document.ts';
import { Badge } from '@gakumado/shared/ui/core';
import { formatFileSize } from '../format/format-file-size.ts';
import styles from './document-facts.module.css';

/** How long a pamphlet is, and how it cannot be delivered. */
export function DocumentFacts({ document }: { document: Document }) {
  const { pages, pdf_bytes, is_postal, is_digital } = document;
  return (
    <p className={styles.facts}>
      {pages}ページ ・ {formatFileSize(pdf_bytes)}
      {!is_postal && <Badge>郵送できません</Badge>}
      {!is_digital && <Badge>郵送のみ</Badge>}
    </p>
  );
}
