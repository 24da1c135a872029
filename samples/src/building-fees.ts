import { DEPOSITS } from './calibration.ts';
import { chance, int, weighted, type Random } from './random.ts';
import type { BuildingTypeId } from './types.ts';

export const isHall = (type: BuildingTypeId) => type === 65 || type === 901;
export const isForStudents = (type: BuildingTypeId) => type !== 902 && type !== 903;

/** Renewals of a yearly contract cost less; a fixed term of four years has none. */
function pickRenewal(random: Random, contractMonths: 12 | 24 | 48): number {
  if (contractMonths === 48) return 0;
  return contractMonths === 12
    ? weighted(random, [
        [0, 70],
        [0.5, 30],
      ])
    : weighted(random, [
        [0, 32],
        [0.5, 25],
        [1, 43],
      ]);
}

/** Fees and the length of the contract, as usual for the kind of building. */
export function pickFees(random: Random, type: BuildingTypeId, age: number) {
  if (isHall(type)) {
    const contractMonths = weighted(random, [
      [12, 60],
      [24, 30],
      [48, 10],
    ] as const);
    return {
      depositMonths: weighted(random, [
        [0, 60],
        [1, 40],
      ]),
      keyMoneyMonths: 0,
      entranceFeeYen: weighted(random, [
        [0, 15],
        [50_000, 20],
        [100_000, 30],
        [120_000, 12],
        [150_000, 15],
        [200_000, 8],
      ]),
      renewalMonths: pickRenewal(random, contractMonths),
      managementFeeYen: int(random, 6, 14) * 1000,
      contractMonths,
    };
  }
  const contractMonths = weighted(random, [
    [12, 12],
    [24, 83],
    [48, 5],
  ] as const);
  const [depositMonths, keyMoneyMonths] = weighted(random, DEPOSITS);
  const hasEntranceFee = isForStudents(type) && keyMoneyMonths > 0 && chance(random, 0.4);
  return {
    depositMonths,
    keyMoneyMonths: hasEntranceFee ? 0 : keyMoneyMonths,
    entranceFeeYen: hasEntranceFee ? int(random, 5, 15) * 10_000 : 0,
    renewalMonths: pickRenewal(random, contractMonths),
    managementFeeYen:
      type === 903 ? int(random, 4, 9) * 500 : age < 15 ? int(random, 8, 16) * 500 : int(random, 6, 12) * 500,
    contractMonths,
  };
}
