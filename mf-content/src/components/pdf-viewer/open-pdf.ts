import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- webpack makes it the address of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { fetchWorker } from '@gakumado/shared/release-worker';

let started: Promise<void> | undefined;

/** The worker of all documents, once per page; a failure is not remembered. */
function startWorker(): Promise<void> {
  started ??= fetchWorker(workerUrl).then(
    (url) => {
      GlobalWorkerOptions.workerPort = new Worker(url, { type: 'module' });
    },
    (error: unknown) => {
      started = undefined;
      throw error;
    },
  );
  return started;
}

/** Begins to load a PDF of this site. The site's policy allows no WebAssembly; the files are small and come whole. */
export async function openPdf(url: string): Promise<PDFDocumentLoadingTask> {
  await startWorker();
  const verbosity = VerbosityLevel.ERRORS;
  return getDocument({ url, verbosity, useWasm: false, disableRange: true, enableXfa: false });
}
