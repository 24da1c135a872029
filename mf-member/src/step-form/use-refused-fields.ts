import { useEffect } from 'react';
import type { Refusal } from './refusal.ts';

type SetError<Name> = (name: Name, error: { message: string }, options: { shouldFocus: boolean }) => void;

/**
 * Tells the faults of a refused call at their fields, once for each refusal. Answers what is left to say of the form as a
 * whole: null where a field says it.
 */
export function useRefusedFields<Name extends string>(
  setError: SetError<Name>,
  refusal: Refusal | null,
  names: readonly Name[],
): Refusal | null {
  const told = names.flatMap((name) => {
    const fault = refusal?.fields.find(({ field }) => field === name);
    return fault ? [{ name, message: fault.message }] : [];
  });
  useEffect(() => {
    for (const { name, message } of told) setError(name, { message }, { shouldFocus: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [refusal]);
  return told.length > 0 ? null : refusal;
}
