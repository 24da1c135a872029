import { isHall } from './building-fees.ts';
import { HALL_LAYOUTS, LAYOUTS } from './calibration.ts';
import { chance, int, normal, weighted, type Random } from './random.ts';
import { baseRent, roundRent } from './rent.ts';
import { pickSize, pickWetRooms, type Size } from './room-size.ts';
import { pickReservationTerms } from './reservation-terms.ts';
import { pickVacancy } from './room-vacancy.ts';
import type { Building, Room, Site, World } from './types.ts';

const TYPE_LETTERS = 'ABCDEFG';
const DIRECTIONS = [
  ['南', 30],
  ['南東', 18],
  ['南西', 18],
  ['東', 15],
  ['西', 12],
  ['北東', 3],
  ['北西', 2],
  ['北', 2],
] as const;

function pickRoomEquipment(random: Random, building: Building, wet: number[], size: Size): number[] {
  const ids = [...wet];
  if (building.isBathShared) {
    if (chance(random, 0.9)) ids.push(822);
  } else {
    if (/DK|2K/.test(size.layout) ? chance(random, 0.9) : chance(random, size.room_area > 22 ? 0.5 : 0.12))
      ids.push(811);
    if (chance(random, building.structure === '木造' ? 0.15 : 0.4)) ids.push(812);
    if (size.layout !== '1R' || chance(random, 0.8)) ids.push(822);
  }
  if (
    building.building_type_id === 903 &&
    /^1[RK]$/.test(size.layout) &&
    !size.isTatami &&
    chance(random, 0.16)
  )
    ids.push(821);
  if (building.furnishing !== 'none') ids.push(824, 825);
  if (building.furnishing === 'appliances') {
    ids.push(823);
    if (chance(random, 0.85)) ids.push(827);
    if (ids.includes(809) && chance(random, 0.7)) ids.push(826);
  }
  return ids.toSorted((a, b) => a - b);
}

/** A neighbour in size, for buildings that mix layouts. */
function varyLayout(random: Random, layout: string): string {
  return chance(random, 0.78) ? layout : weighted(random, LAYOUTS);
}

function floorText(random: Random, floors: number): string {
  const from = int(random, 1, floors);
  const to = Math.min(floors, from + int(random, 0, floors));
  return from === to ? `${from}階` : `${from}～${to}階`;
}

function pickCount(random: Random, totalRooms: number): number {
  const count = weighted(random, [
    [1, 9],
    [2, 20],
    [3, 26],
    [4, 23],
    [5, 14],
    [6, 8],
  ] as const);
  return Math.min(count, Math.max(1, Math.floor(totalRooms / 3)));
}

/** The room types of a building, smallest rent first; `roomsPerEstate` of them where it is given. */
export function makeRooms(
  random: Random,
  world: World,
  site: Site,
  building: Building,
  estate_id: number,
  roomsPerEstate?: number,
): Room[] {
  const hall = isHall(building.building_type_id);
  const main = weighted(random, hall ? HALL_LAYOUTS : LAYOUTS);
  const wet = pickWetRooms(random, building, main);
  const count = roomsPerEstate ?? pickCount(random, building.total_rooms);
  const share = Math.max(1, Math.floor(building.total_rooms / count));
  const reference = {
    rent1kYen: world.prefectures.get(site.prefecture_id)!.rent_1k_yen,
    prefectureId: site.prefecture_id,
    cityName: world.cityNames.get(site.city_id)!,
    walkMinutes: site.stations[0]!.walk_minutes + (site.stations[0]!.bus_minutes ?? 0),
    ageYears: building.ageYears,
    isBathShared: building.isBathShared,
    furnishing: building.furnishing,
    isWooden: /木造|軽量/.test(building.structure),
    hasAutoLock: building.equipment.includes(801),
  };
  const buildingNoise = Math.exp(0.055 * normal(random));
  const drafts = Array.from({ length: count }, () => {
    const layout = hall
      ? chance(random, 0.85)
        ? main
        : weighted(random, HALL_LAYOUTS)
      : varyLayout(random, main);
    const roomWet = /DK|2K/.test(layout) ? pickWetRooms(random, building, layout) : wet;
    const size = pickSize(random, layout, building, roomWet);
    const equipment = pickRoomEquipment(random, building, roomWet, size);
    const rent = roundRent(
      baseRent(random, { ...reference, layout: size.layout, roomArea: size.room_area }) * buildingNoise,
    );
    return { size, equipment, rent };
  }).toSorted((a, b) => a.rent - b.rent || a.size.room_area - b.size.room_area);
  return drafts.map(({ size, equipment, rent }, index) =>
    finishRoom(random, building, estate_id, share, { size, equipment, rent }, index),
  );
}

function finishRoom(
  random: Random,
  building: Building,
  estate_id: number,
  share: number,
  { size, equipment, rent }: { size: Size; equipment: number[]; rent: number },
  index: number,
): Room {
  const roomtype_id = estate_id * 10 + index;
  const spread = share >= 4 && building.floors > 2 ? int(random, 0, 3) * 1000 : 0;
  const floors = floorText(random, building.floors);
  const price_max = floors.includes('～') ? rent + spread : rent;
  const vacancy = pickVacancy(random, building, share);
  const suffix = size.isTatami
    ? '（和室）'
    : building.isBathShared
      ? '（浴室共用）'
      : equipment.includes(821)
        ? '（ロフト付き）'
        : '';
  return {
    roomtype_id,
    estate_id,
    name: `${TYPE_LETTERS[index]}タイプ${suffix}`,
    layout: size.layout,
    room_area: size.room_area,
    mats_area: size.mats_area,
    direction: weighted(random, DIRECTIONS),
    floor_text: floors,
    price_min: rent,
    price_max,
    management_fee: building.managementFeeYen,
    deposit: building.depositMonths * rent,
    deposit_max: building.depositMonths * price_max,
    key_money: building.keyMoneyMonths * rent,
    key_money_max: building.keyMoneyMonths * price_max,
    entrance_fee: building.entranceFeeYen,
    renewal_fee: building.renewalMonths * rent,
    contract_months: building.contractMonths,
    floorplan_image_path: `/images/floorplans/${roomtype_id}.webp`,
    equipment: [
      ...building.equipment.filter((id) => [803, 805, 806, 810].includes(id)),
      ...equipment,
    ].toSorted((a, b) => a - b),
    ...vacancy,
    reservation_terms: pickReservationTerms(estate_id, building, vacancy.vacant_status_id),
    note: vacancy.vacant_status_id === 5 ? '満室のため、キャンセル待ちを受け付けています。' : '',
    sort_no: index + 1,
  };
}
