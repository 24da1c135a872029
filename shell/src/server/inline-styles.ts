import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Asset } from '../base/boot.ts';

/** A stylesheet of a page. `css` is its text where it can be part of the page. */
export interface PageStyle extends Asset {
  css?: string | undefined;
}

/** Within a page, an address relative to the stylesheet would lead elsewhere. */
const RELATIVE_ADDRESS = /@import|url\((?!\s*["']?(?:data:|https?:|\/|#))/i;

/** A stylesheet as text of a style element; undefined where it means the same only as a file. */
export function toInlineStyle(css: string): string | undefined {
  // A sequence that would end the element in HTML is the same string in CSS with its slash escaped.
  return RELATIVE_ADDRESS.test(css) ? undefined : css.replaceAll('</', '<\\/');
}

/** Stylesheets of this server's own build, which it answers below `/assets/`. */
export const readOwnStyles = (webDir: string, urls: readonly string[]): PageStyle[] =>
  urls.map((url) => ({
    url,
    css: toInlineStyle(readFileSync(path.join(webDir, path.basename(url)), 'utf8')),
  }));
