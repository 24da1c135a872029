import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorCode } from '../../platform/error-code.ts';
import { ApiFault } from '../../platform/http/api-fault.ts';
import { typed } from '../../platform/http/typed-app.ts';

const DIRECTORY = new URL('../../../seed/icons/svg/', import.meta.url);
/** No dots and slashes inside, so that no name leads out of the folder. */
const FILE_NAME = /^[a-z0-9-]{1,60}\.svg$/;

async function readIcon(file: string): Promise<Buffer> {
  if (!FILE_NAME.test(file)) throw new ApiFault(404);
  return readFile(new URL(file, DIRECTORY)).catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new ApiFault(404) : error;
  });
}

/** Drawings of the equipment master at `/images/icons/{name}.svg`. */
export function iconRoutes(app: FastifyInstance): void {
  const schema = { hide: true, params: z.object({ file: z.string().max(100) }) };
  typed(app).get('/images/icons/:file', { schema }, async ({ params }, reply) => {
    const icon = await readIcon(params.file);
    return reply
      .headers({ 'cache-control': 'public, max-age=86400', 'content-security-policy': "default-src 'none'" })
      .type('image/svg+xml; charset=utf-8')
      .send(icon);
  });
}
