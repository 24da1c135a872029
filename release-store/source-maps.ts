import path from 'node:path';
import type { Side } from '@gakumado/build/webpack-base.ts';
import { PRIVATE_DIR } from './stores/release-store.ts';

/** Source maps hold all sources, so they are among the files of a release that the public does not get. */
const MAPS_DIR = `${PRIVATE_DIR}/maps`;

/** The folder of the source maps in the folder of a release. */
export const mapsDirOf = (releaseDir: string): string => path.join(releaseDir, MAPS_DIR);

/** The source map of a script by its path in the store, e.g. of `mf-estate-view-page.1a2b3c4d.js`. */
export const mapFile = (remote: string, version: string, side: Side, script: string): string =>
  `${remote}/${version}/${MAPS_DIR}/${side}/${script}.map`;
