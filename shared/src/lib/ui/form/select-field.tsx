import { useId } from 'react';
import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, fieldStyles } from '@gakumado/shared/ui/core';
import type { FieldTexts } from '@gakumado/shared/ui/core';

/** A native select; its options are the children. */
export function SelectField({
  label,
  hint,
  error,
  need,
  id,
  ...rest
}: ComponentProps<'select'> & FieldTexts) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame {...{ controlId, label, hint, error, need }}>
      <select
        {...rest}
        id={controlId}
        className={fieldStyles.control}
        aria-required={need === 'required' || undefined}
        {...describedBy(controlId, { hint, error })}
      />
    </FieldFrame>
  );
}
