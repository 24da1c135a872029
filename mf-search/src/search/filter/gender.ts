import { genderTypes, menAdmitted, womenAdmitted } from '@gakumado/shared/vocabulary';
import type { Search } from '../search.ts';
import { countOf } from './facets.ts';
import type { Facets } from './facets.ts';
import type { FilterChoices } from './filter-choices.ts';

/** The residents that the filter asks for, and the values of `gender_type` that admit them. */
const residents = [
  { types: womenAdmitted, label: '女性が入居できる' },
  { types: menAdmitted, label: '男性が入居できる' },
] as const;

/** Values of `gender_type` that mean the same as a condition: 女性専用, 男性専用, フロア別男女 (contract, section 1). */
const conditionsOf: Readonly<Record<number, readonly number[]>> = { 1: [53, 54], 2: [917], 3: [918] };

const isSame = (types: readonly number[], asked: readonly number[]) => types.join() === asked.join();

/** Turns 女性専用 by `gender_type` in an address into the condition of the filter, so that it is shown once. */
export function genderAsCondition(search: Search, { conditions }: FilterChoices): Search {
  const [type, ...others] = search.gender_type;
  if (type === undefined || others.length > 0) return search;
  const choice = conditions.find(({ ids }) => conditionsOf[type]?.some((id) => ids.includes(id)));
  if (!choice) return search;
  const ids = [...new Set([...search.condition, ...choice.ids])].toSorted((a, b) => a - b);
  return { ...search, gender_type: [], condition: ids };
}

/** The words for several values of `gender_type`: 女性が入居できる, or its values one by one. */
export function genderLabel(asked: readonly number[]): string {
  const names = genderTypes.filter(({ value }) => asked.includes(value)).map(({ label }) => label);
  return residents.find(({ types }) => isSame(types, asked))?.label ?? names.join('か');
}

/** The residents as options, one of them chosen. An address may ask for others than the filter offers. */
export function residentOptions(asked: readonly number[], facets: Facets) {
  const isOffered = residents.some(({ types }) => isSame(types, asked));
  const offered = residents.map(({ types }) => types);
  const all: readonly (readonly number[])[] = asked.length > 0 && !isOffered ? [...offered, asked] : offered;
  return all.map((types) => ({
    value: types.join(),
    label: genderLabel(types),
    isChecked: isSame(types, asked),
    // An estate has one value.
    count:
      facets['gender_type'] &&
      types.reduce((sum, type) => sum + (countOf(facets, 'gender_type', type) ?? 0), 0),
  }));
}
