/** Which page failed. */
export interface PageFailure {
  remote: string | undefined;
  version: string | undefined;
  /** Id of the route, where one was found. */
  route: string | undefined;
  path: string;
}

/** The query of an address may hold a reset code or a name. */
const QUERY = /\?[^\s'")]+/g;
const MAIL_ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** The text of an error without what may belong to a person. */
export const withoutPersons = (text: string): string =>
  text.replaceAll(QUERY, '?…').replaceAll(MAIL_ADDRESS, '…@…');

/** The error that began it all, of an error that was caught and thrown on. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;

/** An error as fields of a log line. */
export function describeError(error: unknown): { cause: string; stack?: string } {
  const root = rootOf(error);
  if (!(root instanceof Error)) return { cause: withoutPersons(textOf(root)) };
  return {
    cause: withoutPersons(`${root.name}: ${root.message}`),
    ...(root.stack === undefined ? {} : { stack: withoutPersons(root.stack) }),
  };
}

/** A file of a release in the server's copy (release-mirror.ts). */
const RELEASE_FILE = /[\\/]mirror-\d+[\\/](?<remote>[^\\/]+)[\\/](?<version>[^\\/]+)[\\/]/;

/** The release whose file comes first in a text; undefined where there is none. */
export function releaseIn(text: string): { remote: string; version: string } | undefined {
  const { remote, version } = RELEASE_FILE.exec(text)?.groups ?? {};
  return remote && version ? { remote, version } : undefined;
}

/** The same for the stack of an error. */
export function releaseOf(error: unknown): { remote: string; version: string } | undefined {
  const root = rootOf(error);
  return root instanceof Error ? releaseIn(root.stack ?? '') : undefined;
}

/** A route may throw anything, an answer with a status before all. Data of an answer may belong to a person. */
function textOf(thrown: unknown): string {
  if (typeof thrown === 'string') return `thrown: ${thrown}`;
  const status =
    typeof thrown === 'object' && thrown !== null && 'status' in thrown ? thrown.status : undefined;
  return typeof status === 'number'
    ? `thrown with the status ${status}`
    : `thrown: a value of type ${typeof thrown}`;
}
