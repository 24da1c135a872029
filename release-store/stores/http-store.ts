import { PUBLISH_PREFIX } from '../publish-calls.ts';
import type { ChangeAnswer, ChangeCall, ListCall, MissingAnswer, MissingCall } from '../publish-calls.ts';
import type { Registry } from '../registry.ts';
import { isRefusalCode, StoreRefusal } from '../store-refusal.ts';
import { copyRelease, filesToStore, localDraft, removeLocalDrafts, sendFiles } from './local-copies.ts';
import { PRIVATE_DIR } from './release-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** How long the server may take for an answer, in ms: listing a release reads all of its files. */
const ANSWER_MS = 60_000;

/** How often a file is sent until it has arrived. */
const TRIES = 3;

/** A path with a name that the address of a file may hold. */
const encodePath = (file: string) => file.split('/').map(encodeURIComponent).join('/');

/** The reason of a call that got no answer: `fetch` says it in the cause of its error. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause) return reasonOf(error.cause);
  if ('message' in error && error.message) return String(error.message);
  return 'code' in error ? String(error.code) : String(error);
}

async function refusalOf(place: string, response: Response): Promise<Error> {
  const { code, message }: { code?: unknown; message?: unknown } = await response.json().catch(() => ({}));
  const text = `The release store at ${place} refuses: ${String(message ?? response.status)}`;
  return isRefusalCode(code)
    ? new StoreRefusal(code, `${text} (${code})`)
    : new Error(`The release store at ${place} answered ${response.status}.`);
}

/** Sends calls to the server of a store. Throws its refusals. */
function createCaller(place: string, key: string | undefined) {
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    try {
      return await fetch(place + path, {
        // The key is for this server alone.
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
        ...init,
      });
    } catch (error) {
      throw new Error(`The release store at ${place} cannot be reached: ${reasonOf(error)}.`, {
        cause: error,
      });
    }
  };
  const withKey = (headers: Record<string, string> = {}) => ({
    ...headers,
    ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
  });
  /** A call that needs the key. */
  const call = async (path: string, init: Omit<RequestInit, 'headers'> = {}, type = 'application/json') => {
    const headers = withKey(init.body === undefined ? {} : { 'Content-Type': type });
    const response = await send(PUBLISH_PREFIX + path, { ...init, headers });
    if (!response.ok) throw await refusalOf(place, response);
    return response;
  };
  const post = async <Call, Answer>(path: string, body: Call): Promise<Answer> =>
    (await call(path, { method: 'POST', body: JSON.stringify(body) })).json();
  return { send, withKey, call, post };
}

/** Sends a file, again where the connection broke or the server had a fault. */
async function putFile(put: () => Promise<unknown>): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return void (await put());
    } catch (error) {
      if (left === 0 || error instanceof StoreRefusal) throw error;
    }
  }
}

/**
 * The release store of a server (release-store/server.ts). Everybody may read; a change needs a key of the remote. The
 * server makes changes to the registry itself, one after the other.
 */
export function httpStore(place: string, key?: string): ReleaseStore {
  const { send, withKey, call, post } = createCaller(place, key);

  const read = async (file: string) => {
    const isPrivate = file.split('/').includes(PRIVATE_DIR);
    const response = await send(`/${encodePath(file)}`, isPrivate ? { headers: withKey() } : {});
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    if (response.status === 404) return undefined;
    throw await refusalOf(place, response);
  };

  return {
    place,
    requireAccess: async (remote) => void (await call(`/${remote}`)),
    readRegistry: async (): Promise<Registry> => {
      const contents = await read('registry.json');
      return contents ? JSON.parse(contents.toString('utf8')) : { remotes: {} };
    },
    change: async (remote, operation) =>
      (await post<ChangeCall, ChangeAnswer>(`/${remote}`, { operation })).version,
    publish: async (built, operation) => {
      const files = await filesToStore(built);
      const path = `/${built.remote}/${built.version}`;
      const { upload, missing } = await post<MissingCall, MissingAnswer>(`${path}/missing`, { files });
      const wanted = Object.fromEntries(Object.entries(files).filter(([file]) => missing.includes(file)));
      await sendFiles(built, wanted, (file, body) =>
        putFile(() =>
          call(
            `${path}/${upload}/${encodePath(file)}`,
            { method: 'PUT', body: new Uint8Array(body) },
            'application/octet-stream',
          ),
        ),
      );
      const list: ListCall = { operation, release: built.release, files };
      return (await post<ListCall, ChangeAnswer>(path, list)).version;
    },
    draftDir: localDraft,
    readFile: read,
    openRelease: (remote, version, release) => copyRelease({ readFile: read }, remote, version, release),
    prune: removeLocalDrafts,
  };
}
