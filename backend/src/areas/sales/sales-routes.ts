import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addressRoutes } from './address/address-routes.ts';
import { adviceRoutes } from './advice/advice-routes.ts';
import { bannerRoutes } from './banner/banner-routes.ts';
import { campusNeighbourRoutes } from './campus-neighbour/campus-neighbour-routes.ts';
import { campusRoutes } from './campus/campus-routes.ts';
import { cityRoutes } from './city/city-routes.ts';
import { documentRoutes } from './document/document-routes.ts';
import { equipmentRoutes } from './equipment/equipment-routes.ts';
import { estateDetailRoutes } from './estate-detail/estate-detail-routes.ts';
import { estateRoutes } from './estate/estate-routes.ts';
import { featureRoutes } from './feature/feature-routes.ts';
import { imageRoutes } from './image/image-routes.ts';
import { infoRoutes } from './info/info-routes.ts';
import { namesRoutes } from './names/names-routes.ts';
import { mapRoutes } from './map/map-routes.ts';
import { reachRoutes } from './reach/reach-routes.ts';
import { logRoutes } from './log/log-routes.ts';
import { prefectureRentRoutes } from './prefecture-rent/prefecture-rent-routes.ts';
import { rankingRoutes } from './ranking/ranking-routes.ts';
import { recommendationRoutes } from './recommendation/recommendation-routes.ts';
import { relaxationRoutes } from './relaxation/relaxation-routes.ts';
import { roomRoutes } from './room/room-routes.ts';
import { shopCalendarRoutes } from './shop-calendar/shop-calendar-routes.ts';
import { shareRoutes } from './share-list/share-routes.ts';
import { shopRoutes } from './shop/shop-routes.ts';
import { simpleviewRoutes } from './simpleview/simpleview-routes.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';
import { spotRoutes } from './spot/spot-routes.ts';
import { stationDetailRoutes } from './station-detail/station-detail-routes.ts';
import { stationRoutes } from './station/station-routes.ts';
import { tagRoutes } from './tag/tag-routes.ts';
import { undergraduateRoutes } from './undergraduate/undergraduate-routes.ts';

/** Every call about schools, estates, shops, addresses and masters. */
export function salesRoutes(app: FastifyInstance, deps: Deps): void {
  for (const mount of [
    addressRoutes,
    adviceRoutes,
    bannerRoutes,
    campusNeighbourRoutes,
    campusRoutes,
    cityRoutes,
    documentRoutes,
    equipmentRoutes,
    estateDetailRoutes,
    estateRoutes,
    featureRoutes,
    imageRoutes,
    infoRoutes,
    logRoutes,
    mapRoutes,
    reachRoutes,
    namesRoutes,
    prefectureRentRoutes,
    rankingRoutes,
    recommendationRoutes,
    relaxationRoutes,
    roomRoutes,
    shopCalendarRoutes,
    shareRoutes,
    shopRoutes,
    simpleviewRoutes,
    sitemapRoutes,
    spotRoutes,
    stationDetailRoutes,
    stationRoutes,
    tagRoutes,
    undergraduateRoutes,
  ]) {
    mount(app, deps);
  }
}
