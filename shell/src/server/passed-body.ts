import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Largest body of a call in bytes (contract, section 1). */
const CALL_BODY_LIMIT = 65_536;

/**
 * Reads the bodies of calls whole before any of it is passed on: one that is too large or never ends is refused here, and a call to a
 * server that was not there can be made again. They stay as they came, whatever their type.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: CALL_BODY_LIMIT }, (_request, body, done) =>
    done(null, body.length > 0 ? body : undefined),
  );
}

type ReplyOptions = Parameters<FastifyReply['from']>[1];

/** Passes a call on with the body that {@link readBodies} has read. */
export function passBody(
  { body, headers }: FastifyRequest,
  reply: FastifyReply,
  dest: string,
  options: ReplyOptions,
): void {
  const { 'content-type': contentType = 'application/octet-stream' } = headers;
  void reply.from(dest, Buffer.isBuffer(body) ? { ...options, body, contentType } : options);
}
