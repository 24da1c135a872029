import { createHash, randomBytes } from 'node:crypto';

/** A new key of a preview, and its SHA-256 (hex). */
export function createPreviewKey(): { key: string; hash: string } {
  const key = randomBytes(16).toString('base64url');
  return { key, hash: createHash('sha256').update(key).digest('hex') };
}
