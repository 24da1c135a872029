import { createHash } from 'node:crypto';
import { isShown } from '@gakumado/shared/outside-origins';
import { DAY_MS } from '@gakumado/shared/vocabulary';
import { badField } from '../../platform/http/api-fault.ts';
import { busyFault } from '../../platform/http/error-handler.ts';
import type { ImageStore } from './image-store.ts';
import { MAX_BYTES, TOO_LARGE, versionOf } from './picture-source.ts';
import type { ImageSource } from './picture-source.ts';
import { createWorkGate } from './work-gate.ts';

const TIMEOUT_MS = 8_000;
/** Pictures that are fetched at the same time; more wait. A slow site holds nothing else up. */
const FETCHES = 8;
const MAX_WAITING = 200;
const ABSENT = new Set([404, 410]);

const tooLarge = () => badField('file', 'max_length', TOO_LARGE);

/** A picture that is too large is refused; one whose bytes end too soon, or do not come in time, is "not now". */
async function readBody({ headers, body }: Response): Promise<Buffer> {
  if (Number(headers.get('content-length')) > MAX_BYTES) throw tooLarge();
  if (!body) throw busyFault();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) break;
      chunks.push(chunk);
    }
  } catch {
    throw busyFault();
  }
  if (bytes > MAX_BYTES) throw tooLarge();
  return Buffer.concat(chunks);
}

/** Any failure but "not found" means "not now": nobody keeps that answer. */
async function fetchPicture(address: string): Promise<Buffer | null> {
  // Another address could be one that is not on the list.
  const request = { redirect: 'error', headers: { accept: 'image/*' } } as const;
  const abort = new AbortController();
  const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(address, { ...request, signal }).catch(() => {
    throw busyFault();
  });
  try {
    if (ABSENT.has(response.status)) return null;
    if (!response.ok) throw busyFault();
    return await readBody(response);
  } finally {
    // A body that is not wanted does not hold its connection.
    abort.abort();
  }
}

/**
 * Fetches pictures of the listed origins, each at most once a day, and keeps them in the store. Null: a picture of any
 * other origin, or one that is not there. `beforeFetch` may refuse to go out for one.
 */
export function createOutsideFinder(origins: readonly string[], store: ImageStore) {
  const gate = createWorkGate(FETCHES, MAX_WAITING);
  return async (address: string, beforeFetch: () => Promise<void>): Promise<ImageSource | null> => {
    if (address.startsWith('/') || !isShown(address, origins)) return null;
    const today = Math.floor(Date.now() / DAY_MS);
    const key = createHash('sha256').update(`outside ${today} ${address}`).digest('hex').slice(0, 40);
    const data = await gate.run(key, async () => {
      const known = await store.find(key);
      if (known) return known;
      await beforeFetch();
      const fetched = await fetchPicture(address);
      // A full disk costs time only.
      if (fetched) await store.save(key, fetched).catch(() => {});
      return fetched;
    });
    return data && { data, version: versionOf(data), isVector: false };
  };
}
