import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ApiFault } from '../../platform/http/api-fault.ts';
import { limitByAddress } from '../../platform/http/client-address.ts';
import { limitRate } from '../../platform/http/rate-limit.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import { typed } from '../../platform/http/typed-app.ts';
import { outsideOf } from '../../config.ts';
import { readFloorPlan } from './floor-plan-source.ts';
import { createImageStore } from './image-store.ts';
import { hasJapaneseFont } from './fonts.ts';
import { acceptedFormat } from './accepted-format.ts';
import { variantQuery } from './image-variant.ts';
import type { Variant } from './image-variant.ts';
import { createOutsideFinder } from './outside-source.ts';
import { collections, createPictureFinder } from './picture-source.ts';
import type { ImageSource } from './picture-source.ts';
import { renderImage } from './render-image.ts';
import { createWorkGate } from './work-gate.ts';

/** Raised when pictures are made in another way, so that the old ones are made again. */
const RENDER_VERSION = 2;
const MAX_WAITING = 500;
const MEBIBYTE = 1_048_576;

/** A file of ours is known by its content; what another site has at an address may change. */
const OWN = 'public, max-age=31536000, immutable';
const OUTSIDE = 'public, max-age=86400';

const fileParams = z.object({ file: z.string().max(100) });

/** The drawing itself, for a machine that cannot write its Japanese labels: the visitor's browser can. */
function sendDrawing(reply: FastifyReply, { data }: ImageSource) {
  return reply
    .headers({
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .type('image/svg+xml; charset=utf-8')
    .send(data);
}

/**
 * Pictures in the few sizes and formats that pages use: `/images/{pictures,documents,banners,floorplans}/{file}?w=&q=&fm=`,
 * and those of listed origins at `/images/outside?url=`.
 */
export function imagesRoutes(app: FastifyInstance, { db, config }: Deps): void {
  const store = createImageStore(join(resolve(config.varDir), 'images'), config.imageCacheMb * MEBIBYTE);
  const findPicture = createPictureFinder(config.filesDirs);
  const gate = createWorkGate(availableParallelism(), MAX_WAITING);

  async function make(key: string, source: ImageSource, variant: Variant): Promise<Buffer> {
    const found = await store.find(key);
    if (found) return found;
    const data = await renderImage(source, variant);
    await store.save(key, data).catch((error) => app.log.warn(error, 'The image cache cannot be written.'));
    return data;
  }

  async function send(
    query: z.infer<typeof variantQuery>,
    headers: IncomingHttpHeaders,
    reply: FastifyReply,
    source: ImageSource | null,
    life: typeof OWN | typeof OUTSIDE = OWN,
  ) {
    if (!source) throw new ApiFault(404);
    if (source.isVector && query.fm === undefined && !hasJapaneseFont()) return sendDrawing(reply, source);
    const variant = { width: query.w, quality: query.q, format: query.fm ?? acceptedFormat(headers.accept) };
    const key = createHash('sha256')
      .update(JSON.stringify([RENDER_VERSION, source.version, variant]))
      .digest('hex')
      .slice(0, 40);
    const etag = `"${key}"`;
    const isKnown = headers['if-none-match']
      ?.split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag);
    const data = isKnown ? null : await gate.run(key, () => make(key, source, variant));
    reply.headers({ etag, 'cache-control': life });
    if (query.fm === undefined) reply.header('vary', 'Accept');
    return data ? reply.type(`image/${variant.format}`).send(data) : reply.code(304).send();
  }

  const schema = { hide: true, params: fileParams, querystring: variantQuery };
  for (const collection of collections) {
    typed(app).get(`/images/${collection}/:file`, { schema }, async (request, reply) =>
      send(request.query, request.headers, reply, await findPicture(collection, request.params.file)),
    );
  }
  typed(app).get('/images/floorplans/:file', { schema }, async (request, reply) =>
    send(request.query, request.headers, reply, await readFloorPlan(db, request.params.file)),
  );

  const limits = rateLimits(config);
  const findOutside = createOutsideFinder(outsideOf(config).pictures, store);
  const outsideQuery = variantQuery.extend({ url: z.string().max(2_000) });
  typed(app).get(
    '/images/outside',
    { schema: { hide: true, querystring: outsideQuery } },
    async (request, reply) => {
      const { query, headers } = request;
      const source = await findOutside(query.url, () =>
        limitRate(db, `outside_picture:${limitByAddress(request)}`, limits.outsidePicture),
      );
      return send(query, headers, reply, source, OUTSIDE);
    },
  );
}
