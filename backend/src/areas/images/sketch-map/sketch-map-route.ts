import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { typed } from '#platform/http/typed-app.ts';
import { pictureKey, sendPicture } from '../send-picture.ts';
import { drawSketchMap, reachOf } from './draw-sketch-map.ts';
import {
  findCampuses,
  findTracks,
  findPosition,
  findStations,
  findWalkedStation,
} from './sketch-map-queries.ts';

const FILE_NAME = /^([1-9]\d{0,8})\.svg$/;
const LIFE = 'public, max-age=86400';

/** Sketches of where estates are, for paper, at `/images/maps/{estate_id}.svg`. */
export function sketchMapRoute(app: FastifyInstance, { db, walker }: Pick<Deps, 'db' | 'walker'>): void {
  const schema = { hide: true, params: z.object({ file: z.string().max(100) }) };
  typed(app).get('/images/maps/:file', { schema }, async ({ params, headers }, reply) => {
    const estateId = Number(FILE_NAME.exec(params.file)?.[1]);
    const estate = Number.isNaN(estateId) ? undefined : await findPosition(db, estateId);
    if (!estate) throw new ApiFault(404);
    const stations = await findStations(db, estate);
    const reach = reachOf(stations);
    const findWalk = async () => {
      const to = await findWalkedStation(db, estateId);
      if (!to) return null;
      const { lat, lon } = estate;
      const target = { lat: to.lat, lon: to.lon, stationId: to.station_id };
      const [walk] = await walker.walks({ from: { lat, lon }, to: [target] });
      return walk?.path ?? null;
    };
    const [campuses, tracks, walk] = await Promise.all([
      findCampuses(db, estate, reach),
      findTracks(db, estate, reach * 1.5),
      // A sketch without the walk is better than none.
      findWalk().catch((error) => {
        app.log.warn(error, 'The walk of a sketch cannot be found.');
        return null;
      }),
    ]);
    const drawing = drawSketchMap({ name: estate.name, home: estate, stations, campuses, tracks, walk });
    reply.header('content-security-policy', "default-src 'none'");
    return sendPicture(headers, reply, {
      key: pictureKey([drawing]),
      life: LIFE,
      type: 'image/svg+xml; charset=utf-8',
      make: async () => Buffer.from(drawing),
    });
  });
}
