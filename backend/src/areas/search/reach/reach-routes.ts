import { reachRequest, reachSchema, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { loadNetwork } from '#engines/commute/network.ts';
import type { Deps } from '../../deps.ts';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { refuseHalfFilters } from '../estate/refuse-half-filters.ts';
import { findStationPrefectures } from './station-prefectures.ts';

/** Where one can live for a campus or another destination. */
export function reachRoutes(app: FastifyInstance, { db, estates, reacher }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/commute/reach`,
    { schema: { tags: ['estate'], body: reachRequest, response: { 200: singleAnswer(reachSchema) } } },
    async ({ body }) => {
      refuseHalfFilters(body);
      const {
        targets: { first, second },
      } = await estates.placeOf(body);
      if (first === undefined) throw badField('destination', 'required');
      if (first === null || second === null) throw new ApiFault(404);
      const { areas, stations } = await reacher.reachOf(second ? [first, second] : [first]);
      const { stations: known } = loadNetwork();
      const prefectures = await findStationPrefectures(
        db,
        stations.map(({ index }) => known[index]!.station_id),
      );
      const result = {
        areas,
        stations: stations.flatMap(({ index, minutes }) => {
          const { station_id, station_name } = known[index]!;
          const pref_id = prefectures.get(station_id);
          return pref_id === undefined ? [] : [{ station_id, station_name, pref_id, minutes }];
        }),
      };
      return { status: 200 as const, result };
    },
  );
}
