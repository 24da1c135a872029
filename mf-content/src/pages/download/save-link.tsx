import Download from 'lucide-react/icons/download';
import type { Document } from '@gakumado/shared/contract';
import { VisuallyHidden } from '@gakumado/shared/ui';
import styles from './download-page.module.css';

/** Saves a sheet as a file. */
export function SaveLink({ document: { title, pdf_path } }: { document: Document }) {
  return (
    <a href={`${pdf_path}?download=1`} className={styles.save}>
      <Download size="1.125rem" aria-hidden />
      PDFを保存<VisuallyHidden>：{title}</VisuallyHidden>
    </a>
  );
}
