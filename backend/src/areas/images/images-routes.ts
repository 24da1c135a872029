import type { IncomingHttpHeaders } from 'node:http';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { ApiFault } from '../../platform/http/api-fault.ts';
import { limitByAddress } from '../../platform/http/client-address.ts';
import { limitRate } from '../../platform/http/rate-limit.ts';
import { rateLimits } from '../../platform/http/rate-limits.ts';
import { typed } from '../../platform/http/typed-app.ts';
import { outsideOf } from '../../platform/config.ts';
import { readFloorPlan } from './floor-plan-source.ts';
import { createImageStore } from './image-store.ts';
import { hasJapaneseFont } from './fonts.ts';
import { acceptedFormat } from './accepted-format.ts';
import { variantQuery } from './image-variant.ts';
import { createOutsideFinder } from './outside-source.ts';
import { collections, createPictureFinder } from './picture-source.ts';
import type { ImageSource } from './picture-source.ts';
import { renderImage } from './load-renderer.ts';
import { previewRoute } from './preview/preview-route.ts';
import { pictureKey, sendPicture } from './send-picture.ts';
import { sketchMapRoute } from './sketch-map/sketch-map-route.ts';
import { stillMapRoute } from './still-map-route.ts';
import { createWorkGate } from './work-gate.ts';
import type { WorkGate } from './work-gate.ts';

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
export function imagesRoutes(app: FastifyInstance, { db, config, walker, tiles }: Deps): void {
  const store = createImageStore(join(resolve(config.varDir), 'images'), config.imageCacheMb * MEBIBYTE);
  const findPicture = createPictureFinder(config.filesDirs);

  /** The picture of the store, or a new one, which is kept. */
  const keepBy =
    (gate: WorkGate) =>
    (key: string, make: () => Promise<Buffer>): Promise<Buffer> =>
      gate.run(key, async () => {
        const found = await store.find(key);
        if (found) return found;
        const data = await make();
        await store
          .save(key, data)
          .catch((error) => app.log.warn(error, 'The image cache cannot be written.'));
        return data;
      });
  const keep = keepBy(createWorkGate(availableParallelism(), MAX_WAITING));

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
    const key = pictureKey([RENDER_VERSION, source.version, variant]);
    if (query.fm === undefined) reply.header('vary', 'Accept');
    return sendPicture(headers, reply, {
      key,
      life,
      type: `image/${variant.format}`,
      make: () => keep(key, () => renderImage(source, variant)),
    });
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
  const countFetch = (request: FastifyRequest) =>
    limitRate(db, `outside_picture:${limitByAddress(request)}`, limits.outsidePicture);

  previewRoute(app, {
    db,
    keep,
    findPhoto: async (path, request) => {
      const [, collection, file = ''] = /^\/images\/(\w+)\/([^/]+)$/.exec(path) ?? [];
      const known = collections.find((name) => name === collection);
      return known ? findPicture(known, file) : findOutside(path, () => countFetch(request));
    },
  });

  sketchMapRoute(app, { db, walker });
  // They are drawn by one thread, one after another: photographs do not wait for them.
  stillMapRoute(app, { tiles, keep: keepBy(createWorkGate(1, MAX_WAITING)) });

  const outsideQuery = variantQuery.extend({ url: z.string().max(2_000) });
  typed(app).get(
    '/images/outside',
    { schema: { hide: true, querystring: outsideQuery } },
    async (request, reply) => {
      const { query, headers } = request;
      const source = await findOutside(query.url, () => countFetch(request));
      return send(query, headers, reply, source, OUTSIDE);
    },
  );
}
