import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { isDeepStrictEqual } from 'node:util';
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
  /** Resolves when {@link Resolver.known} takes a moment at most: a snapshot has the names, or they are read. */
  soon(): Promise<void>;
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

  async function load(label?: string): Promise<KnownNames> {
    version = label ?? (await namesVersion(db));
    const counts = await loadCounts(db);
    return { index: openNameIndex(await tablesOf(version)), counts };
  }

  /** The names, read where they are not; `label` is their version where the caller knows it. */
  function open(label?: string): Promise<KnownNames> {
    if (known) return known;
    checkedAt = Date.now();
    const opening = load(label);
    known = opening;
    // A failed first read is tried again by the next call.
    opening.catch(() => {
      known = null;
    });
    return opening;
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
    const counts = await loadCounts(db);
    // Answers that are kept for what is known stay good.
    return isDeepStrictEqual(counts, before.counts) ? before : { index: before.index, counts };
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
      if (known && Date.now() - checkedAt > AGE_MS) refreshBehind(known);
      return open();
    },
    async soon() {
      const label = await namesVersion(db);
      const isKept = await snapshot?.has((found) => found === label);
      const opening = open(label);
      if (!isKept) await opening;
    },
  };
}
