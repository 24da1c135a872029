import type { HydrationState } from 'react-router-dom';
import type { MapTiles } from '@gakumado/shared/map-tiles';
import type { FrameContent } from './frame-content.ts';
import type { RemoteRelease } from './remote-release.ts';

/** Id of the element that carries {@link Boot} in the page. */
export const BOOT_ID = 'gakumado-boot';

/** Data that the server sends to the browser with the first HTML. It is the same for every visitor. */
export interface Boot {
  /** Origin of the site (`https://…`), for canonical addresses. */
  origin: string;
  /** The public key of the site's pages that calls send along; absent: that of a site that is tried out. */
  accessKey?: string | undefined;
  /** Year of the copyright line. */
  year: number;
  /** Path of the page that was rendered, which is not the one asked for when nothing is there. */
  path?: string;
  /** The release that rendered this page, absent when no remote is involved or none was available. */
  release?: RemoteRelease;
  /** Files of the page, so that they travel while the HTML is still being read. The browser reads them from the head. */
  assets: PageAssets;
  /** Other origins that have the files of remotes; absent: none. */
  scriptOrigins?: readonly string[];
  /** A tile service for maps; absent: maps show what the site draws itself. */
  mapTiles?: MapTiles;
  frame?: FrameContent;
  hydration: HydrationState;
  /** True when the server had to render a failure in place of the page: the browser tries once more. */
  isRetryWanted?: boolean;
  /**
   * For those who may choose versions of remotes: HTML above a page with their choice, and otherwise an empty text. The browser
   * has no code for it.
   */
  pickedBar?: string;
}

export interface Asset {
  url: string;
  /** Hash of a remote's file; the shell's own files come from its own origin. */
  integrity?: string;
}

export interface PageAssets {
  styles: Asset[];
  /** Scripts of the remote: fetched without being executed. */
  preloads: Asset[];
  /** The shell's own, in the order in which they run. */
  scripts: Asset[];
}
