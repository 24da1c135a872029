import { readCondition, writeCondition } from './condition.ts';
import type { Condition } from './condition.ts';
import { withoutFilters } from './place.ts';
import type { SearchPlace } from './place.ts';

const toQuery = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].map(([key, value]) => [key, typeof value === 'string' ? value : '']),
  );

/** The condition that a filter form stands for. */
export const readForm = (form: HTMLFormElement): Condition => readCondition(toQuery(form));

/**
 * What the form does not show and takes along: words, chosen cities, order, view, the part of the map, and the upper
 * limit of an area, which only an address asks for.
 */
export function hiddenFields(condition: Condition, place: SearchPlace): [name: string, value: string][] {
  const { room_area_to } = condition;
  return [...new URLSearchParams(writeCondition({ ...withoutFilters(condition, place), room_area_to }))];
}

const boxesOf = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLInputElement>('input')].filter((input) => input.name === name);

/** The first amount of a form that cannot be read, which then says so. */
export const unreadAmount = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...boxesOf(form, 'price_from'), ...boxesOf(form, 'price_to')].find((field) => !field.checkValidity());

/**
 * Keeps fields that exclude each other apart as they are changed: free amounts and the rent option, and a wish
 * (できれば) without its condition.
 */
export function settleFields(form: HTMLFormElement, changed: EventTarget): void {
  if (!(changed instanceof HTMLInputElement)) return;
  const { name, value } = changed;
  if (name === 'rentSelect') {
    for (const amount of [...boxesOf(form, 'price_from'), ...boxesOf(form, 'price_to')]) amount.value = '';
  }
  if (name === 'price_from' || name === 'price_to') {
    for (const option of boxesOf(form, 'rentSelect')) option.checked = option.value === '';
  }
  if ((name === 'condition' || name === 'equipment') && !changed.checked) {
    for (const wish of boxesOf(form, `optional_${name}`)) if (wish.value === value) wish.checked = false;
  }
}
