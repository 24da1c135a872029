import { useId } from 'react';
import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, fieldStyles } from '@gakumado/shared/ui/core';
import type { FieldTexts } from '@gakumado/shared/ui/core';

/** One line of text. Takes the props of an input, `ref` included, so `{...register('name')}` fits. */
export function TextField({ label, hint, error, need, id, ...rest }: ComponentProps<'input'> & FieldTexts) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = describedBy(controlId, { hint, error });
  return (
    <FieldFrame {...{ controlId, label, hint, error, need }}>
      <input
        type="text"
        {...rest}
        id={controlId}
        className={fieldStyles.control}
        aria-required={need === 'required' || rest['aria-required']}
        {...described}
        aria-invalid={described['aria-invalid'] ?? rest['aria-invalid']}
      />
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextareaField({
  label,
  hint,
  error,
  need,
  id,
  ...rest
}: ComponentProps<'textarea'> & FieldTexts) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame {...{ controlId, label, hint, error, need }}>
      <textarea
        rows={5}
        {...rest}
        id={controlId}
        className={fieldStyles.control}
        aria-required={need === 'required' || undefined}
        {...describedBy(controlId, { hint, error })}
      />
    </FieldFrame>
  );
}
