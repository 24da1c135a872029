import { isForStudents, isHall } from './building-fees.ts';
import type { Building, Room, Site } from './types.ts';
import { chance, type Random } from './random.ts';

/** The conditions of the filter that are true of the building; each follows from its other facts. */
export function findConditions(random: Random, site: Site, building: Building, rooms: Room[]): number[] {
  const { building_type_id: type, gender_type, furnishing } = building;
  const hall = isHall(type);
  const students = isForStudents(type);
  const station = site.stations[0]!;
  const holds: [id: number, isTrue: boolean][] = [
    [116, rooms.some((room) => room.vacant_status_id === 2)],
    [115, rooms.some((room) => room.reservation_terms?.is_accepted)],
    [51, students && !hall && chance(random, 0.05)],
    [61, furnishing === 'furniture'],
    [64, furnishing === 'appliances'],
    [55, students && (hall || chance(random, 0.5))],
    [53, gender_type === 1 && hall],
    [54, gender_type === 1 && !hall],
    [911, building.meal_type > 0],
    [912, rooms.every((room) => room.key_money + room.entrance_fee === 0)],
    [913, rooms.every((room) => room.deposit === 0)],
    [914, building.ageYears <= 5],
    [915, station.walk_minutes <= 5 && station.bus_minutes === null],
    [916, building.isGuarantorFree],
    [917, gender_type === 2],
    [918, gender_type === 3],
    [919, chance(random, 0.7)],
    [920, chance(random, students ? 0.4 : 0.2)],
    [921, rooms.some((room) => room.move_in_from !== null && room.move_in_from < '2026-12-15')],
  ];
  return holds.filter(([, isTrue]) => isTrue).map(([id]) => id);
}

const TAGS: [tag_id: number, isTrue: (conditions: Set<number>, equipment: Set<number>) => boolean][] = [
  [1, (c) => c.has(53) || c.has(54)],
  [2, (c) => c.has(917)],
  [3, (c) => c.has(911)],
  [4, (c) => c.has(61) || c.has(64)],
  [5, (c) => c.has(914)],
  [6, (c) => c.has(915)],
  [7, (c) => c.has(912) && c.has(913)],
  [8, (_, e) => e.has(805)],
  [9, (c) => c.has(115)],
  [10, (c) => c.has(916)],
  [11, (_, e) => e.has(801)],
  [12, (_, e) => e.has(830)],
];

/** Up to five tags for the card, in the order of the tag master. */
export function findTags(conditions: number[], equipment: number[]): number[] {
  const c = new Set(conditions);
  const e = new Set(equipment);
  return TAGS.filter(([, isTrue]) => isTrue(c, e))
    .map(([id]) => id)
    .slice(0, 5);
}
