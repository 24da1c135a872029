import { useFormContext } from 'react-hook-form';
import { textAt } from '../form-field.ts';
import type { FormValues } from '../form-field.ts';
import { useValues } from '../use-item.ts';

/** The text in a search of schools, kept with the draft at a path that is not sent. */
export function useTypedSchool(path: string) {
  const { setValue } = useFormContext<FormValues>();
  return {
    text: useValues((values) => textAt(values, path)),
    onText: (text: string) => setValue(path, text, { shouldDirty: true }),
  };
}
