import { z } from 'zod';
import { lengthOf } from '@gakumado/shared/vocabulary';
import type { ErrorCode } from '../contract/envelope.ts';
import { maxLengthMessage, requiredMessage } from './messages.ts';

/** A fault in a value: the contract's code and the text for the visitor. */
export interface Fault {
  code: ErrorCode;
  message: string;
}

/** A fault as zod takes it; the backend answers with `code` (contract, section 1). */
export function issueOf({ code, message }: Fault, path: readonly PropertyKey[] = []) {
  return { code: 'custom' as const, message, params: { code }, path: [...path] };
}

/** A kind of text: its clean-up, and the fault of a cleaned text that is not empty. */
export interface TextKind {
  label: string;
  normalise: (text: string) => string;
  findFault: (text: string) => Fault | undefined;
  /** Text for an empty required field; absent: 「{label}を入力してください。」. */
  required?: string;
}

/** The fault of a text over its bound. */
export function findLengthFault(label: string, max: number, text: string): Fault | undefined {
  return lengthOf(text) > max ? { code: 'max_length', message: maxLengthMessage(label, max) } : undefined;
}

/** A text that must be given. Out comes the tidied text. */
export function requiredText({ label, normalise, findFault, required }: TextKind) {
  const message = required ?? requiredMessage(label);
  return z
    .string({ error: message })
    .transform(normalise)
    .superRefine((text, context) => {
      const fault = text === '' ? { code: 'required' as const, message } : findFault(text);
      if (fault) context.addIssue(issueOf(fault));
    });
}

/** A text that a rule between fields asks for. Out comes '' for an empty one, and undefined for one that was not sent. */
export function readingText({ normalise, findFault }: TextKind) {
  return z
    .string()
    .nullish()
    .transform((text) => (text === undefined ? undefined : normalise(text ?? '')))
    .superRefine((text, context) => {
      const fault = text ? findFault(text) : undefined;
      if (fault) context.addIssue(issueOf(fault));
    });
}

/** A text that may be left empty. '' and null become null, so that an update can distinguish them from "not sent". */
export function optionalText({ normalise, findFault }: TextKind) {
  return z
    .string()
    .nullish()
    .transform((text) => (typeof text === 'string' ? normalise(text) || null : text))
    .superRefine((text, context) => {
      const fault = typeof text === 'string' ? findFault(text) : undefined;
      if (fault) context.addIssue(issueOf(fault));
    });
}
