import { formatAreas, formatMonth, formatRents, formatWalk } from '@gakumado/shared/ui';
import { layoutLabel, mealTypes, rentBands, vacancies } from '@gakumado/shared/vocabulary';
import type { Search } from '../search.ts';
import { isChosen } from './filter-choices.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { genderAsCondition, genderLabel } from './gender.ts';
import type { SearchScope } from '../scope.ts';
import { rentError } from '../rent.ts';
import { synonymsOf } from '../synonyms.ts';
import { ageLabel, transfersLabel } from '../value-labels.ts';

export interface AppliedFilter {
  label: string;
  /** The search without this filter, on its first page. */
  without: Search;
}

type Change = Partial<Search>;
type Filter = readonly [label: string, change: Change];
type IdField = 'building_type_id' | 'condition' | 'equipment' | 'optional_condition' | 'optional_equipment';
type NumberField = 'meal_type' | 'vacant_status_id';

/** The filters of a search one by one, each with what remains without it; what is the place itself is none. */
export function appliedFilters(
  asked: Search,
  choices: FilterChoices,
  scope?: Pick<SearchScope, 'scopeKeys'>,
): AppliedFilter[] {
  const search = genderAsCondition(asked, choices);
  const optional = (label: string) => `できれば${label}`;
  return [
    ...wordFilters(search),
    ...rentFilters(search),
    ...idFilters(search, 'building_type_id', choices.buildingTypes),
    ...layoutFilters(search.layout),
    ...areaFilters(search),
    ...limitFilters(search),
    ...numberFilters(search, 'meal_type', mealTypes),
    ...genderFilters(search),
    ...numberFilters(search, 'vacant_status_id', vacancies),
    ...flagFilters(search),
    ...idFilters(search, 'condition', choices.conditions),
    ...idFilters(search, 'equipment', choices.equipment),
    ...idFilters(search, 'optional_condition', choices.conditions, optional),
    ...idFilters(search, 'optional_equipment', choices.equipment, optional),
    ...mapFilters(search),
  ]
    .filter(([, change]) => !Object.keys(change).some((key) => isScopeKey(scope, key)))
    .map((filter) => applied(search, filter));
}

/** Those of them that no field of a filter form shows: words, and the part of a map. */
export const fieldlessFilters = (search: Search): AppliedFilter[] =>
  [...wordFilters(search), ...mapFilters(search)].map((filter) => applied(search, filter));

const applied = (search: Search, [label, change]: Filter): AppliedFilter => ({
  label,
  without: { ...search, page: 1, ...change },
});

const isScopeKey = (scope: Pick<SearchScope, 'scopeKeys'> | undefined, key: string) =>
  scope?.scopeKeys?.some((own) => own === key) ?? false;

function wordFilters({ keyword, station_name }: Search): Filter[] {
  const filters: Filter[] = [];
  if (keyword) filters.push([`「${keyword}」`, { keyword: undefined }]);
  if (station_name) filters.push([`駅名「${station_name}」`, { station_name: undefined }]);
  return filters;
}

function rentFilters(search: Search): Filter[] {
  const { rentSelect, price_from, price_to } = search;
  if (rentError(search)) return [];
  const none = {
    price_from: undefined,
    price_to: undefined,
    rentSelect: undefined,
    is_include_management: undefined,
  };
  const suffix = search.is_include_management ? '（管理費込み）' : '';
  if (price_from !== undefined || price_to !== undefined) {
    return [[freeRentLabel(price_from, price_to) + suffix, none]];
  }
  const choice = rentBands.find(({ value }) => value === rentSelect);
  return choice ? [[choice.label + suffix, none]] : [];
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

function numberFilters(
  search: Search,
  field: NumberField,
  values: readonly { value: number; label: string }[],
): Filter[] {
  const asked = search[field];
  return values
    .filter(({ value }) => asked.includes(value))
    .map(({ value, label }) => [label, { [field]: asked.filter((other) => other !== value) }]);
}

const genderFilters = ({ gender_type }: Search): Filter[] =>
  gender_type.length > 0 ? [[genderLabel(gender_type), { gender_type: [] }]] : [];

function layoutFilters(layouts: Search['layout']): Filter[] {
  return layouts.map((layout) => [
    layoutLabel(layout),
    { layout: layouts.filter((other) => other !== layout) },
  ]);
}

/** Each field that is a single value, with its text. */
const limitTexts: readonly [keyof Search, (value: number) => string][] = [
  ['commute_minutes_max', (minutes) => `通学${minutes}分以内`],
  ['commute_transfers_max', transfersLabel],
  ['second_commute_minutes_max', (minutes) => `2つ目の学校へ${minutes}分以内`],
  ['second_commute_transfers_max', (transfers) => `2つ目の学校へ${transfersLabel(transfers)}`],
  ['walk_minutes_max', (minutes) => `駅から${formatWalk(minutes)}以内`],
  ['building_age_max', ageLabel],
];

function limitFilters(search: Search): Filter[] {
  return limitTexts.flatMap(([field, textOf]) => {
    const value = search[field];
    return typeof value === 'number' ? [[textOf(value), { [field]: undefined }] satisfies Filter] : [];
  });
}

function flagFilters({ move_in_ym, is_panorama, is_youtube }: Search): Filter[] {
  const filters: Filter[] = [];
  if (move_in_ym) filters.push([`${formatMonth(move_in_ym)}までに入居可`, { move_in_ym: undefined }]);
  if (is_panorama) filters.push(['パノラマあり', { is_panorama: undefined }]);
  if (is_youtube) filters.push(['動画あり', { is_youtube: undefined }]);
  return filters;
}

/** The part of a map that is searched, in words. */
export const mapPartName = (polygon: Search['polygon']) => (polygon ? '地図で囲んだ範囲' : '地図の表示範囲');

function mapFilters({ polygon, bounds }: Search): Filter[] {
  if (polygon) return [[mapPartName(polygon), { polygon: undefined, bounds: undefined }]];
  return bounds ? [[mapPartName(undefined), { bounds: undefined }]] : [];
}
