/** Prefixes of calls that this server passes on to the backend. */
export const backendPrefixes = ['/api', '/includes', '/images', '/documents', '/videos'] as const;
export const CONTENT_PREFIX = '/content';
export const RELEASES_PREFIX = '/releases';
/** The prefix of calls that this server answers itself. */
export const SHELL_PREFIX = '/_shell';

/** Below these, calls are answered, and no pages. */
export const callPrefixes: readonly string[] = [
  ...backendPrefixes,
  CONTENT_PREFIX,
  RELEASES_PREFIX,
  SHELL_PREFIX,
];
