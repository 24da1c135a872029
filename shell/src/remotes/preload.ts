import type { Asset } from '../base/boot.ts';

/** Whether this document has asked for a file, as far as the browser still remembers: it keeps the first 250 entries. */
const isFetched = (url: string): boolean =>
  performance.getEntriesByName(new URL(url, document.baseURI).href, 'resource').length > 0;

/**
 * Fetches files before somebody asks for them. A file that the document has already is left out: nobody would use its second
 * copy, which the browser complains of.
 */
export function preload(files: readonly Asset[]): void {
  for (const { url, integrity } of files) {
    if (isFetched(url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.href = url;
    if (integrity !== undefined) {
      link.crossOrigin = 'anonymous';
      link.integrity = integrity;
    }
    document.head.append(link);
  }
}
