import { useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { readYen } from '@gakumado/shared/search-fields';
import type { Search } from '../search.ts';
import styles from './filter-form.module.css';

type AmountField = 'price_from' | 'price_to' | 'cost_from' | 'cost_to';

interface YenRangeProps {
  legend: string;
  from: AmountField;
  to: AmountField;
  /** Tells the labels of its fields from those of another range: 費用の. */
  of?: string;
  /** Amounts to follow, such as 25000. */
  examples: readonly [from: string, to: string];
  search: Search;
  /** Of the range as a whole. */
  error: string | undefined;
  /** More of the same, below the amounts. */
  children?: ReactNode;
}

/** Two amounts in yen, as digits or in words such as 6万. */
export function YenRange({ legend, of = '', from, to, examples, search, error, children }: YenRangeProps) {
  const lower = useAmount(from, `${of}下限`);
  const upper = useAmount(to, `${of}上限`);
  const errorId = `${from}-range-error`;
  return (
    <fieldset className={styles.field} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      <div className={styles.amounts}>
        <YenField {...lower} value={search[from]} example={examples[0]} hasRangeError={Boolean(error)} />
        <span aria-hidden>～</span>
        <YenField {...upper} value={search[to]} example={examples[1]} hasRangeError={Boolean(error)} />
      </div>
      <p id={errorId} className={styles.error} role="alert">
        {error}
      </p>
      <AmountError {...lower} />
      <AmountError {...upper} />
      {children}
    </fieldset>
  );
}

type Amount = ReturnType<typeof useAmount>;

/** A field for an amount, which says when it is left or sent that it cannot be read. */
function useAmount(name: AmountField, label: string) {
  const [error, setError] = useState('');
  const check = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    const isRead = field.value.trim() === '' || readYen(field.value) !== undefined;
    field.setCustomValidity(isRead ? '' : `${label}の金額は「60000」や「6万」のように入力してください。`);
    return field.validationMessage;
  };
  return {
    name,
    label,
    error,
    errorId: `${name}-error`,
    onChange: (event: SyntheticEvent<HTMLInputElement>) => {
      if (check(event) === '') setError('');
    },
    onReport: (event: SyntheticEvent<HTMLInputElement>) => setError(check(event)),
  };
}

const AmountError = ({ error, errorId }: Amount) => (
  <p id={errorId} className={styles.error} role="alert">
    {error}
  </p>
);

interface YenFieldProps extends Amount {
  value: number | undefined;
  example: string;
  hasRangeError: boolean;
}

function YenField({ hasRangeError, ...field }: YenFieldProps) {
  const { name, label, error, errorId, onChange, onReport, value, example } = field;
  return (
    <label className={styles.amount}>
      <span>{label}（円）</span>
      <input
        type="text"
        inputMode="numeric"
        // For browsers without JavaScript.
        pattern="[\s¥￥0-9０-９,，.．万千円]*"
        title="60000や6万のように入力してください"
        name={name}
        defaultValue={value}
        placeholder={`例：${example}`}
        aria-invalid={hasRangeError || error !== '' || undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={onChange}
        onBlur={onReport}
        onInvalid={onReport}
      />
    </label>
  );
}
