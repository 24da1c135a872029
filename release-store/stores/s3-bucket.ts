import type { S3Client } from '@aws-sdk/client-s3';
import { getType } from './content-type.ts';
import { StoreRefusal } from '../store-refusal.ts';

/** An object as the bucket describes it. */
export interface StoredObject {
  etag: string;
  modifiedAt: Date;
  /** `sha384-<base64>`; undefined where something else put it there. */
  hash: string | undefined;
}

/** The condition of a write: the object is not there, or it is still this one. */
type Condition = { ifNoneMatch: '*' } | { ifMatch: string };

interface NewObject {
  contents: Buffer;
  cacheControl: string;
  hash?: string;
}

/** A write whose condition is not true. */
export class ConditionFailed extends Error {
  override name = 'ConditionFailed';
}

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode
    : undefined;

/** Undefined in place of an answer that something is absent, or has not changed. */
const unlessAbsent = (error: unknown): undefined => {
  if ([304, 404].includes(statusOf(error) ?? 0)) return undefined;
  throw error;
};

/** The bucket and the beginning of all keys in `s3://bucket/prefix`. */
export function readBucketPlace(place: string): { bucket: string; prefix: string } {
  const { hostname: bucket, pathname } = new URL(place);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

/**
 * A client of the bucket. Keys, region and endpoint are those of the AWS_* variables; a store with an endpoint of its own is
 * called by paths, as most of them know no bucket in the host's name.
 */
async function createClient(): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { env } = process;
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  return new S3Client({
    ...(endpoint === undefined
      ? {}
      : { endpoint, forcePathStyle: true, region: env['AWS_REGION'] ?? 'us-east-1' }),
    // Stores beside Amazon's do not know the newer checksums; releases have hashes of their own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The calls of a bucket that a store needs. Keys are without the prefix of the place. */
export function openBucket(place: string) {
  const { bucket: Bucket, prefix } = readBucketPlace(place);
  // The client is large: only those who use a bucket load it.
  let opened: Promise<S3Client> | undefined;
  const open = async () => ({
    client: await (opened ??= createClient()),
    commands: await import('@aws-sdk/client-s3'),
  });
  const target = (key: string) => ({ Bucket, Key: prefix + key });

  return {
    /** An object and its contents; undefined where it is absent or still has the ETag. */
    get: async (key: string, ifNoneMatch?: string) => {
      const { client, commands } = await open();
      const answer = await client
        .send(new commands.GetObjectCommand({ ...target(key), IfNoneMatch: ifNoneMatch }))
        .catch((error: unknown) => {
          if (ifNoneMatch !== undefined && statusOf(error) === 304) return 'unchanged' as const;
          return unlessAbsent(error);
        });
      if (answer === undefined || answer === 'unchanged') return answer;
      const { Body, ETag = '', ContentLength: bytes } = answer;
      if (!Body) throw new Error(`${place}/${key} came without contents`);
      return { body: Body, etag: ETag, bytes };
    },

    describe: async (key: string): Promise<StoredObject | undefined> => {
      const { client, commands } = await open();
      const answer = await client.send(new commands.HeadObjectCommand(target(key))).catch(unlessAbsent);
      if (!answer) return undefined;
      const { ETag = '', LastModified = new Date(), Metadata = {} } = answer;
      return {
        etag: ETag,
        modifiedAt: LastModified,
        hash: Metadata['sha384'] && `sha384-${Metadata['sha384']}`,
      };
    },

    /** Throws {@link ConditionFailed} where the object that is there is another one. */
    put: async (
      key: string,
      { contents, cacheControl, hash }: NewObject,
      condition: Condition,
    ): Promise<void> => {
      const { client, commands } = await open();
      try {
        await client.send(
          new commands.PutObjectCommand({
            ...target(key),
            Body: contents,
            ContentLength: contents.length,
            ContentType: getType(key),
            CacheControl: cacheControl,
            ...(hash === undefined ? {} : { Metadata: { sha384: hash.replace('sha384-', '') } }),
            ...('ifMatch' in condition ? { IfMatch: condition.ifMatch } : { IfNoneMatch: '*' }),
          }),
        );
      } catch (error) {
        const status = statusOf(error);
        // 404: the object that should be replaced is gone.
        if (status === 412 || status === 409 || (status === 404 && 'ifMatch' in condition))
          throw new ConditionFailed(`${place}/${key} is another one by now`, { cause: error });
        if (status === 501)
          throw new StoreRefusal('no_conditions', conditionsNeeded(place), { cause: error });
        throw error;
      }
    },

    /** Keys and ages of all objects whose keys begin so. */
    list: async (start: string): Promise<{ key: string; modifiedAt: Date }[]> => {
      const { client, commands } = await open();
      const found: { key: string; modifiedAt: Date }[] = [];
      const pages = commands.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + start });
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined && LastModified)
            found.push({ key: Key.slice(prefix.length), modifiedAt: LastModified });
      return found;
    },

    remove: async (key: string): Promise<void> => {
      const { client, commands } = await open();
      await client.send(new commands.DeleteObjectCommand(target(key)));
    },
  };
}

export type Bucket = ReturnType<typeof openBucket>;

/** The reason against a store that cannot write on a condition. */
export const conditionsNeeded = (place: string): string =>
  `The store of ${place} ignores the conditions If-Match and If-None-Match when it writes: two publications at the same time would lose one another. Take a store that knows them.`;
