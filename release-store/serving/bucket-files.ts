import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { getType } from '../stores/content-type.ts';
import { openBucket } from '../stores/s3-bucket.ts';
import { fileHeaders, isServed } from './file-headers.ts';
import type { StoreKeys } from './store-keys.ts';

/** Copies that releases bring along of their texts. */
const encodings = { br: '.br', gzip: '.gz' };
type Encoding = keyof typeof encodings;
const COMPRESSED = /\.(js|css|svg|json)$/;

const isEncoding = (value: string | null): value is Encoding => value !== null && value in encodings;

/** Serves the files of a bucket as those of a folder are served: the same headers, and texts compressed. */
export function addBucketFiles(app: FastifyInstance, place: string, keys: StoreKeys): void {
  const bucket = openBucket(place);

  /** A file, or the copy of it that the browser can read. */
  async function find(file: string, accepted: string | undefined, etag: string | undefined) {
    const encoding = COMPRESSED.test(file) ? negotiate(accepted ?? '', Object.keys(encodings)) : null;
    if (isEncoding(encoding)) {
      const found = await bucket.get(file + encodings[encoding], etag);
      if (found) return { found, encoding };
    }
    return { found: await bucket.get(file, etag), encoding: undefined };
  }

  app.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': file }, headers }, reply) => {
    if (file === '' || !isServed(file, headers.authorization, keys)) return reply.callNotFound();
    const { found, encoding } = await find(file, headers['accept-encoding'], headers['if-none-match']);
    if (!found) return reply.callNotFound();
    reply.headers(fileHeaders(file)).header('Vary', 'Accept-Encoding');
    if (found === 'unchanged') return reply.code(304).send();
    if (encoding) reply.header('Content-Encoding', encoding);
    if (found.bytes !== undefined) reply.header('Content-Length', found.bytes);
    return reply.type(getType(file)).header('ETag', found.etag).send(found.body);
  });
}
