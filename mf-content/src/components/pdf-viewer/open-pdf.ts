import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- webpack makes it the address of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { fetchWorker } from '@gakumado/shared/release-worker';
import { fetchCharacterMap } from './fetch-character-map.ts';

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

/**
 * Begins to load a PDF of this site. The site's policy allows no WebAssembly; the files are small and come whole.
 * @param onMissing called when characters of a page cannot be drawn
 */
export async function openPdf(url: string, onMissing: () => void): Promise<PDFDocumentLoadingTask> {
  await startWorker();
  return getDocument({
    url,
    verbosity: VerbosityLevel.ERRORS,
    useWasm: false,
    disableRange: true,
    enableXfa: false,
    cMapPacked: true,
    useWorkerFetch: false,
    BinaryDataFactory: dataOf(onMissing),
  });
}

interface AskedData {
  kind: 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl';
  filename: string;
}

/** The source of the data that PDF.js asks for beside the file. */
const dataOf = (onMissing: () => void) =>
  class {
    async fetch({ kind, filename }: AskedData): Promise<Uint8Array> {
      // The browser's own fonts take the place of the standard ones.
      if (kind !== 'cMapUrl') throw new Error(`${filename} is not shipped`);
      try {
        return await fetchCharacterMap(filename);
      } catch (error) {
        onMissing();
        throw error;
      }
    }
  };
