const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a site is tried out on this machine only: over plain http, under a name that leads nowhere else. */
export function isLocalOrigin(siteOrigin: string): boolean {
  const { protocol, hostname } = new URL(siteOrigin);
  return protocol === 'http:' && LOOPBACK.has(hostname);
}

/** The keys of a site that is tried out, by their variables. They are in the sources, so everybody knows them. */
export const publicKeys = { ACCESS_KEYS: 'gakumado-web', CONTENT_API_KEY: 'gakumado-read' } as const;

interface SiteKeys {
  siteOrigin: string;
  accessKeys: readonly string[];
  contentApiKey: string;
}

/** The variables that have a public key on a site that others reach: such a site must not start. */
export function findPublicKeys({ siteOrigin, accessKeys, contentApiKey }: SiteKeys): string[] {
  if (isLocalOrigin(siteOrigin)) return [];
  return [
    ...(accessKeys.includes(publicKeys.ACCESS_KEYS) ? ['ACCESS_KEYS'] : []),
    ...(contentApiKey === publicKeys.CONTENT_API_KEY ? ['CONTENT_API_KEY'] : []),
  ];
}

/** The reason beside the name of such a variable. */
export const PUBLIC_KEY_FAULT = 'its default is public; a site that others reach needs a key of its own';
