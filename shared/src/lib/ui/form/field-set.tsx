import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldError, fieldStyles, NeedBadge } from '@gakumado/shared/ui/core';
import type { FieldTexts } from '@gakumado/shared/ui/core';

/** Controls under one label: their legend, 必須 or 任意, hint and error. */
export function FieldSet({
  label,
  hint,
  error,
  need,
  id,
  children,
  ...rest
}: ComponentProps<'fieldset'> & FieldTexts) {
  const ownId = useId();
  const setId = id ?? ownId;
  return (
    <fieldset
      {...rest}
      className={fieldStyles.set}
      aria-describedby={describedBy(setId, { hint, error })['aria-describedby']}
    >
      <legend className={fieldStyles.head}>
        {label} <NeedBadge need={need} />
      </legend>
      {hint && (
        <p id={`${setId}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${setId}-error`} error={error} />
    </fieldset>
  );
}

interface ChoiceGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'children'> {
  /** One of the choices, or any number of them. */
  type: 'radio' | 'checkbox';
  /** The first choice has this id, so that a link to the item leads there. */
  id: string;
  choices: readonly { value: number | string; label: ReactNode }[];
  /** Values that are chosen at first, as texts. */
  chosen?: readonly string[];
}

/** Native radio buttons or checkboxes; the whole of each line can be touched. */
export function ChoiceGroup({
  type,
  id,
  choices,
  chosen,
  label,
  hint,
  error,
  need,
  ...rest
}: ChoiceGroupProps & FieldTexts) {
  const state = {
    'aria-invalid': error ? true : undefined,
    'aria-required': need === 'required' || undefined,
  };
  return (
    <FieldSet
      {...{ label, hint, error, need, id: `${id}-group` }}
      {...(type === 'radio' ? { role: 'radiogroup', ...state } : {})}
    >
      <div className={fieldStyles.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={fieldStyles.choice} data-invalid={error ? '' : undefined}>
            <input
              {...rest}
              id={index === 0 ? id : `${id}-${index}`}
              type={type}
              value={choice.value}
              defaultChecked={chosen?.includes(String(choice.value)) ?? false}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
