import { useRef } from 'react';
import type { MouseEvent } from 'react';
import BookOpen from 'lucide-react/icons/book-open';
import type { Document } from '@gakumado/shared/contract';
import { OnDemand, useLayer, VisuallyHidden } from '@gakumado/shared/ui';
import styles from './read-link.module.css';

const loadViewer = async () =>
  (await import(/* webpackChunkName: "pdf-viewer" */ './pdf-viewer.tsx')).PdfViewer;

/** Opens a pamphlet over the list. Without scripts, and where the viewer does not come, it leads to the PDF itself. */
export function ReadLink({ document }: { document: Document }) {
  const { document_id, title, pdf_path } = document;
  const layer = useLayer(`document-${document_id}`);
  const opener = useRef<HTMLAnchorElement>(null);

  function handleClick(event: MouseEvent) {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForNewTab) return;
    event.preventDefault();
    layer.onOpenChange(true);
  }

  return (
    <>
      <a ref={opener} href={pdf_path} className={styles.link} onClick={handleClick}>
        <BookOpen size="1.125rem" aria-hidden />
        この画面で読む<VisuallyHidden>：{title}（PDF）</VisuallyHidden>
      </a>
      <OnDemand
        isWanted={layer.open}
        load={loadViewer}
        onFailure={() => globalThis.location.assign(pdf_path)}
      >
        {(Viewer) => <Viewer {...{ document, layer, opener }} />}
      </OnDemand>
    </>
  );
}
