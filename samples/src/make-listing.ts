import { findConditions } from './conditions.ts';
import { makeBuilding } from './make-building.ts';
import { makeRooms } from './make-rooms.ts';
import { createRandom, type Random } from './random.ts';
import type { BuildingTypeId, Listing, Site, World } from './types.ts';

/** The id of the first sample; the owner's own listings have ids below. */
export const FIRST_ESTATE_ID = 100_001;

export type Namer = (random: Random, type: BuildingTypeId, site: Site) => { name: string; name_kana: string };

/** Everything about one sample that is decided by chance, from a stream of its own. */
export function makeListing(world: World, nameBuilding: Namer, site: Site, roomsPerEstate?: number): Listing {
  const random = createRandom(500_009 + site.index);
  const estate_id = FIRST_ESTATE_ID + site.index;
  const building = makeBuilding(random, site);
  const rooms = makeRooms(random, world, site, building, estate_id, roomsPerEstate);
  const conditions = findConditions(random, site, building, rooms);
  const equipment = [
    ...new Set([...building.equipment, ...rooms.flatMap((room) => room.equipment)]),
  ].toSorted((a, b) => a - b);
  return {
    estate_id,
    ...nameBuilding(random, building.building_type_id, site),
    site,
    building,
    rooms,
    conditions,
    equipment,
  };
}
