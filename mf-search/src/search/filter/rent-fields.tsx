import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { rentBands } from '@gakumado/shared/vocabulary';
import { readYen } from '@gakumado/shared/search-fields';
import type { Search } from '../search.ts';
import { countOf } from './facets.ts';
import type { Facets } from './facets.ts';
import { OptionBoxes } from './option-boxes.tsx';
import { rentError } from '../rent.ts';
import styles from './filter-form.module.css';

interface RentFieldsProps {
  search: Search;
  facets: Facets;
}

/** The rent options of the specification, and free amounts for what lies between them. */
export function RentFields({ search, facets }: RentFieldsProps) {
  const error = rentError(search);
  const lower = useAmount('price_from', '下限');
  const upper = useAmount('price_to', '上限');
  return (
    <>
      <OptionBoxes
        type="radio"
        legend="家賃"
        isLegendHidden
        name="rentSelect"
        options={rentBands.map(({ value, label }) => ({
          value: String(value),
          label,
          isChecked: search.rentSelect === value,
          count: countOf(facets, 'price_band', value),
        }))}
      />
      <fieldset className={styles.field} aria-describedby={error ? 'rent-error' : undefined}>
        <legend>金額で指定する</legend>
        <div className={styles.amounts}>
          <YenField {...lower} value={search.price_from} hasRangeError={Boolean(error)} />
          <span aria-hidden>～</span>
          <YenField {...upper} value={search.price_to} hasRangeError={Boolean(error)} />
        </div>
        <p id="rent-error" className={styles.error} role="alert">
          {error}
        </p>
        <AmountError {...lower} />
        <AmountError {...upper} />
        <label className={styles.box}>
          <input
            type="checkbox"
            name="is_include_management"
            value="1"
            defaultChecked={search.is_include_management}
          />
          <span className={styles.label}>管理費・共益費を含めた金額で探す</span>
        </label>
      </fieldset>
    </>
  );
}

type Amount = ReturnType<typeof useAmount>;

/** A field for an amount, which says when it is left or sent that it cannot be read. */
function useAmount(name: 'price_from' | 'price_to', label: string) {
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
  hasRangeError: boolean;
}

function YenField({ name, label, error, errorId, onChange, onReport, value, hasRangeError }: YenFieldProps) {
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
        placeholder={name === 'price_from' ? '例：25000' : '例：60000'}
        aria-invalid={hasRangeError || error !== '' || undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={onChange}
        onBlur={onReport}
        onInvalid={onReport}
      />
    </label>
  );
}
