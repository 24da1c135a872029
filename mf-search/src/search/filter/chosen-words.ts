import { fieldsOfGroup } from '@gakumado/shared/search-fields';
import { appliedFilters } from './applied-filters.ts';
import type { FilterChoices } from './filter-choices.ts';
import { impliedMinutes } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { emptySearch } from '../search.ts';
import type { Search } from '../search.ts';
import { placeOf } from './wishes.ts';
import type { Sentence } from './wishes.ts';

/** The fields of each sentence besides its conditions and its equipment. */
const fieldsOf: Record<Sentence, readonly (keyof Search)[]> = {
  way: [
    'commute_minutes_max',
    'commute_transfers_max',
    'second_commute_minutes_max',
    'second_commute_transfers_max',
    'walk_minutes_max',
  ],
  building: ['building_type_id', 'gender_type', 'building_age_max'],
  safety: fieldsOfGroup('safety'),
  meals: ['meal_type'],
  room: ['layout', 'direction', 'room_area_from', 'room_area_to', 'mats_from', 'is_panorama', 'is_youtube'],
  contract: [...fieldsOfGroup('contract'), 'notice_months_max', 'vacant_status_id', 'move_in_ym'],
};

const pick = (search: Search, fields: readonly (keyof Search)[]): Partial<Search> =>
  Object.fromEntries(fields.map((field) => [field, search[field]]));

/** The choices of a sentence, in the words of their chips. */
export function chosenWords(
  sentence: Sentence,
  search: Search,
  choices: FilterChoices,
  scope: SearchScope,
): string[] {
  const ofWishes = (field: 'condition' | 'equipment', ids: readonly number[]) =>
    ids.filter((id) => placeOf(field, id) === sentence);
  const asked: Search = {
    ...emptySearch,
    ...pick(search, fieldsOf[sentence]),
    condition: ofWishes('condition', search.condition),
    optional_condition: ofWishes('condition', search.optional_condition),
    equipment: ofWishes('equipment', search.equipment),
    optional_equipment: ofWishes('equipment', search.optional_equipment),
  };
  if (sentence === 'way') asked.commute_minutes_max ??= impliedMinutes(scope, search);
  return appliedFilters(asked, choices).map(({ label }) => label);
}

/** The rent and how costs are counted, in one line. */
export const rentWords = (
  { rentSelect, price_from, price_to, is_include_management }: Search,
  choices: FilterChoices,
): string[] =>
  appliedFilters({ ...emptySearch, rentSelect, price_from, price_to, is_include_management }, choices).map(
    ({ label }) => label,
  );
