import type { FastifyInstance } from 'fastify';
import type { Deps } from '../app.ts';
import { addressRoutes } from './address/address-routes.ts';
import { campusRoutes } from './campus/campus-routes.ts';
import { equipmentRoutes } from './equipment/equipment-routes.ts';
import { estateDetailRoutes } from './estate-detail/estate-detail-routes.ts';
import { estateRoutes } from './estate/estate-routes.ts';
import { imageRoutes } from './image/image-routes.ts';
import { recommendationRoutes } from './recommendation/recommendation-routes.ts';
import { roomRoutes } from './room/room-routes.ts';
import { shopCalendarRoutes } from './shop-calendar/shop-calendar-routes.ts';
import { shopRoutes } from './shop/shop-routes.ts';
import { stationRoutes } from './station/station-routes.ts';

/** Every call about schools, estates, shops, addresses and masters. */
export function salesRoutes(app: FastifyInstance, deps: Deps): void {
  for (const mount of [
    addressRoutes,
    campusRoutes,
    equipmentRoutes,
    estateDetailRoutes,
    estateRoutes,
    imageRoutes,
    recommendationRoutes,
    roomRoutes,
    shopCalendarRoutes,
    shopRoutes,
    stationRoutes,
  ]) {
    mount(app, deps);
  }
}
