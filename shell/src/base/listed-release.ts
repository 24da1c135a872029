import type { Asset } from './boot.ts';
import type { RemoteRelease } from './remote-release.ts';

/** A release as the list of all tells it to browsers. */
export interface ListedRelease extends RemoteRelease {
  /** The addresses that the remote claims. */
  segments: readonly string[];
  /** Files of the page that the browser asks for, where the remote owns it. */
  pageFiles?: Asset[];
}
