import { isId } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { listMaxMessage, messages, requiredChoiceMessage, unknownChoiceMessage } from './messages.ts';
import { issueOf } from './text-field.ts';

/** One entry of a table of choices, as a select or a group of radio buttons shows it. */
export interface Choice {
  value: number;
  label: string;
}

// Inputs give the value of a choice as text.
function numberOrText(error?: string) {
  const texts = error ? { error } : {};
  // Pages show the message of the first part, servers that of the whole.
  return z.union([z.number(texts), z.string(texts).max(100)], texts);
}

function toNumber(value: number | string): number {
  if (typeof value === 'number') return value;
  return /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : Number.NaN;
}

/** A number that `isKnown` accepts and that must be chosen. */
export function requiredChoice(label: string, isKnown: (value: number) => boolean) {
  return numberOrText(requiredChoiceMessage(label)).transform((value, context) => {
    const number = toNumber(value);
    if (isKnown(number)) return number;
    const isEmpty = typeof value === 'string' && value.trim() === '';
    const fault = isEmpty
      ? { code: 'required' as const, message: requiredChoiceMessage(label) }
      : { code: 'range' as const, message: unknownChoiceMessage(label) };
    context.addIssue({ ...issueOf(fault), continue: true });
    return number;
  });
}

/** A number that may be left open: '' and null come out as null. */
export function optionalChoice(label: string, isKnown: (value: number) => boolean) {
  return numberOrText()
    .nullish()
    .transform((value, context) => {
      if (value === undefined) return undefined;
      if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
      const number = toNumber(value);
      if (!isKnown(number)) {
        const fault = { code: 'range' as const, message: unknownChoiceMessage(label) };
        context.addIssue({ ...issueOf(fault), continue: true });
      }
      return number;
    });
}

/** Whether a number is one of a table. */
export const oneOf = (choices: readonly Choice[]) => (value: number) =>
  choices.some((choice) => choice.value === value);

/** Whether a number is a whole one from `min` to `max`. */
export const between = (min: number, max: number) => (value: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/** An id of a table that the form does not know; '' and null come out as null. */
export const optionalId = (label: string) => optionalChoice(label, isId);

interface ListRule {
  label: string;
  /** Absent where the form counts several lists together. */
  max?: number;
  isRequired?: boolean;
  isKnown?: (value: number) => boolean;
}

/** Several numbers, each once: an array or a comma list. Nothing chosen is an empty list. */
export const choiceList = (rule: ListRule) =>
  givenList.nullish().transform(toNumbers).superRefine(checkList(rule));

/** As {@link choiceList}, in a change of some fields: a list that was not sent comes out as undefined. */
export const sentChoiceList = (rule: ListRule) =>
  givenList.nullable().transform(toNumbers).superRefine(checkList(rule)).optional();

const givenList = z.union([z.array(numberOrText()).max(500), z.string().max(2000), z.number()]);

function toNumbers(given: z.infer<typeof givenList> | null | undefined): number[] {
  if (given === null || given === undefined) return [];
  const parts = typeof given === 'string' ? given.split(',') : [given].flat();
  return [...new Set(parts.filter((part) => part !== '').map(toNumber))];
}

const checkList =
  ({ label, max = Infinity, isRequired = false, isKnown = isId }: ListRule) =>
  (values: number[], context: z.RefinementCtx) => {
    if (isRequired && values.length === 0) {
      context.addIssue(issueOf({ code: 'required', message: requiredChoiceMessage(label) }));
    } else if (values.length > max) {
      context.addIssue(issueOf({ code: 'max_length', message: listMaxMessage(label, max) }));
    } else if (!values.every(isKnown)) {
      context.addIssue(issueOf({ code: 'range', message: unknownChoiceMessage(label) }));
    }
  };

const TRUE_WORDS = new Set<unknown>([true, 1, '1', 'true', 'on']);
const FALSE_WORDS = new Set<unknown>([false, 0, '0', 'false', '', null, undefined]);

const checkbox = z.union([z.boolean(), z.number(), z.string().max(10)]).nullish();

/** A checkbox; not ticked unless it is. */
export const flagField = checkbox.transform((value, context) => {
  if (!TRUE_WORDS.has(value) && !FALSE_WORDS.has(value)) {
    const fault = { code: 'type' as const, message: messages.invalidInput };
    context.addIssue({ ...issueOf(fault), continue: true });
  }
  return TRUE_WORDS.has(value);
});

/** 個人情報の取り扱い: must be ticked. */
export const consentField = checkbox.transform((value, context): true => {
  if (!TRUE_WORDS.has(value)) {
    const fault = { code: 'required' as const, message: messages.consent };
    context.addIssue({ ...issueOf(fault), continue: true });
  }
  return true;
});
