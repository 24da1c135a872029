import { useEffect, useRef } from 'react';
import { get } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { asControlValues } from './form-field.ts';
import type { FormValues } from './form-field.ts';
import { watchVisits } from './watch-visits.ts';

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const isNested = (value: unknown): value is object =>
  Array.isArray(value)
    ? value.some((item) => typeof item === 'object' && item !== null)
    : typeof value === 'object' && value !== null;

/** Paths of a nested value down to texts, ticks and lists of these. */
function leavesOf(value: object, path = ''): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([key, item]) => {
    const at = path ? `${path}.${key}` : key;
    return isNested(item) ? leavesOf(item, at) : [[at, item] as [string, unknown]];
  });
}

/** Fills in what is still empty: nothing that was typed is replaced. */
function fillIn(
  form: UseFormReturn<FormValues>,
  values: FormValues,
  isTaken: (path: string) => boolean = () => false,
): void {
  for (const [path, value] of leavesOf(asControlValues(values))) {
    const isFree = isEmpty(get(form.getValues(), path)) && !isTaken(path);
    if (!isEmpty(value) && isFree) form.setValue(path, value);
  }
}

/** Puts values in the place of others. */
function replace(form: UseFormReturn<FormValues>, values: FormValues): void {
  for (const [path, value] of leavesOf(asControlValues(values))) form.setValue(path, value);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Puts a draft back. Where it was begun with the same address, it replaces what the address says. */
function restore(
  form: UseFormReturn<FormValues>,
  { values, preset = {} }: Draft,
  presetNow: FormValues,
): void {
  if (isSame(preset, presetNow)) {
    for (const [path, value] of leavesOf(values)) {
      const said: unknown = get(preset, path);
      if (!isEmpty(said) && isSame(get(form.getValues(), path), said)) form.setValue(path, value);
    }
  }
  fillIn(form, values);
}

interface DraftSettings {
  /** The first values of the form. */
  preset: FormValues;
  /** Values that other pages have left for the form. They replace those of the draft. */
  findChosen: () => FormValues;
  /** Answers what is known of the visitor, for a form without a draft. */
  findPrefill: () => Promise<FormValues | null>;
  /** Called once, when the draft is in its place. */
  onRestored: () => void;
}

/** Keeps what is typed, and puts it back after a reload, a login or Back. */
export function useDraft(
  name: string,
  form: UseFormReturn<FormValues>,
  { preset, findChosen, findPrefill, onRestored }: DraftSettings,
): void {
  const isRestored = useRef(false);

  /** The answer may come late: what the visitor has been in by then is theirs. */
  async function prefill() {
    const visits = watchVisits();
    const known = await findPrefill();
    if (known) fillIn(form, known, visits.has);
    visits.end();
  }

  useEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      const draft = readDraft(name);
      if (draft) restore(form, draft, preset);
      else void prefill();
      replace(form, findChosen());
      onRestored();
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(name, { values, preset }),
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the form begins with is read once
  }, [name, form]);
}
