import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { MAP_TILES_INDEX, MAP_TILES_PREFIX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { readTablesDigest } from '#engines/map-tiles/map-tables.ts';
import { CUT_VERSION, JAPAN, TILE_ZOOMS } from '#engines/map-tiles/tile-plan.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { typed } from '#platform/http/typed-app.ts';
import type { Deps } from '../deps.ts';
import { createImageStore } from '../images/image-store.ts';
import { pictureKey } from '../images/send-picture.ts';
import { createWorkGate } from '../images/work-gate.ts';

/** Finished tiles on disk at most, in bytes: about those of the whole country. */
const STORE_BYTES = 512 * 1_048_576;
/** Tiles are cut by one thread, one after another. */
const MAX_WAITING = 300;

const whole = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** The map's vector tiles at `/map-tiles/{version}/{z}/{x}/{y}`, and their TileJSON, which names the version of today. */
export function mapTileRoutes(app: FastifyInstance, { config, tiles }: Deps): void {
  const store = createImageStore(join(resolve(config.varDir), 'map-tiles'), STORE_BYTES);
  const gate = createWorkGate(1, MAX_WAITING);
  const version = `${readTablesDigest()}-${CUT_VERSION}`;

  /** The tile of the store, or a new one, which is kept unless it is empty. */
  async function findOrCut(tile: { z: number; x: number; y: number }): Promise<Buffer> {
    const key = pictureKey([version, tile]);
    const found = await store.find(key);
    if (found) return found;
    return gate.run(key, async () => {
      const data = await tiles.cut(tile);
      if (data.length > 0) {
        await store.save(key, data).catch((error) => app.log.warn(error, 'The map cache cannot be written.'));
      }
      return data;
    });
  }

  app.get(MAP_TILES_INDEX, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({
      tilejson: '3.0.0',
      tiles: [`${MAP_TILES_PREFIX}/${version}/{z}/{x}/{y}`],
      minzoom: TILE_ZOOMS.min,
      maxzoom: TILE_ZOOMS.max,
      bounds: JAPAN,
      vector_layers: ['land', 'streets', 'rails'].map((id) => ({ id, fields: {} })),
    }),
  );

  const params = z.object({ version: z.string().max(40), z: whole, x: whole, y: whole });
  typed(app).get(
    `${MAP_TILES_PREFIX}/:version/:z/:x/:y`,
    { schema: { hide: true, params } },
    async (request, reply) => {
      const { version: asked, ...tile } = request.params;
      const side = 2 ** tile.z;
      if (tile.z < TILE_ZOOMS.min || tile.z > TILE_ZOOMS.max || tile.x >= side || tile.y >= side) {
        throw new ApiFault(404);
      }
      const data = await findOrCut(tile);
      const isPacked = data.length > 0 && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      if (isPacked) reply.header('content-encoding', 'gzip');
      return (
        reply
          // A page that was open during an update asks for an older version: it gets what there is, and nobody keeps it.
          .header(
            'cache-control',
            asked === version ? 'public, max-age=31536000, immutable' : 'public, no-cache',
          )
          .header('vary', 'accept-encoding')
          .type('application/vnd.mapbox-vector-tile')
          .send(isPacked || data.length === 0 ? data : gunzipSync(data))
      );
    },
  );
}
