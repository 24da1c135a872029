import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import Download from 'lucide-react/icons/download';
import type { Document } from '@gakumado/shared/contract';
import { Notice, Sheet, VisuallyHidden } from '@gakumado/shared/ui';
import type { SheetProps } from '@gakumado/shared/ui';
import { PageButtons } from './page-buttons.tsx';
import { PdfPage } from './pdf-page.tsx';
import { useBox } from './use-box.ts';
import { usePdf } from './use-pdf.ts';
import { nextZoom } from './zoom-steps.ts';
import type { Step } from './zoom-steps.ts';
import styles from './pdf-viewer.module.css';

interface PdfViewerProps {
  document: Document;
  layer: SheetProps['layer'];
  /** The link that opened it. */
  opener: RefObject<HTMLElement | null>;
}

/** A pamphlet page by page, in a layer over the list. */
export function PdfViewer({ document, layer, opener }: PdfViewerProps) {
  return (
    <Sheet layer={layer} opener={opener} title={document.title} isLarge>
      <Pages document={document} />
    </Sheet>
  );
}

/** Exists only while the layer is open, so it begins on the first page. */
function Pages({ document }: { document: Document }) {
  const { title, pdf_path } = document;
  const { pdf, isTextMissing } = usePdf(pdf_path);
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState(1);
  const { box, boxRef } = useBox();
  const last = pdf?.numPages ?? document.pages;
  const turn = (by: Step) => setNumber((before) => Math.min(Math.max(before + by, 1), last));
  const enlarge = (by: Step) => setZoom((before) => nextZoom(before, by));

  // Keys of the whole layer, wherever the focus is in it, and before the dialogue keeps the arrows to itself. A page that is
  // enlarged moves by the arrows; else they turn it.
  useEffect(() => {
    function handleKey({ key }: KeyboardEvent) {
      if (key === 'PageDown' || (zoom === 1 && key === 'ArrowRight')) turn(1);
      if (key === 'PageUp' || (zoom === 1 && key === 'ArrowLeft')) turn(-1);
      if (key === '+') enlarge(1);
      if (key === '-') enlarge(-1);
    }
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  });

  return (
    <div className={styles.viewer}>
      <div className={styles.bar}>
        <PageButtons {...{ number, last, zoom }} onTurn={turn} onZoom={enlarge} />
        <a href={`${pdf_path}?download=1`} className={styles.save}>
          <Download size="1.125rem" aria-hidden />
          <VisuallyHidden>PDFを</VisuallyHidden>保存
        </a>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <div ref={boxRef} className={styles.box} role="group" aria-label={`${title}のページ`} tabIndex={0}>
        {pdf === undefined && (
          <p role="status" className={styles.message}>
            読み込んでいます
          </p>
        )}
        {pdf === null && (
          <Notice tone="error" role="alert" title="この画面では表示できませんでした">
            <a href={pdf_path}>PDFを開く</a>
          </Notice>
        )}
        {isTextMissing && (
          <Notice tone="error" role="alert" title="この画面では表示できない文字があります">
            <a href={pdf_path}>PDFを開く</a>
          </Notice>
        )}
        {pdf && box && <PdfPage {...{ pdf, title, number, zoom, box }} />}
      </div>
    </div>
  );
}
