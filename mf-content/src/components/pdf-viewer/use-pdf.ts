import { useEffect, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './open-pdf.ts';

interface OpenedPdf {
  /** Undefined while it loads, null when it cannot be shown. */
  pdf: PDFDocumentProxy | null | undefined;
  /** Whether characters of a page could not be drawn. */
  isTextMissing: boolean;
}

/** The document at `url`. */
export function usePdf(url: string): OpenedPdf {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>();
  const [isTextMissing, setTextMissing] = useState(false);

  useEffect(() => {
    let isWanted = true;
    const opening = openPdf(url, () => isWanted && setTextMissing(true));
    opening
      .then(({ promise }) => promise)
      .then(
        (opened) => isWanted && setPdf(opened),
        () => isWanted && setPdf(null),
      );
    return () => {
      isWanted = false;
      void opening.then((task) => task.destroy()).catch(() => {});
    };
  }, [url]);

  return { pdf, isTextMissing };
}
