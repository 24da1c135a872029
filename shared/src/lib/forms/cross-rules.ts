import type { z } from 'zod';
import { requiredChoiceMessage, requiredMessage } from './messages.ts';
import { issueOf } from './text-field.ts';
import type { Fault } from './text-field.ts';

/** Values of a form of which any may be missing, as rules between fields see them. */
export type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[] | null
  : T extends object
    ? { [Key in keyof T]?: Given<T[Key]> | null }
    : T | null;

/** Reports a fault at a path. */
export type Refuse = (path: readonly PropertyKey[], fault: Fault) => void;

/**
 * Adds rules between fields. They run together with the rules of the fields, so that a visitor sees every
 * fault at once; only values of a wrong type, which no page sends, keep them from running.
 */
export function withRules<Schema extends z.ZodType>(
  schema: Schema,
  check: (values: Given<z.output<Schema>>, refuse: Refuse) => void,
): Schema {
  return schema.superRefine(
    (values, context) =>
      check(values as Given<z.output<Schema>>, (path, fault) => context.addIssue(issueOf(fault, path))),
    {
      when: ({ value, issues }) =>
        typeof value === 'object' &&
        value !== null &&
        issues.every(
          ({ continue: goesOn, input }) => goesOn === true || input === undefined || input === null,
        ),
    },
  );
}

/** A field that another one makes necessary. */
export interface NeededField {
  path: readonly PropertyKey[];
  value: unknown;
  label: string;
  /** Chosen, not typed. */
  isChosen?: boolean;
}

/** Refuses those of the fields that were left empty. */
export function requireAll(fields: readonly NeededField[], refuse: Refuse): void {
  for (const { path, value, label, isChosen } of fields) {
    const isEmpty =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    const message = isChosen ? requiredChoiceMessage(label) : requiredMessage(label);
    if (isEmpty) refuse(path, { code: 'required', message });
  }
}
