import type { BaseSyntheticEvent } from 'react';
import { useForm as useHookForm } from 'react-hook-form';
import type { FieldValues, Path, PathValue, UseFormProps, UseFormReturn } from 'react-hook-form';

type NativeField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Boxes and radio buttons hold a value of their own; files are no text. */
const NO_TEXT = new Set(['checkbox', 'radio', 'file', 'button', 'submit', 'hidden']);

const isTextField = (element: Element): element is NativeField =>
  element instanceof HTMLSelectElement
    ? !element.multiple
    : element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && !NO_TEXT.has(element.type));

/**
 * Takes what the fields show into the values. Browsers that fill in a form, such as Chrome on iOS, and programs that keep
 * passwords may set a field without any event.
 */
function takeShown<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  element: unknown,
): void {
  if (!(element instanceof HTMLFormElement)) return;
  for (const field of [...element.elements].filter(isTextField)) {
    const name = field.name as Path<Values>;
    const value: unknown = name === '' ? undefined : form.getValues(name);
    if (typeof value === 'string' && value !== field.value)
      form.setValue(name, field.value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
}

/** As `useForm` of react-hook-form, but what is sent are the values that the fields show. */
export function useForm<Values extends FieldValues = FieldValues, Context = unknown, Output = Values>(
  options?: UseFormProps<Values, Context, Output>,
): UseFormReturn<Values, Context, Output> {
  const form = useHookForm<Values, Context, Output>(options);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event?: BaseSyntheticEvent) => {
      takeShown(form, event?.currentTarget);
      return submit(event);
    };
  };
  return { ...form, handleSubmit };
}
