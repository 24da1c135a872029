import {
  calendarDaySchema,
  listAnswer,
  shopCalendarRequest,
  wholeListQuery,
} from '@gakumado/shared/contract';
import { todayInJapan } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findCalendar, findRegionCalendar } from './shop-calendar-queries.ts';

export function shopCalendarRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/shop/calendar`,
    {
      schema: {
        tags: ['shop'],
        body: shopCalendarRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(calendarDaySchema) },
      },
    },
    async ({ body: { shop_id, area_slug, from = todayInJapan(), days }, query }) => {
      if (shop_id === undefined) {
        if (area_slug === undefined) throw badField('shop_id', 'required');
        return wholeList(await findRegionCalendar(db, area_slug, from, days), query);
      }
      const result = await findCalendar(db, shop_id, from, days);
      if (!result) throw new ApiFault(404, [{ field: 'shop_id', code: 'not_found' }]);
      return wholeList(result, query);
    },
  );
}
