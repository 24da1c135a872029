import { useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { ignoreComposingEnter } from '@gakumado/shared/ui';
import { whenReleased } from './when-released.ts';
import { messageAt, valueAt } from './form-field.ts';
import type { FormValues, Need } from './form-field.ts';

/**
 * The props of the control at a path. Its value is checked on blur after a change, and always after a first submit.
 * @param deps paths whose rules look at this value, and are checked again with it
 */
export function useItem(path: string, deps?: readonly string[]) {
  const form = useFormContext<FormValues>();
  const { errors, dirtyFields, isReady, isSubmitted, defaultValues } = form.formState;
  // The form gives its values of now to a control that comes later, but a box that is ticked by default keeps its tick.
  const [preset] = useState(() => (isReady ? undefined : valueAt(defaultValues ?? {}, path)));
  const handleBlur = () => {
    if (get(dirtyFields, path) && !isSubmitted) whenReleased(() => void form.trigger(path));
  };
  return {
    form,
    /** For any native control. */
    control: {
      ...form.register(path, { onBlur: handleBlur, ...(deps ? { deps: [...deps] } : {}) }),
      id: path,
      onKeyDown: ignoreComposingEnter,
    },
    /** The value of the address, as controls hold it; undefined for a control that comes later than the form. */
    preset,
    error: messageAt(errors, path),
  };
}

/** A value derived from the current form values. The component renders again only when it changes. */
export function useValues<Worked>(workOut: (values: FormValues) => Worked): Worked {
  const { control } = useFormContext<FormValues>();
  return useWatch({ control, compute: workOut });
}

/** Whether an item must be given, for the values of now. */
export function useNeed(need: Need): 'required' | 'optional' {
  return useValues((values) => (typeof need === 'function' ? need(values) : need)) ? 'required' : 'optional';
}
