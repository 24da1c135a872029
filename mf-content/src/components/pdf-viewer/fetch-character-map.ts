import { fetchReleaseFile } from '@gakumado/shared/release-worker';

/**
 * A Japanese map of characters of PDF.js, for a PDF that does not hold its fonts. Rejects for other data, which is not shipped: the
 * browser's fonts stand in for the standard ones.
 * @param filename `90ms-RKSJ-H.bcmap`
 */
export async function fetchCharacterMap(filename: string): Promise<Uint8Array> {
  // One chunk has the addresses of all; it comes with the first PDF that needs one.
  const { default: address } = (await import(
    /* webpackMode: "lazy-once", webpackChunkName: "character-maps", webpackInclude: /(?:Adobe-Japan1|UniJIS|RKSJ|NWP-|WP-|Hankaku|Hiragana|Katakana|Roman)[^/]*\.bcmap$|\/(?:78-|78-EUC-|Add-|EUC-|Ext-)?[HV]\.bcmap$/ */
    `pdfjs-dist/cmaps/${filename}`
  )) as { default: string };
  return new Uint8Array(await (await fetchReleaseFile(address)).arrayBuffer());
}
