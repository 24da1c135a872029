import { BOOT_ID } from './boot.ts';

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
