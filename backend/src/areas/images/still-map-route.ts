import { STILL_ZOOMS, stillShapes } from '@gakumado/shared/vocabulary';
import type { StillShape } from '@gakumado/shared/vocabulary';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readTablesDigest } from '#engines/map-tiles/map-tables.ts';
import type { StillView } from '#engines/map-tiles/still-view.ts';
import { CUT_VERSION, JAPAN } from '#engines/map-tiles/tile-plan.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { typed } from '#platform/http/typed-app.ts';
import type { Deps } from '../deps.ts';
import { acceptedFormat } from './accepted-format.ts';
import { variantQuery } from './image-variant.ts';
import { renderImage } from './load-renderer.ts';
import { pictureKey, sendPicture } from './send-picture.ts';

/** Raised when still maps are drawn in another way, so that the old ones are drawn again. */
const DRAW_VERSION = 2;

/** The same name shows other streets after a release with other tables. */
const LIFE = 'public, max-age=86400';

const shapes = Object.keys(stillShapes) as StillShape[];
/** As `stillMapPath` writes it: shape, zoom, latitude and longitude with four decimals. */
const FILE_NAME = new RegExp(`^(${shapes.join('|')})_(\\d{1,2})_(\\d{2}\\.\\d{4})_(\\d{3}\\.\\d{4})\\.webp$`);

/** The view of a name; undefined where nothing is shown: outside of the country, and at other zooms. */
function toView(file: string): StillView | undefined {
  const [, shape, zoomText, latText, lonText] = FILE_NAME.exec(file) ?? [];
  const [zoom, lat, lon] = [zoomText, latText, lonText].map(Number) as [number, number, number];
  const [west, south, east, north] = JAPAN;
  const isInside = lat > south && lat < north && lon > west && lon < east;
  if (!shape || !isInside || zoom < STILL_ZOOMS.min || zoom > STILL_ZOOMS.max) return undefined;
  return { shape: shape as StillShape, zoom, lat, lon };
}

interface StillMaps extends Pick<Deps, 'tiles'> {
  /** The picture of the store, or a new one. */
  keep: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;
}

/** Pictures of the map at `/images/stills/{shape}_{zoom}_{lat}_{lon}.webp?w=&q=&fm=`, for where the map itself is not open. */
export function stillMapRoute(app: FastifyInstance, { tiles, keep }: StillMaps): void {
  const version = [DRAW_VERSION, readTablesDigest(), CUT_VERSION];
  const schema = {
    hide: true,
    params: z.object({ file: z.string().max(100) }),
    querystring: variantQuery,
  };
  typed(app).get('/images/stills/:file', { schema }, async ({ params, query, headers }, reply) => {
    const view = toView(params.file);
    if (!view) throw new ApiFault(404);
    const variant = { width: query.w, quality: query.q, format: query.fm ?? acceptedFormat(headers.accept) };
    const key = pictureKey([version, view, variant]);
    if (query.fm === undefined) reply.header('vary', 'Accept');
    const make = async () =>
      renderImage({ data: await tiles.draw(view), isVector: true, version: key }, variant);
    return sendPicture(headers, reply, {
      key,
      life: LIFE,
      type: `image/${variant.format}`,
      make: () => keep(key, make),
    });
  });
}
