import { SelectField } from '@gakumado/shared/ui';

interface MonthsFieldProps<T extends number> {
  label: string;
  hint?: string | undefined;
  name: string;
  /** A value beside the choices is one of them as well. */
  value: T;
  choices: readonly T[];
  textOf: (months: T) => string;
  onChoose: (months: T) => void;
}

/** A choice among numbers of months. */
export function MonthsField<T extends number>({
  label,
  hint,
  name,
  value,
  choices,
  textOf,
  onChoose,
}: MonthsFieldProps<T>) {
  const all = [...new Set([...choices, value])].toSorted((a, b) => a - b);
  return (
    <SelectField
      {...{ label, hint, name }}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = all.find((months) => String(months) === currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {all.map((months) => (
        <option key={months} value={months}>
          {textOf(months)}
        </option>
      ))}
    </SelectField>
  );
}
