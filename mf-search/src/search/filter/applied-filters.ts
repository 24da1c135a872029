import { destinationName, fieldChips, queryFields, searchFields } from '@gakumado/shared/search-fields';
import type { FieldsWith, QueryField } from '@gakumado/shared/search-fields';
import { formatAreas, formatRents } from '@gakumado/shared/ui';
import { findRentBand, MONTHLY_COST } from '@gakumado/shared/vocabulary';
import type { Search } from '../search.ts';
import { isChosen } from './filter-choices.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { genderAsCondition, genderLabel } from './gender.ts';
import type { SearchScope } from '../scope.ts';
import { costError, rentError } from '../rent.ts';
import { synonymsOf } from '../synonyms.ts';

export interface AppliedFilter {
  label: string;
  /** The search without this filter, on its first page. */
  without: Search;
}

type Change = Partial<Search>;
type Filter = readonly [label: string, change: Change];
type IdField = 'building_type_id' | 'condition' | 'equipment' | 'optional_condition' | 'optional_equipment';
type WordedField = FieldsWith<{ chip: unknown }> | FieldsWith<{ kind: 'terms' }>;

/** Fields whose words need more than their value; null for places, and for fields that another one covers. */
const ownFilters: Record<
  Exclude<QueryField, WordedField> | 'gender_type',
  ((search: Search, choices: FilterChoices) => Filter[]) | null
> = {
  rentSelect: (search) => rentFilters(search),
  price_from: null,
  price_to: null,
  is_include_management: null,
  cost_from: (search) => costFilters(search),
  cost_to: null,
  // The stay of the costs is no filter: it leaves no home out.
  stay_months: null,
  with_meals: null,
  food_budget: null,
  building_type_id: (search, { buildingTypes }) => idFilters(search, 'building_type_id', buildingTypes),
  room_area_from: (search) => areaFilters(search),
  room_area_to: null,
  gender_type: (search) => genderFilters(search),
  condition: (search, { conditions }) => idFilters(search, 'condition', conditions),
  equipment: (search, { equipment }) => idFilters(search, 'equipment', equipment),
  optional_condition: (search, { conditions }) =>
    idFilters(search, 'optional_condition', conditions, optional),
  optional_equipment: (search, { equipment }) => idFilters(search, 'optional_equipment', equipment, optional),
  polygon: (search) => mapFilters(search),
  bounds: null,
  pref_id: null,
  city_id: null,
  area_slug: null,
  station_id: null,
  line_id: null,
  second_school_id: null,
  // It leaves no home out either, but orders and annotates a list of another place until it is taken away.
  destination: ({ destination }) =>
    destination ? [[`通う先：${destinationName(destination)}`, { destination: undefined }]] : [],
  second_destination: null,
};

const optional = (label: string) => `できれば${label}`;

const isOwn = (field: QueryField): field is keyof typeof ownFilters => Object.hasOwn(ownFilters, field);

/**
 * The filters of a search one by one, each with the search that remains without it. The place itself is not a filter.
 */
export function appliedFilters(
  asked: Search,
  choices: FilterChoices,
  scope?: Pick<SearchScope, 'scopeKeys'>,
): AppliedFilter[] {
  const search = genderAsCondition(asked, choices);
  return queryFields
    .flatMap((field) =>
      isOwn(field) ? (ownFilters[field]?.(search, choices) ?? []) : fieldFilters(search, field),
    )
    .filter(([, change]) => !Object.keys(change).some((key) => isScopeKey(scope, key)))
    .map((filter) => applied(search, filter));
}

const fieldFilters = (search: Search, field: QueryField): Filter[] =>
  fieldChips(field, search[field]).map(({ label, without }) => [label, { [field]: without }]);

/** Those of them that no field of a filter form shows: words, and the part of a map. */
export const fieldlessFilters = (search: Search): AppliedFilter[] =>
  [...fieldFilters(search, 'keyword'), ...fieldFilters(search, 'station_name'), ...mapFilters(search)].map(
    (filter) => applied(search, filter),
  );

const applied = (search: Search, [label, change]: Filter): AppliedFilter => ({
  label,
  without: { ...search, page: 1, ...change },
});

const isScopeKey = (scope: Pick<SearchScope, 'scopeKeys'> | undefined, key: string) =>
  scope?.scopeKeys?.some((own) => own === key) ?? false;

function rentFilters(search: Search): Filter[] {
  const { rentSelect, price_from, price_to } = search;
  if (rentError(search)) return [];
  const none = {
    price_from: undefined,
    price_to: undefined,
    rentSelect: undefined,
    is_include_management: undefined,
  };
  const suffix = search.is_include_management ? `（${searchFields.is_include_management.label}）` : '';
  if (price_from !== undefined || price_to !== undefined) {
    return [[freeRentLabel(price_from, price_to) + suffix, none]];
  }
  const choice = findRentBand(rentSelect);
  return choice ? [[choice.label + suffix, none]] : [];
}

function costFilters(search: Search): Filter[] {
  const { cost_from, cost_to } = search;
  if (costError(search) || (cost_from === undefined && cost_to === undefined)) return [];
  const none = { cost_from: undefined, cost_to: undefined };
  return [[`${MONTHLY_COST} ${freeRentLabel(cost_from, cost_to)}`, none]];
}

function freeRentLabel(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return `${formatRents(from, from)}以上`;
  if (from === undefined) return `${formatRents(to, to)}以下`;
  return formatRents(from, to);
}

function areaFilters({ room_area_from: from, room_area_to: to }: Search): Filter[] {
  if (from === undefined && to === undefined) return [];
  const none = { room_area_from: undefined, room_area_to: undefined };
  if (to === undefined) return [[`${from}㎡以上`, none]];
  if (from === undefined) return [[`${to}㎡以下`, none]];
  return [[formatAreas(from, to), none]];
}

function idFilters(
  search: Search,
  field: IdField,
  choices: readonly Choice[],
  labelOf: (label: string) => string = (label) => label,
): Filter[] {
  const asked = search[field];
  const known = choices.filter((choice) => isChosen(choice, asked));
  const unknown = asked.filter((id) => !known.some((choice) => choice.ids.includes(id)));
  return [
    ...known,
    ...unknown.map((id): Choice => ({ label: `条件${id}`, ids: [...synonymsOf(field, id)] })),
  ].map(({ label, ids }) => [labelOf(label), { [field]: asked.filter((id) => !ids.includes(id)) }]);
}

const genderFilters = ({ gender_type }: Search): Filter[] =>
  gender_type.length > 0 ? [[genderLabel(gender_type), { gender_type: [] }]] : [];

/** The part of a map that is searched, in words. */
export const mapPartName = (polygon: Search['polygon']) => searchFields[polygon ? 'polygon' : 'bounds'].label;

function mapFilters({ polygon, bounds }: Search): Filter[] {
  if (polygon) return [[mapPartName(polygon), { polygon: undefined, bounds: undefined }]];
  return bounds ? [[mapPartName(undefined), { bounds: undefined }]] : [];
}
