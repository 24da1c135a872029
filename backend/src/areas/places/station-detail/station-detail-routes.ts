import { pageQuery, stationDetailAnswer, stationDetailRequest } from '@gakumado/shared/contract';
import type { StationDetailRequest } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { searchEstates, usualSortOf } from '../../search/estate/estate-queries.ts';
import { refuseHalfFilters } from '../../search/estate/refuse-half-filters.ts';
import { findStation } from './station-detail-queries.ts';

export function stationDetailRoutes(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/station/detail`,
    {
      schema: {
        tags: ['estate'],
        body: stationDetailRequest,
        querystring: pageQuery,
        response: { 200: stationDetailAnswer },
      },
    },
    async ({ body, query: { page, limit } }) => {
      const { station_id: _id, station_name: _name, pref_id: _prefecture, ...rest } = body;
      refuseHalfFilters(rest);
      const station = await findStation(deps.db, wantedStation(body));
      if (!station) throw new ApiFault(404);
      const filter = { ...rest, station_id: [station.station_id] };
      const usualSort = usualSortOf(rest);
      const { result, total_count } = await searchEstates(deps, { filter, usualSort, page, limit });
      return { status: 200 as const, result: { ...station, estates: result }, total_count, page, limit };
    },
  );
}

function wantedStation({ station_id: stationId, station_name: name, pref_id: prefId }: StationDetailRequest) {
  if (stationId !== undefined) return { stationId };
  if (name === undefined) throw badField('station_id', 'required');
  if (prefId === undefined) throw badField('pref_id', 'required');
  return { name, prefId };
}
