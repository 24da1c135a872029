import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import { mkdir } from 'node:fs/promises';
import { PUBLISH_PREFIX } from '../publish-calls.ts';
import { StoreRefusal } from '../store-refusal.ts';
import { isBucketPlace, openStore } from '../stores/open-store.ts';
import { addBucketFiles } from './bucket-files.ts';
import { fileHeaders, isServed } from './file-headers.ts';
import { addPublishRoutes } from './publish-routes.ts';
import { readStoreKeys } from './store-keys.ts';

interface StoreOptions {
  /** A folder, or a bucket as `s3://bucket/prefix`. */
  place: string;
  /** `RELEASE_STORE_KEYS`; without any nobody may publish. */
  keys?: string | undefined;
}

/** A refusal of any kind as one; undefined for a fault of the server. */
function toRefusal(error: FastifyError | StoreRefusal): StoreRefusal | undefined {
  if (error instanceof StoreRefusal) return error;
  const { statusCode = 500, message } = error;
  if (statusCode === 413) return new StoreRefusal('too_large', message);
  return statusCode < 500 ? new StoreRefusal('invalid', message) : undefined;
}

/**
 * The server of a release store: everybody may read what is published, as from a CDN, and who has a key of a remote may
 * publish that remote. Changes of the registry are made here, one after the other.
 */
export async function buildStoreApp({ place, keys: keysText = '' }: StoreOptions): Promise<FastifyInstance> {
  const keys = readStoreKeys(keysText);
  const store = openStore(place);
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler<FastifyError | StoreRefusal>((error, _request, reply) => {
    const refusal = toRefusal(error);
    if (!refusal) console.error(error);
    const { statusCode, code, message } = refusal ?? {
      statusCode: 500,
      code: 'internal',
      message: 'the store has a fault, which its log describes.',
    };
    return reply.code(statusCode).send({ code, message });
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.register(async (inner) => addPublishRoutes(inner, store, keys), { prefix: PUBLISH_PREFIX });
  if (isBucketPlace(place)) app.register(async (inner) => addBucketFiles(inner, place, keys));
  else {
    await mkdir(place, { recursive: true });
    app.register(fastifyStatic, {
      root: place,
      cacheControl: false,
      preCompressed: true,
      allowedPath: (file, _root, { headers }) => isServed(file, headers.authorization, keys),
      setHeaders: (reply, file) => void reply.headers(fileHeaders(file)),
    });
  }
  return app;
}
