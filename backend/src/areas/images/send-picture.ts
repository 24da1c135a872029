import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

interface MadePicture {
  /** Changes with the picture, and is its ETag. */
  key: string;
  /** `cache-control` of the answer. */
  life: string;
  type: string;
  make: () => Promise<Buffer>;
}

/** Names a picture by what it is made from. */
export const pictureKey = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** Answers a picture that is made when it is asked for; a browser that has it gets a 304. */
export async function sendPicture(
  headers: IncomingHttpHeaders,
  reply: FastifyReply,
  { key, life, type, make }: MadePicture,
) {
  const etag = `"${key}"`;
  const isKnown = headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const data = isKnown ? null : await make();
  reply.headers({ etag, 'cache-control': life });
  return data ? reply.type(type).send(data) : reply.code(304).send();
}
