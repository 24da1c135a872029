import { cityFactor } from './calibration.ts';
import { normal, type Random } from './random.ts';

const LAYOUT_FACTORS: Record<string, number> = {
  '1R': 0.96,
  '1K': 1,
  '1DK': 1.02,
  '1LDK': 1.1,
  '2K': 0.94,
  '2DK': 1,
};

export interface RentInput {
  rent1kYen: number;
  prefectureId: number;
  cityName: string;
  layout: string;
  roomArea: number;
  walkMinutes: number;
  ageYears: number;
  isBathShared: boolean;
  furnishing: 'none' | 'furniture' | 'appliances';
  isWooden: boolean;
  hasAutoLock: boolean;
}

/** Monthly rent before rounding: the 1K rent of the place, bent by size, age, walk and equipment. */
export function baseRent(random: Random, input: RentInput): number {
  return (
    input.rent1kYen *
    cityFactor(input.prefectureId, input.cityName) *
    (LAYOUT_FACTORS[input.layout] ?? 1) *
    (input.roomArea / 22.5) ** 0.55 *
    Math.exp(-0.009 * (input.ageYears - 13)) *
    (1 - 0.006 * (Math.min(input.walkMinutes, 20) - 8)) *
    (input.isBathShared ? 0.78 : 1) *
    { none: 0.985, furniture: 1.02, appliances: 1.05 }[input.furnishing] *
    (input.isWooden ? 0.93 : 1.02) *
    (input.hasAutoLock ? 1.02 : 0.99) *
    Math.exp(0.018 * normal(random))
  );
}

/** Rents end in 000 or 500, and none is below 18,000 yen. */
export function roundRent(yen: number): number {
  return Math.max(18_000, Math.round(yen / 500) * 500);
}
