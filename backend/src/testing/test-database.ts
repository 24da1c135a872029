/** Names of every database that tests make begin so. */
export const PREFIX = 'gakumado_test_';

/** The same server, another database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
