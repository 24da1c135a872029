import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '../in-parallel.ts';
import { applyOperation, isListed } from '../operations.ts';
import { createSharedFileTest, DRAFTS_KEPT_MS, FILES_KEPT_MS } from '../prune.ts';
import { FILES_DIR, OLD_ENTRY } from '../registry.ts';
import type { Registry } from '../registry.ts';
import { StoreRefusal } from '../store-refusal.ts';
import { copyRelease, filesToStore, localDraft, removeLocalDrafts, sendFiles } from './local-copies.ts';
import { PRIVATE_DIR } from './release-store.ts';
import type { BuiltRelease, ReleaseStore } from './release-store.ts';
import { ConditionFailed, conditionsNeeded, openBucket } from './s3-bucket.ts';
import type { Bucket } from './s3-bucket.ts';

const REGISTRY = 'registry.json';

/** An object with which is found out whether the store knows conditions. */
const PROBE = 'conditions.txt';

/** How often a change is tried whose registry others have changed meanwhile. */
const TRIES = 30;

/** The longest pause between two tries, in ms. */
const PAUSE_MS = 400;

/** An upload of a version that is older than this is not under way any more, in ms. */
const UPLOAD_MS = 10 * 60_000;

const FOREVER = 'public, max-age=31536000, immutable';

const pause = () => wait(Math.random() * PAUSE_MS);

async function readJson(bucket: Bucket): Promise<{ registry: Registry; etag: string | undefined }> {
  const found = await bucket.get(REGISTRY);
  if (!found || found === 'unchanged') return { registry: { remotes: {} }, etag: undefined };
  return { registry: JSON.parse(await found.body.transformToString()), etag: found.etag };
}

