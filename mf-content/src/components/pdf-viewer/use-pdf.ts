import { useEffect, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './open-pdf.ts';

/** The document at `url`: undefined while it loads, null when it cannot be shown. */
export function usePdf(url: string): PDFDocumentProxy | null | undefined {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>();

  useEffect(() => {
    let isWanted = true;
    const opening = openPdf(url);
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

  return pdf;
}
