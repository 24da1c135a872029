import { BOOT_ID } from './boot.ts';
import type { Asset, PageAssets } from './boot.ts';

/** Plain texts in the document. The browser reads them from the page, so that hydration compares equal. */
export interface PageTexts {
  boot: string;
  /** Stylesheets that travel within the HTML, by the name of their file. */
  styles: ReadonlyMap<string, string>;
}

export const fileName = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** The texts of the page that this browser was sent. */
export function readPageTexts(): PageTexts {
  const styles = document.querySelectorAll<HTMLStyleElement>('head > style[data-href]');
  return {
    boot: document.getElementById(BOOT_ID)?.textContent ?? '{}',
    styles: new Map([...styles].map(({ dataset, textContent }) => [dataset['href'] ?? '', textContent])),
  };
}

function toAsset(element: Element, address: string): Asset {
  const integrity = element.getAttribute('integrity');
  return { url: element.getAttribute(address) ?? '', ...(integrity === null ? {} : { integrity }) };
}

/** The files that the head of this page names, as the server wrote them there. */
export function readPageAssets(): PageAssets {
  const find = (selector: string, address: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => toAsset(element, address));
  return {
    // A stylesheet within the page has its name only.
    styles: [...document.head.querySelectorAll('style[data-href], link[rel="stylesheet"][data-href]')].map(
      (element) => toAsset(element, element.localName === 'style' ? 'data-href' : 'href'),
    ),
    preloads: find('link[rel="preload"][as="script"]', 'href'),
    scripts: find('script[src][defer]', 'src'),
  };
}