/** Reads, changes and writes the registry, again and again until nobody else has done so meanwhile. */
async function changeJson<T>(bucket: Bucket, change: (registry: Registry) => T): Promise<T> {
  for (let left = TRIES; left > 0; left -= 1) {
    const { registry, etag } = await readJson(bucket);
    const result = change(registry);
    const contents = Buffer.from(`${JSON.stringify(registry, null, 1)}\n`);
    try {
      await bucket.put(
        REGISTRY,
        { contents, cacheControl: 'no-cache' },
        etag === undefined ? { ifNoneMatch: '*' } : { ifMatch: etag },
      );
      return result;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    await pause();
  }
  throw new Error('The registry is changed all the time. Try again.');
}

/** Throws where the store would write although a condition is not true. */
async function requireConditions(bucket: Bucket, place: string): Promise<void> {
  const write = async () => {
    try {
      await bucket.put(
        PROBE,
        { contents: Buffer.from(place), cacheControl: 'no-store' },
        { ifNoneMatch: '*' },
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionFailed) return false;
      throw error;
    }
  };
  if ((await write()) && (await write())) throw new StoreRefusal('no_conditions', conditionsNeeded(place));
}

interface SentFile {
  key: string;
  contents: Buffer;
  hash: string;
}

/**
 * Puts a file whose contents never change. One that is there is written again, because its age counts from the last release
 * that brought it. `explain` answers the reason against other contents, or undefined where they may be replaced.
 */
async function putForever(
  bucket: Bucket,
  { key, contents, hash }: SentFile,
  explain: (ageMs: number) => StoreRefusal | undefined,
): Promise<void> {
  const file = {
    contents,
    cacheControl: key.includes(`/${PRIVATE_DIR}/`) ? 'private, no-store' : FOREVER,
    hash,
  };
  for (let left = TRIES; left > 0; left -= 1) {
    const there = await bucket.describe(key);
    if (there && there.hash !== hash) {
      const refusal = explain(Date.now() - there.modifiedAt.getTime());
      if (refusal) throw refusal;
    }
    try {
      return await bucket.put(key, file, there ? { ifMatch: there.etag } : { ifNoneMatch: '*' });
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    await pause();
  }
  throw new Error(`${key} is written by others all the time. Try again.`);
}

const putShared = (bucket: Bucket, file: SentFile) =>
  putForever(
    bucket,
    file,
    () => new StoreRefusal('file_changed', `${file.key} is there with other contents.`),
  );

/** The name of a file among those that releases share; undefined for one that belongs to its release alone. */
function sharedKeyOf(remote: string, file: string): string | undefined {
  const [, name] = /^web\/(.*)$/.exec(file) ?? [];
  return name === undefined || name.startsWith(OLD_ENTRY) ? undefined : `${remote}/${FILES_DIR}/${name}`;
}

/** Puts every file of a release; nothing is listed yet. */
async function putFiles(bucket: Bucket, built: BuiltRelease): Promise<void> {
  const { remote, version } = built;
  const busy = (ageMs: number) =>
    ageMs > UPLOAD_MS
      ? undefined
      : new StoreRefusal(
          'version_changed',
          `another upload of ${remote} ${version} with other files is under way. Try again in ${UPLOAD_MS / 60_000} minutes.`,
        );
  await sendFiles(built, await filesToStore(built), async (file, contents, hash) => {
    const shared = sharedKeyOf(remote, file);
    if (shared !== undefined) await putShared(bucket, { key: shared, contents, hash });
    await putForever(bucket, { key: `${remote}/${version}/${file}`, contents, hash }, busy);
  });
}

/** Puts shared files again that somebody's pruning removed while they came. */
async function restoreShared(bucket: Bucket, built: BuiltRelease): Promise<void> {
  const { remote, release } = built;
  const there = new Set((await bucket.list(`${remote}/${FILES_DIR}/`)).map(({ key }) => key));
  const absent = Object.entries(release.files).filter(([file]) => {
    const shared = sharedKeyOf(remote, file);
    return shared !== undefined && !there.has(shared);
  });
  await sendFiles(built, Object.fromEntries(absent), async (file, contents, hash) =>
    putShared(bucket, { key: sharedKeyOf(remote, file) ?? '', contents, hash }),
  );
}

/** Removes objects of releases that the registry has forgotten (prune.ts), and those of uploads that were cut. */
async function pruneBucket(bucket: Bucket, remote: string): Promise<void> {
  // Before the registry: what is put later is no candidate.
  const objects = await bucket.list(`${remote}/`);
  const { releases } = (await readJson(bucket)).registry.remotes[remote] ?? {};
  if (!releases) return;
  const isShared = createSharedFileTest(releases);
  const keptMsOf = (key: string) => {
    const [, folder = '', ...names] = key.split('/');
    if (folder === FILES_DIR) return isShared(names.join('/')) ? Infinity : FILES_KEPT_MS;
    return Object.hasOwn(releases, folder) ? Infinity : DRAFTS_KEPT_MS;
  };
  const isStale = (key: string, modifiedAt: Date) => Date.now() - modifiedAt.getTime() > keptMsOf(key);
  const stale = objects.filter(({ key, modifiedAt }) => isStale(key, modifiedAt));
  await inParallel(stale, 8, async ({ key }) => {
    // A release may bring it again at this moment.
    const now = await bucket.describe(key);
    if (now && isStale(key, now.modifiedAt)) await bucket.remove(key);
  });
}

/**
 * The release store in a bucket of an S3-compatible store, by Amazon's client. Publications are kept apart by conditional
 * writes; a store that does not know these is refused.
 */
export function s3Store(place: string): ReleaseStore {
  const bucket = openBucket(place);
  let checked: Promise<void> | undefined;
  const requireAccess = () => (checked ??= requireConditions(bucket, place));
  const read = async (file: string) => {
    const found = await bucket.get(file);
    return found && found !== 'unchanged' ? Buffer.from(await found.body.transformToByteArray()) : undefined;
  };
  return {
    place,
    requireAccess,
    readRegistry: async () => (await readJson(bucket)).registry,
    change: async (remote, operation) => {
      await requireAccess();
      return changeJson(bucket, (registry) => applyOperation(registry, remote, operation));
    },
    publish: async (built, operation) => {
      const { remote, version, release } = built;
      await requireAccess();
      const { registry } = await readJson(bucket);
      const isNew = !isListed(registry, remote, version, release);
      // A refusal comes before the files.
      applyOperation(registry, remote, operation, release);
      if (isNew) await putFiles(bucket, built);
      const listed = await changeJson(bucket, (current) =>
        applyOperation(current, remote, operation, release),
      );
      if (isNew) await restoreShared(bucket, built);
      return listed;
    },
    draftDir: localDraft,
    readFile: read,
    openRelease: (remote, version, release) => copyRelease({ readFile: read }, remote, version, release),
    prune: async (remote) => {
      await pruneBucket(bucket, remote);
      await removeLocalDrafts(remote);
    },
  };
}
