import { addressKey } from '../towns/town-positions.ts';
import { readPlaceRows } from './place-rows.ts';

interface Doctors {
  hospitals: number;
  clinics: number;
}

/** 西早稲田2丁目 is a part of 西早稲田. */
export const withoutBlock = (town: string) => town.replace(/[\d０-９一二三四五六七八九十]+丁目?$/, '');

const keyOf = (cityId: number, town: string) => `${cityId} ${withoutBlock(addressKey(town))}`;

let byTown: Map<string, Doctors> | undefined;

function readDoctors(): Map<string, Doctors> {
  const doctors = new Map<string, Doctors>();
  for (const [cityId, town = '', hospitals, clinics] of readPlaceRows('doctors')) {
    const key = keyOf(Number(cityId), town);
    const known = doctors.get(key) ?? { hospitals: 0, clinics: 0 };
    doctors.set(key, {
      hospitals: known.hospitals + Number(hospitals),
      clinics: known.clinics + Number(clinics),
    });
  }
  return doctors;
}

/** Hospitals and clinics in a town of a municipality, all of its 丁目 together; undefined where none is known. */
export function findDoctors(cityId: number, town: string): Doctors | undefined {
  byTown ??= readDoctors();
  return byTown.get(keyOf(cityId, town));
}
