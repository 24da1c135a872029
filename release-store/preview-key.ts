import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const digestOf = (key: string) => createHash('sha256').update(key).digest();

/** A new key of a preview, and its SHA-256 (hex). */
export function createPreviewKey(): { key: string; hash: string } {
  const key = randomBytes(16).toString('base64url');
  return { key, hash: digestOf(key).toString('hex') };
}

/** Whether a key is the one of which the registry has the hash. */
export function isPreviewKey(key: string, hash: string): boolean {
  const [actual, wanted] = [digestOf(key), Buffer.from(hash, 'hex')];
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
}
