import { readSearch, writeSearch } from './search.ts';
import type { Search } from './search.ts';
import { withoutFilters } from './scope.ts';
import type { SearchScope } from './scope.ts';

/** Boxes are ticked in quick succession: what follows from them is asked for once they rest this long, in ms. */
export const REST_MS = 250;

/** The fields that a form would send, without its buttons and empty fields. */
export const queryOfForm = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );

/** The search that a filter form makes. */
export const readForm = (form: HTMLFormElement): Search => readSearch(queryOfForm(form));

/** Fields of the form that are no filters. */
const unhidden = { stay_months: undefined, with_meals: undefined, food_budget: undefined };

/**
 * Filters that the form does not show, and keeps: words, chosen cities, order, view, the part of the map, the upper
 * limit of an area, and the size of a room in mats, which only words and addresses ask for.
 */
export function hiddenFields(search: Search, scope: SearchScope): [name: string, value: string][] {
  const { room_area_to, mats_from } = search;
  const hidden = { ...withoutFilters(search, scope), room_area_to, mats_from, ...unhidden };
  return [...new URLSearchParams(writeSearch(hidden))];
}

const boxesOf = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLInputElement>('input')].filter((input) => input.name === name);

/** The first amount of a form that cannot be read, which then says so. */
export const unreadAmount = (form: HTMLFormElement): HTMLInputElement | undefined =>
  ['cost_from', 'cost_to', 'price_from', 'price_to']
    .flatMap((name) => boxesOf(form, name))
    .find((field) => !field.checkValidity());

/**
 * Keeps fields that exclude each other apart as they are changed: free amounts and the rent option, and a preference
 * (できれば) without its condition.
 */
export function normaliseFields(form: HTMLFormElement, changed: EventTarget): void {
  if (!(changed instanceof HTMLInputElement)) return;
  const { name, value } = changed;
  if (name === 'rentSelect') {
    for (const amount of [...boxesOf(form, 'price_from'), ...boxesOf(form, 'price_to')]) amount.value = '';
  }
  if (name === 'price_from' || name === 'price_to') {
    for (const option of boxesOf(form, 'rentSelect')) option.checked = option.value === '';
  }
  if ((name === 'condition' || name === 'equipment') && !changed.checked) {
    for (const preference of boxesOf(form, `optional_${name}`))
      if (preference.value === value) preference.checked = false;
  }
}
