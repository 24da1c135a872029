import { createHash } from 'node:crypto';
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
  // Browsers read lines of Windows as others, and compare the hash with what they read.
  return RELATIVE_ADDRESS.test(css) ? undefined : css.replaceAll('</', '<\\/').replaceAll(/\r\n?/g, '\n');
}

/** A text of an element as the site's policy names it. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Stylesheets of this server's own build, which it answers below `/assets/`. */
export const readOwnStyles = (webDir: string, urls: readonly string[]): PageStyle[] =>
  urls.map((url) => ({
    url,
    css: toInlineStyle(readFileSync(path.join(webDir, path.basename(url)), 'utf8')),
  }));
