import { MAP_TILES_PREFIX } from './vocabulary/map-tiles-address.ts';

/** Prefixes of calls that this server passes on to the backend. */
export const backendPrefixes = [
  '/api',
  '/includes',
  '/images',
  '/documents',
  '/videos',
  MAP_TILES_PREFIX,
] as const;
export const CONTENT_PREFIX = '/content';
export const RELEASES_PREFIX = '/releases';
/** The prefix of calls that this server answers itself. */
export const SHELL_PREFIX = '/_shell';

/** Tells browsers the links of the page サイトマップ that the releases claim which they get. */
export const SITE_MAP_PATH = `${SHELL_PREFIX}/site-map`;

/** Below these, calls are answered, and no pages. */
export const callPrefixes: readonly string[] = [
  ...backendPrefixes,
  CONTENT_PREFIX,
  RELEASES_PREFIX,
  SHELL_PREFIX,
];

/** First segments of addresses that the shell's server answers itself: no remote can have a page there. */
export const reservedSegments: readonly string[] = [
  ...callPrefixes.map((prefix) => prefix.slice(1)),
  'assets',
  'healthz',
  'metrics',
  'readyz',
  // The page of an address that nobody has.
  '404',
];
