import type { Config } from './config.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the site is tried out on this machine only: over plain http, under a name that leads nowhere else. */
export function isLocalSite({ siteOrigin }: Config): boolean {
  const { protocol, hostname } = new URL(siteOrigin);
  return protocol === 'http:' && LOOPBACK.has(hostname);
}
