import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldError, fieldStyles, NeedBadge } from '@gakumado/shared/ui/core';
import type { FieldTexts } from '@gakumado/shared/ui/core';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'>, Pick<FieldTexts, 'need'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A native checkbox whose whole line can be touched. */
export function Checkbox({ label, error, need, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={className}>
      <label className={fieldStyles.checkbox} data-invalid={error ? '' : undefined}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          aria-required={need === 'required' || undefined}
          {...describedBy(controlId, { error })}
        />
        <span>{label}</span>
      </label>{' '}
      <NeedBadge need={need} />
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  );
}
