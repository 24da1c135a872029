import FileText from 'lucide-react/icons/file-text';
import { VisuallyHidden } from '@gakumado/shared/ui/core';
import type { Document } from '../../contract/document.ts';
import styles from './pdf-link.module.css';

/** Opens a pamphlet in another tab. */
export function PdfLink({ document: { title, pdf_path } }: { document: Document }) {
  return (
    <a href={pdf_path} target="_blank" rel="noopener" className={styles.link}>
      <FileText size="1.125rem" aria-hidden />
      PDFを読む<VisuallyHidden>：{title}（別のタブで開きます）</VisuallyHidden>
    </a>
  );
}
