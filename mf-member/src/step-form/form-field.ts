import { get, set } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { ComponentType, ReactNode } from 'react';

/** Values of a form, nested and named as in its request. Controls hold texts, ticks and lists of texts. */
export type FormValues = Record<string, unknown>;

/** A fault at one of the paths of an item. */
export interface ControlFault {
  path: string;
  message: string;
}

/** One item of a form: what it looks like on 入力, and what 確認 says of it. */
export interface FormField {
  /** Its values in the request, in the order of its controls. Each path is also the id of the control. */
  paths: readonly string[];
  label: string;
  Control: ComponentType;
  /** The row of 確認, of checked values; an empty text stands for 未入力. Absent: the item has no row. */
  describe?: (values: FormValues) => ReactNode;
  /** A fault that the control knows and the schema does not. */
  findFault?: (values: FormValues) => ControlFault | undefined;
  /** False where earlier answers make it pointless: it is then neither shown nor sent. */
  isShown?: (values: FormValues) => boolean;
  /**
   * Loads the control's data for these values in the browser. Where a form is sent without scripts, its action loads
   * them: see `useLoadedAhead`.
   */
  loadAhead?: (values: FormValues, signal: AbortSignal) => Promise<unknown>;
  /**
   * A password, by its token for `autocomplete`. No page that the server makes has its value: without scripts it is asked
   * for again on 確認.
   */
  secret?: 'current-password' | 'new-password';
  /** Those of its paths that are shown, where earlier answers decide; absent: all. Others are not sent. */
  shownPaths?: (values: FormValues) => readonly string[];
}

/** Items under one heading. */
export interface FormGroup {
  title: string;
  fields: readonly FormField[];
}

/** Whether an item must be given; some depend on earlier answers. */
export type Need = boolean | ((values: FormValues) => boolean);

export const valueAt = (values: FormValues, path: string): unknown => get(values, path);

export const textAt = (values: FormValues, path: string): string => {
  const value = valueAt(values, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The ids at a path, which controls hold as texts and checked values as numbers. */
export const idsAt = (values: FormValues, path: string): number[] =>
  [valueAt(values, path) ?? []].flat().map(Number).filter(Boolean);

/** All items, in their order. */
export const fieldsOf = (groups: readonly FormGroup[]): FormField[] => groups.flatMap(({ fields }) => fields);

/** The paths of items, in their order. */
export const pathsOf = (fields: readonly FormField[]): string[] => fields.flatMap(({ paths }) => paths);

/** The items that are shown for these values, in their order. */
export const shownFields = (groups: readonly FormGroup[], values: FormValues): FormField[] =>
  fieldsOf(groups).filter(({ isShown }) => isShown?.(values) ?? true);

/**
 * The values of shown items only, as the request takes them. An unticked box has no value: boxes of a list say `false`.
 */
export function shownValues(groups: readonly FormGroup[], values: FormValues): FormValues {
  const shown: FormValues = {};
  const paths = shownFields(groups, values).flatMap((field) => field.shownPaths?.(values) ?? field.paths);
  for (const path of paths) {
    const value = valueAt(values, path);
    if (value !== undefined && value !== false) set(shown, path, value);
  }
  return shown;
}

/** Whether an error at `at` belongs to the item with `path`. */
export const isAt = (path: string, at: string) => at === path || at.startsWith(`${path}.`);

/** The first message at a path or below it: a list may be refused for one of its rows. */
export function messageAt(errors: FieldErrors, path: string): string | undefined {
  return firstMessage(get(errors, path));
}

function firstMessage(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('message' in node && typeof node.message === 'string') return node.message;
  // A control's own element hangs at `ref`.
  const parts = Object.entries(node).filter(([key]) => key !== 'ref');
  return parts.map(([, part]) => firstMessage(part)).find((message) => message !== undefined);
}

/** Values as controls hold them: numbers become texts. */
export function asControlValues(values: FormValues): FormValues {
  return JSON.parse(JSON.stringify(values), (_key, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  ) as FormValues;
}
