import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { ApiError } from '@gakumado/shared/api';
import type { FieldError } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms/messages';

/** Why nothing was sent. */
export interface Refusal {
  /** Of the form as a whole; undefined where every fault has a field. */
  message: string | undefined;
  fields: readonly FieldError[];
}

/** A call that the server refused. */
export const refusalOf = ({ fields, message }: ApiError): Refusal => ({
  fields,
  message: fields.length > 0 ? undefined : message || messages.systemError,
});

/** The faults of a schema as the API reports them; each once. */
export function faultsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldError[] {
  return issues
    .map(({ path, message }) => ({ field: path.join('.'), code: 'format' as const, message }))
    .filter((fault, index, all) => all.findIndex(({ field }) => field === fault.field) === index);
}

/** Faults that the server found, as a form holds them. */
export function errorsOf<Values extends FieldValues>(faults: readonly FieldError[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { field, message } of faults) set(errors, field, { type: 'server', message });
  return errors;
}

/** A wait in words. */
export const pauseText = (seconds: number) =>
  seconds > 90 ? `約${Math.ceil(seconds / 60)}分` : `${seconds}秒`;

/** The message of a refused call on a page without scripts, with the wait: nothing counts it down there. */
export const messageWithPause = ({ message, retryAfterS }: ApiError): string =>
  retryAfterS === undefined
    ? message
    : `${message}（${pauseText(retryAfterS)}後にもう一度お試しいただけます）`;
