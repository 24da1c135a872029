import { formatRents, formatWalk } from '@gakumado/shared/ui';
import type { Condition } from './condition.ts';
import { isChosen } from './filter-choices.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { rentChoices, rentError } from './rent.ts';

export interface AppliedWish {
  label: string;
  /** The condition without this wish, on its first page. */
  without: Condition;
}

type Change = Partial<Condition>;
type Wish = readonly [label: string, change: Change];
type IdField = 'building_type_id' | 'condition' | 'equipment';

/** The wishes of a condition one by one, each with what remains without it. */
export function appliedWishes(condition: Condition, choices: FilterChoices): AppliedWish[] {
  return [
    ...rentWishes(condition),
    ...idWishes(condition, 'building_type_id', choices.buildingTypes),
    ...layoutWishes(condition.layout),
    ...minuteWishes(condition),
    ...idWishes(condition, 'condition', choices.conditions),
    ...idWishes(condition, 'equipment', choices.equipment),
  ].map(([label, change]) => ({ label, without: { ...condition, page: 1, ...change } }));
}

function rentWishes(condition: Condition): Wish[] {
  const { rentSelect, price_from, price_to } = condition;
  if (rentError(condition)) return [];
  if (price_from !== undefined || price_to !== undefined) {
    const change = { price_from: undefined, price_to: undefined, rentSelect: undefined };
    return [[freeRentLabel(price_from, price_to), change]];
  }
  const choice = rentChoices.find(({ value }) => value === rentSelect);
  return choice ? [[choice.label, { rentSelect: undefined }]] : [];
}

function freeRentLabel(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return `${formatRents(from, from)}以上`;
  if (from === undefined) return `${formatRents(to, to)}以下`;
  return formatRents(from, to);
}

function idWishes(condition: Condition, field: IdField, choices: readonly Choice[]): Wish[] {
  const asked = condition[field];
  const known = choices.filter((choice) => isChosen(choice, asked));
  const unknown = asked.filter((id) => !known.some((choice) => choice.ids.includes(id)));
  return [...known, ...unknown.map((id): Choice => ({ label: `条件${id}`, ids: [id] }))].map(
    ({ label, ids }) => [label, { [field]: asked.filter((id) => !ids.includes(id)) }],
  );
}

function layoutWishes(layouts: Condition['layout']): Wish[] {
  return layouts.map((layout) => [
    layoutLabel(layout),
    { layout: layouts.filter((other) => other !== layout) },
  ]);
}

export const layoutLabel = (layout: string) => (layout === '2DK+' ? '2DK以上' : layout);

function minuteWishes({ commute_minutes_max, walk_minutes_max }: Condition): Wish[] {
  const wishes: Wish[] = [];
  if (commute_minutes_max !== undefined) {
    wishes.push([`通学${commute_minutes_max}分以内`, { commute_minutes_max: undefined }]);
  }
  if (walk_minutes_max !== undefined) {
    wishes.push([`駅から${formatWalk(walk_minutes_max)}以内`, { walk_minutes_max: undefined }]);
  }
  return wishes;
}
