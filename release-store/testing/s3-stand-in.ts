import S3rver from '@20minutes/s3rver';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How a store takes If-Match and If-None-Match of a write: as Amazon's does, not at all, or by saying that it cannot. */
type Conditions = 'kept' | 'ignored' | 'refused';

/** A store on this machine that speaks the protocol of S3. */
export interface S3StandIn {
  /** The variables with which the client finds it. */
  env: Record<string, string>;
  /** A place in its bucket. */
  place: string;
  /** The file in which it keeps an object. */
  fileOf: (key: string) => string;
  close: () => Promise<void>;
}

const BUCKET = 'gakumado';
const PREFIX = 'releases';

const isTrue = ({ headers }: IncomingMessage, etag: string | undefined) =>
  headers['if-none-match'] === '*' ? etag === undefined : headers['if-match'] === etag;

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

/**
 * Adds what the package lacks of S3: conditions of writes, each compared with the ETag that the write before was answered
 * with, and that nobody reads an object while it is written. The requests for an object come one after the other.
 */
function asS3(answer: RequestListener, conditions: Conditions): RequestListener {
  const etags = new Map<string, string>();
  const turns = new Map<string, Promise<unknown>>();

  async function take(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isConditional =
      request.method === 'PUT' && ('if-match' in request.headers || 'if-none-match' in request.headers);
    if (isConditional && conditions === 'refused') return refuse(response, 501, 'NotImplemented');
    if (isConditional && conditions === 'kept' && !isTrue(request, etags.get(key)))
      return refuse(response, 412, 'PreconditionFailed');
    const ended = once(response, 'close');
    answer(request, response);
    await ended;
    if (request.method === 'DELETE') etags.delete(key);
    if (request.method === 'PUT' && response.statusCode === 200)
      etags.set(key, String(response.getHeader('ETag')));
  }

  return (request, response) => {
    const key = request.url?.split('?')[0] ?? '';
    const before = turns.get(key) ?? Promise.resolve();
    turns.set(
      key,
      before.then(() => take(key, request, response)).catch(() => response.destroy()),
    );
  };
}

/** Starts a store with an empty bucket at a free port of this machine. */
export async function startS3StandIn(conditions: Conditions = 'kept'): Promise<S3StandIn> {
  const directory = await mkdtemp(path.join(tmpdir(), 'gakumado-s3-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    // It computes the signature of a list without the slash after the bucket.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  await s3.configureBuckets();
  const server = createServer(asS3(s3.callback(), conditions)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${address.port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'us-east-1',
    },
    place: `s3://${BUCKET}/${PREFIX}`,
    fileOf: (key) => path.join(directory, BUCKET, PREFIX, `${key}._S3rver_object`),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
