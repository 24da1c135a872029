import type { FastifyInstance } from 'fastify';
import type { Deps } from './areas/deps.ts';
import { addressRoutes } from './areas/places/address/address-routes.ts';
import { adviceRoutes } from './areas/places/advice/advice-routes.ts';
import { bannerRoutes } from './areas/content/banner/banner-routes.ts';
import { campusNeighbourRoutes } from './areas/places/campus-neighbour/campus-neighbour-routes.ts';
import { campusRoutes } from './areas/places/campus/campus-routes.ts';
import { cityRoutes } from './areas/places/city/city-routes.ts';
import { documentRoutes } from './areas/files/document/document-routes.ts';
import { equipmentRoutes } from './areas/search/equipment/equipment-routes.ts';
import { estateDetailRoutes } from './areas/homes/estate-detail/estate-detail-routes.ts';
import { estateRoutes } from './areas/search/estate/estate-routes.ts';
import { featureRoutes } from './areas/search/feature/feature-routes.ts';
import { imageRoutes } from './areas/homes/image/image-routes.ts';
import { infoRoutes } from './areas/content/info/info-routes.ts';
import { namesRoutes } from './areas/search/names/names-routes.ts';
import { mapRoutes } from './areas/search/map/map-routes.ts';
import { reachRoutes } from './areas/search/reach/reach-routes.ts';
import { logRoutes } from './areas/visits/log/log-routes.ts';
import { prefectureRentRoutes } from './areas/places/prefecture-rent/prefecture-rent-routes.ts';
import { rankingRoutes } from './areas/search/ranking/ranking-routes.ts';
import { recommendationRoutes } from './areas/search/recommendation/recommendation-routes.ts';
import { relaxationRoutes } from './areas/search/relaxation/relaxation-routes.ts';
import { roomRoutes } from './areas/homes/room/room-routes.ts';
import { shopCalendarRoutes } from './areas/shops/shop-calendar/shop-calendar-routes.ts';
import { shareRoutes } from './areas/homes/share-list/share-routes.ts';
import { shopRoutes } from './areas/shops/shop/shop-routes.ts';
import { simpleviewRoutes } from './areas/homes/simpleview/simpleview-routes.ts';
import { sitemapRoutes } from './areas/search/sitemap/sitemap-routes.ts';
import { spotRoutes } from './areas/places/spot/spot-routes.ts';
import { stationDetailRoutes } from './areas/places/station-detail/station-detail-routes.ts';
import { costComparisonRoutes } from './areas/homes/cost-comparison/cost-comparison-routes.ts';
import { stationRoutes } from './areas/homes/station/station-routes.ts';
import { streetFactsRoutes } from './areas/homes/street-facts/street-facts-routes.ts';
import { surroundingsRoutes } from './areas/homes/surroundings/surroundings-routes.ts';
import { tagRoutes } from './areas/search/tag/tag-routes.ts';
import { undergraduateRoutes } from './areas/places/undergraduate/undergraduate-routes.ts';
import { walkRoutes } from './areas/walks/walk-routes.ts';

/** Every call about schools, estates, shops, addresses and masters. */
export function salesRoutes(app: FastifyInstance, deps: Deps): void {
  for (const mount of [
    addressRoutes,
    adviceRoutes,
    bannerRoutes,
    campusNeighbourRoutes,
    campusRoutes,
    cityRoutes,
    costComparisonRoutes,
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
    streetFactsRoutes,
    surroundingsRoutes,
    tagRoutes,
    undergraduateRoutes,
    walkRoutes,
  ]) {
    mount(app, deps);
  }
}
