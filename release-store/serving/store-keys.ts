import { createHash, timingSafeEqual } from 'node:crypto';
import { StoreRefusal } from '../store-refusal.ts';

/** A key for every remote. */
const EVERY_REMOTE = '*';

/** The shortest key, in characters. */
const KEY_MIN = 16;

const digestOf = (key: string) => createHash('sha256').update(key).digest();

/** The keys with which a store takes changes. */
export interface StoreKeys {
  /** Throws a refusal where the `Authorization` of a call has no key of a remote. */
  require: (authorization: string | undefined, remote: string) => void;
}

/**
 * Reads `RELEASE_STORE_KEYS`: `mf-search=<key>,*=<key>`, where a remote may have several keys and `*` is for all remotes. Throws
 * where an entry is none.
 */
export function readStoreKeys(text: string): StoreKeys {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, owner = '', key = ''] = /^(\*|mf-[a-z0-9-]+)=(\S+)$/.exec(entry) ?? [];
      // The entry may be a key: it is not repeated.
      if (key.length < KEY_MIN)
        throw new Error(
          `RELEASE_STORE_KEYS must be <remote>=<key>, or *=<key>, with commas between and ${KEY_MIN} characters or more in a key.`,
        );
      return { owner, digest: digestOf(key) };
    });
  return {
    require: (authorization, remote) => {
      if (entries.length === 0)
        throw new StoreRefusal(
          'writing_off',
          'this store has no RELEASE_STORE_KEYS, so nobody may publish to it.',
        );
      const [, key] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
      if (key === undefined)
        throw new StoreRefusal('key_missing', 'a key is needed. Give it in RELEASE_STORE_KEY.');
      const digest = digestOf(key);
      // Every entry is compared, so that the time says nothing about which one is near.
      const owners = entries
        .filter((entry) => timingSafeEqual(entry.digest, digest))
        .map(({ owner }) => owner);
      if (owners.length === 0)
        throw new StoreRefusal('key_unknown', 'the key in RELEASE_STORE_KEY is none of this store.');
      if (!owners.includes(remote) && !owners.includes(EVERY_REMOTE))
        throw new StoreRefusal(
          'key_of_other_remote',
          `the key in RELEASE_STORE_KEY is not one of ${remote}.`,
        );
    },
  };
}
