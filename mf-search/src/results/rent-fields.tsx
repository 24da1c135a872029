import type { Condition } from './condition.ts';
import { countOf } from './facets.ts';
import type { Facets } from './facets.ts';
import { OptionBoxes } from './option-boxes.tsx';
import { rentChoices, rentError } from './rent.ts';
import styles from './filter-form.module.css';

interface RentFieldsProps {
  condition: Condition;
  facets: Facets;
}

/** The rent options of the specification, and free amounts for what lies between them. */
export function RentFields({ condition, facets }: RentFieldsProps) {
  const error = rentError(condition);
  return (
    <>
      <OptionBoxes
        type="radio"
        legend="家賃"
        isLegendHidden
        name="rentSelect"
        options={rentChoices.map(({ value, label }) => ({
          value: String(value),
          label,
          isChecked: condition.rentSelect === value,
          count: countOf(facets, 'price_band', value),
        }))}
      />
      <fieldset className={styles.field} aria-describedby={error ? 'rent-error' : undefined}>
        <legend>金額で指定する</legend>
        <div className={styles.amounts}>
          <YenField
            label="下限（円）"
            name="price_from"
            value={condition.price_from}
            hasError={Boolean(error)}
          />
          <span aria-hidden>～</span>
          <YenField label="上限（円）" name="price_to" value={condition.price_to} hasError={Boolean(error)} />
        </div>
        <p id="rent-error" className={styles.error} role="alert">
          {error}
        </p>
        <label className={styles.box}>
          <input
            type="checkbox"
            name="is_include_management"
            value="1"
            defaultChecked={condition.is_include_management}
          />
          <span className={styles.label}>管理費・共益費を含めた金額で探す</span>
        </label>
      </fieldset>
    </>
  );
}

interface YenFieldProps {
  label: string;
  name: string;
  value: number | undefined;
  hasError: boolean;
}

function YenField({ label, name, value, hasError }: YenFieldProps) {
  return (
    <label className={styles.amount}>
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]{1,8}"
        title="半角数字で入力してください"
        name={name}
        defaultValue={value}
        placeholder={name === 'price_from' ? '例：25000' : '例：60000'}
        aria-invalid={hasError || undefined}
      />
    </label>
  );
}
