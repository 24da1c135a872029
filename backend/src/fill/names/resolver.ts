import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { serialize } from 'node:v8';
import { loadCounts, loadNames, namesVersion } from './load-names.ts';
import type { KnownNames } from '../../engines/names/known-names.ts';
import { buildNameTables, openNameIndex } from '../../engines/names/name-index.ts';
import type { NameTables } from '../../engines/names/name-index.ts';
import type { SnapshotFile } from '../snapshot/snapshot-file.ts';

/** How old counts may be, and how long a new name may be unknown, in ms. */
const AGE_MS = 10_000;

/** Names and everyday words for schools, places and conditions, in memory. */
export interface Resolver {
  /**
   * The names, read at the first call. A later call looks at most every ten seconds whether names or counts have
   * changed, and does not wait for it.
   */
  known(): Promise<KnownNames>;
  /** Writes a snapshot of the names where they were read anew. */
  save(): Promise<void>;
}

/** Names in memory that no snapshot has. */
interface Unsaved {
  version: string;
  tables: NameTables;
}

/**
 * Makes the resolver of a database. Nothing is read before it is asked.
 * @param snapshot has the names of a version, so that a start need not read them
 */
export function createResolver(db: Kysely<Database>, snapshot?: SnapshotFile): Resolver {
  let version = '';
  let known: Promise<KnownNames> | null = null;
  let checkedAt = 0;
  let unsaved: Unsaved | undefined;

  async function load(): Promise<KnownNames> {
    version = await namesVersion(db);
    const counts = await loadCounts(db);
    return { index: openNameIndex(await tablesOf(version)), counts };
  }

  async function tablesOf(label: string): Promise<NameTables> {
    const kept = await snapshot?.read((found) => found === label);
    if (kept) return kept as NameTables;
    const tables = await buildNameTables(await loadNames(db));
    if (snapshot) unsaved = { version: label, tables };
    return tables;
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
    async save() {
      if (!snapshot || !unsaved) return;
      const { version: label, tables } = unsaved;
      await snapshot.write(label, serialize(tables));
      if (unsaved?.version === label) unsaved = undefined;
    },
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
