import { createContext } from 'react';
import { RemoteUnavailableError, UnknownNameError } from '../base/remote-release.ts';
import { keepHtml } from '../base/trusted-types.ts';
import type { KeptHtml } from './kept-page.ts';

/** A page as the document has it, with the title of the document. */
export interface ShownPage {
  html: KeptHtml;
  title: string;
}

interface ShownPages {
  /** The page is the one that the server sent: no navigation within the site came before it. */
  isFirst: boolean;
  /** Keeps a page in its place until the next navigation. */
  keep: (page: ShownPage) => void;
}

/** The frame around a page, for the page that fails in it. */
export const ShownPageContext = createContext<ShownPages>({ isFirst: false, keep: () => {} });

/** A fault of the page's own code, and no answer on purpose or file that did not come. */
export const isFaultOfPage = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof RemoteUnavailableError) &&
  !(error instanceof UnknownNameError);

/** The page that the document shows; undefined on the server, and where it is a failure itself. */
export function readShownPage(): ShownPage | undefined {
  if (typeof document === 'undefined') return undefined;
  const main = document.getElementById('main');
  if (!main || main.querySelector('[data-failure]')) return undefined;
  return { html: { __html: keepHtml(main.innerHTML) }, title: document.title };
}
