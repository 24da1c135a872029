import { isForStudents, isHall, pickFees } from './building-fees.ts';
import { AGE, BUILDING_TYPES } from './calibration.ts';
import { chance, gamma, int, pick, weighted, type Random } from './random.ts';
import type { Building, BuildingTypeId, Site } from './types.ts';

function pickAge(random: Random): number {
  if (chance(random, AGE.newShare)) return random() * 0.9;
  return Math.min(gamma(random, AGE.shape, AGE.mean), AGE.cap);
}

function pickBody(
  random: Random,
  type: BuildingTypeId,
  isMetropolis: boolean,
): Pick<Building, 'structure' | 'floors' | 'total_rooms'> {
  if (type === 903) {
    const floors = weighted(random, [
      [2, 76],
      [3, 24],
    ]);
    const structure =
      floors === 3
        ? pick(random, ['鉄骨造', '軽量鉄骨造'])
        : weighted(random, [
            ['木造', 75],
            ['軽量鉄骨造', 25],
          ]);
    return { structure, floors, total_rooms: floors * int(random, 3, 6) };
  }
  const floors = isHall(type)
    ? weighted(random, [
        [3, 15],
        [4, 35],
        [5, 28],
        [6, 14],
        [7, 8],
      ])
    : weighted(
        random,
        isMetropolis
          ? [
              [3, 10],
              [4, 17],
              [5, 18],
              [6, 13],
              [7, 11],
              [8, 9],
              [9, 9],
              [10, 8],
              [11, 5],
            ]
          : [
              [3, 26],
              [4, 25],
              [5, 18],
              [6, 11],
              [7, 8],
              [8, 5],
              [9, 4],
              [10, 3],
            ],
      );
  const structure =
    floors <= 4 && chance(random, 0.3) ? '鉄骨造' : floors >= 10 && chance(random, 0.3) ? 'SRC造' : 'RC造';
  return {
    structure,
    floors,
    total_rooms: floors * (isHall(type) ? int(random, 10, 20) : int(random, 4, 9)),
  };
}

function pickEquipment(
  random: Random,
  type: BuildingTypeId,
  floors: number,
  age: number,
  meals: boolean,
  shared: boolean,
): number[] {
  const isSolid = type !== 903;
  const young = Math.max(0, 1 - age / 30);
  const odds: [id: number, probability: number][] = [
    [801, isSolid ? 0.35 + young * 0.55 : young * 0.15],
    [802, isSolid ? 0.45 + young * 0.45 : 0.2 + young * 0.3],
    [803, 0.2 + young * 0.65],
    [804, isSolid ? 0.1 + young * 0.65 : young * 0.3],
    [805, isForStudents(type) ? 0.7 : 0.35],
    [810, isForStudents(type) ? 1 : 0.95],
    [815, floors >= 5 ? 0.97 : floors === 4 ? 0.5 : 0.03],
    [816, 0.86],
    [817, 0.3],
    [818, meals ? 1 : 0],
    [819, isHall(type) ? 0.5 : 0.03],
    [820, shared ? 1 : isHall(type) ? 0.6 : 0.04],
    [828, shared ? 0.55 : type === 65 ? 0.12 : 0],
    [829, type === 65 ? 0.12 : 0.01],
    [830, isHall(type) ? 0.8 : isForStudents(type) ? 0.15 : 0],
  ];
  const chosen = odds.filter(([, probability]) => chance(random, probability)).map(([id]) => id);
  if (chosen.includes(805) && chance(random, 0.55)) chosen.push(806);
  return chosen.toSorted((a, b) => a - b);
}

/** The features of the whole building, by its kind and place. */
export function makeBuilding(random: Random, site: Site): Building {
  const type = weighted(random, BUILDING_TYPES);
  const hall = isHall(type);
  const students = isForStudents(type);
  const ageYears = pickAge(random);
  const body = pickBody(random, type, [13, 14, 23, 27].includes(site.prefecture_id));
  const meal_type = hall
    ? weighted(random, [
        [0, type === 65 ? 28 : 36],
        [1, 34],
        [2, 30],
        [3, 4],
        [4, 4],
      ] as const)
    : 0;
  const isBathShared = type === 901 ? chance(random, 0.75) : type === 65 && chance(random, 0.12);
  const furnishing = hall
    ? weighted(random, [
        ['none', 12],
        ['furniture', 58],
        ['appliances', 30],
      ] as const)
    : students
      ? weighted(random, [
          ['none', 58],
          ['furniture', 14],
          ['appliances', 28],
        ] as const)
      : weighted(random, [
          ['none', 93],
          ['appliances', 7],
        ] as const);
  const isReservable = students && chance(random, 0.78);
  return {
    building_type_id: type,
    ...body,
    ageYears,
    meal_type,
    isBathShared,
    furnishing,
    isReservable,
    ...pickFees(random, type, ageYears),
    gender_type: hall
      ? weighted(random, [
          [0, 38],
          [1, 34],
          [2, 8],
          [3, 20],
        ] as const)
      : students
        ? weighted(random, [
            [0, 82],
            [1, 17],
            [2, 1],
          ] as const)
        : weighted(random, [
            [0, 96],
            [1, 4],
          ] as const),
    mealPriceYen:
      meal_type === 0 ? 0 : meal_type <= 2 ? int(random, 40, 62) * 500 : int(random, 16, 26) * 500,
    equipment: pickEquipment(random, type, body.floors, ageYears, meal_type > 0, isBathShared),
    bicycleFeeYen: chance(random, 0.4) ? int(random, 2, 6) * 100 : 0,
    isGuarantorFree: chance(random, 0.38),
    isBeforeResult: isReservable && chance(random, 0.6),
    transactionType: hall
      ? '貸主'
      : weighted(
          random,
          students
            ? ([
                ['貸主', 45],
                ['代理', 30],
                ['媒介', 25],
              ] as const)
            : ([
                ['貸主', 10],
                ['代理', 15],
                ['媒介', 75],
              ] as const),
        ),
  };
}
