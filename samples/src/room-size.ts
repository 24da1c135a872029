import { MAT_M2 } from '@gakumado/backend/src/engines/floor-plan/plan.ts';
import { MATS } from './calibration.ts';
import { chance, pick, weighted, type Random } from './random.ts';
import type { Building } from './types.ts';

export interface Size {
  layout: string;
  mats_area: number;
  room_area: number;
  isTatami: boolean;
}

/** Bath, washstand and washing machine place: the same in all rooms of a building, by its age and size. */
export function pickWetRooms(random: Random, building: Building, layout: string): number[] {
  if (building.isBathShared) return [];
  const young = Math.max(0, 1 - building.ageYears / 32);
  const isLarge = /DK|2K/.test(layout);
  const hasBath = isLarge || chance(random, (layout === '1K' ? 0.42 : 0.16) + young * 0.45);
  const ids = hasBath ? [807] : [];
  if (hasBath && (isLarge || chance(random, young * 0.6))) ids.push(808);
  if (ids.includes(808) || isLarge || chance(random, 0.45 + young * 0.5)) ids.push(809);
  if (hasBath && chance(random, young * 0.5)) ids.push(813);
  if (chance(random, 0.2 + young * 0.6)) ids.push(814);
  return ids;
}

/** Layout and areas of one room type; the area follows from the main room and the wet rooms. */
export function pickSize(random: Random, layout: string, building: Building, wet: number[]): Size {
  const round = (area: number) => Math.round(area * 100) / 100;
  if (building.isBathShared) {
    const mats_area = pick(random, [5, 5.5, 6, 6, 6.5, 7]);
    return {
      layout: '1R',
      mats_area,
      room_area: round(mats_area * MAT_M2 + 2.3 + random() * 1.2),
      isTatami: false,
    };
  }
  if (layout === '1LDK') {
    const mats_area = pick(random, [8, 8, 8.5, 9, 9, 9.5, 10, 10.5, 11]);
    return { layout, mats_area, room_area: round(mats_area * MAT_M2 + 22.5 + random() * 3), isTatami: false };
  }
  if (layout === '2DK')
    return {
      layout,
      mats_area: pick(random, [6, 6, 6.5, 7]),
      room_area: round(39.5 + random() * 4.5),
      isTatami: false,
    };
  if (layout === '2K')
    return {
      layout,
      mats_area: pick(random, [4.5, 5, 5.5]),
      room_area: round(36.8 + random() * 3),
      isTatami: false,
    };
  if (layout === '1DK') {
    const mats_area = pick(random, [5.5, 6, 6, 6.5, 7, 7, 7.5]);
    return {
      layout,
      mats_area,
      room_area: round(mats_area * MAT_M2 + 18.6 + random() * 3.5),
      isTatami: false,
    };
  }
  const isTatami = building.building_type_id === 903 && building.ageYears > 22 && chance(random, 0.3);
  const mats_area = isTatami ? 6 : weighted(random, MATS);
  const wetArea =
    (wet.includes(807) ? 10 : 7.9) +
    (wet.includes(808) ? 1.3 : 0) +
    (wet.includes(809) && !wet.includes(808) ? 0.6 : 0);
  return {
    layout,
    mats_area,
    room_area: round(mats_area * MAT_M2 + wetArea - (layout === '1R' ? 0.6 : 0) + random() * 1.6),
    isTatami,
  };
}
