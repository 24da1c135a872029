import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { loadCounts, loadNames, namesVersion } from './load-names.ts';
import type { KnownNames } from '../../engines/names/known-names.ts';
import { buildNameIndex } from '../../engines/names/name-index.ts';

/** How old counts may be, and how long a new name may be unknown, in ms. */
const AGE_MS = 10_000;

/** Names and everyday words for schools, places and conditions, in memory. */
export interface Resolver {
  /**
   * The names, read at the first call. A later call looks at most every ten seconds whether names or counts have
   * changed, and does not wait for it.
   */
  known(): Promise<KnownNames>;
}

/** Makes the resolver of a database. Nothing is read before it is asked. */
export function createResolver(db: Kysely<Database>): Resolver {
  let version = '';
  let known: Promise<KnownNames> | null = null;
  let checkedAt = 0;

  async function load(): Promise<KnownNames> {
    version = await namesVersion(db);
    const [names, counts] = [await loadNames(db), await loadCounts(db)];
    return { index: await buildNameIndex(names), counts };
  }

  async function refresh(before: KnownNames): Promise<KnownNames> {
    if ((await namesVersion(db)) !== version) return load();
    return { index: before.index, counts: await loadCounts(db) };
  }

  /** Keeps what is known while a newer state is read; a database that is away costs nothing but its age. */
  function refreshBehind(current: Promise<KnownNames>): void {
    checkedAt = Date.now();
    const next = current.then(refresh);
    next.then(
      () => {
        known = next;
      },
      () => {},
    );
  }

  return {
    known() {
      if (known === null) {
        checkedAt = Date.now();
        known = load();
        // A failed first read is tried again by the next call.
        known.catch(() => {
          known = null;
        });
      } else if (Date.now() - checkedAt > AGE_MS) refreshBehind(known);
      return known;
    },
  };
}
