import { data } from 'react-router-dom';
import {
  ApiError,
  apiStatus,
  compareCost,
  countFavorites,
  findEstate,
  findStreetFacts,
  findSurroundings,
  listEquipment,
  listFacilities,
  listRecommendations,
  nullOnError,
} from '@gakumado/shared/api';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import type { EstateDetail } from '@gakumado/shared/contract';
import { campusesOf } from '@gakumado/shared/paths';
import { mustsOf, readDestination, readQuery, writeMusts } from '@gakumado/shared/search-fields';
import { throwNotFound } from '@gakumado/shared/routing';
import { CLOSED_PAGE_DAYS } from '@gakumado/shared/vocabulary';
import { readStayPlan } from '../../components/costs/cost-choices.ts';
import { comparisonTexts } from '../../components/costs/cost-comparison.ts';
import { loadRoomCosts } from '../../components/costs/load-room-costs.ts';
import { partSignal } from '../../components/part-signal.ts';
import { loadShop } from '../../components/shop/load-shop.ts';
import { loadAsked } from '../../components/way-to-school/load-asked.ts';

const SIMILAR_COUNT = 6;

/**
 * Everything the page shows, asked for at once. The estate decides whether there is a page: an unknown one is
 * a 404, and one that has not been let for long a 410. Each of the other answers is a part of the page, and null when it
 * could not be loaded in time.
 */
export async function loadView(estateId: number, { url, signal }: Request) {
  const query = new URL(url).searchParams;
  const found = findEstate(estateId, signal).catch(refuseUnknown);
  const [
    estate,
    shop,
    around,
    streets,
    roomCosts,
    facilities,
    equipment,
    recommendations,
    asked,
    comparison,
    favoriteCount,
  ] = await Promise.all([
    found,
    found.then(({ shop_id }) => (shop_id === null ? null : loadShop(shop_id, partSignal(signal)))),
    nullOnError(findSurroundings(estateId, partSignal(signal))),
    nullOnError(findStreetFacts(estateId, partSignal(signal))),
    loadRoomCosts(estateId, partSignal(signal)),
    nullOnError(listFacilities(estateId, partSignal(signal))),
    nullOnError(listEquipment({}, partSignal(signal))),
    nullOnError(listRecommendations(similarTo(estateId, query), partSignal(signal))),
    nullOnError(loadAsked(estateId, query, partSignal(signal))),
    nullOnError(compareCost(likeThis(estateId, query), partSignal(signal))),
    nullOnError(countFavorites(estateId, partSignal(signal))),
  ]);
  const view = {
    estate,
    /** The fields of the home as the list that led here had them. */
    asked: asked?.cost ?? {},
    around,
    streets,
    ...roomCosts,
    facilities,
    equipment,
    recommendations,
    shop,
    favoriteCount,
    ways: asked && asked.ways,
    costComparison: comparison && comparisonTexts(comparison, asked?.ways?.[0]),
    targets: {
      campusIds: campusesOf(query),
      destination: readDestination(query, 'to'),
      second_destination: readDestination(query, 'second_to'),
      musts: writeMusts(readQuery(query)),
      ...readStayPlan(query),
    },
    isGone: isGone(estate),
  };
  return view.isGone ? data(view, { status: 410 }) : view;
}

/** Asks for homes like this one, as near to the first school or point, with the cost of the same stay. */
function likeThis(estate_id: number, query: URLSearchParams) {
  return { estate_id, ...firstTarget(query), ...readStayPlan(query) };
}

/** The visitor's first school, or else the point in its place. */
function firstTarget(query: URLSearchParams) {
  const [school_id] = campusesOf(query);
  return { school_id, destination: school_id === undefined ? readDestination(query, 'to') : undefined };
}

/** Asks for other homes that meet what the visitor's list asked for, with the cost of the same stay and the way to the first school. */
function similarTo(estateId: number, query: URLSearchParams) {
  return {
    ...mustsOf(readQuery(query)),
    estate_id: [estateId],
    ...firstTarget(query),
    ...readStayPlan(query),
    limit: SIMILAR_COUNT,
  };
}

const isGone = ({ closed_at }: EstateDetail) =>
  closed_at !== null && closed_at < addDays(todayInJapan(), -CLOSED_PAGE_DAYS);

/** A number that no estate can have is refused with 400: for the visitor that is a page that does not exist. */
function refuseUnknown(error: unknown): never {
  const isUnknown =
    error instanceof ApiError &&
    (error.status === apiStatus.NOT_FOUND || error.status === apiStatus.BAD_REQUEST);
  if (isUnknown) throwNotFound();
  throw error;
}
