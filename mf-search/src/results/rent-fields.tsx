import type { Condition } from './condition.ts';
import { rentChoices, rentError } from './rent.ts';
import styles from './filter-form.module.css';

interface RentFieldsProps {
  condition: Condition;
  /** Estates per rent option. */
  counts: Record<string, number> | undefined;
}

/** The rent options of the specification, and free amounts for what lies between them. */
export function RentFields({ condition, counts }: RentFieldsProps) {
  const error = rentError(condition);
  const hasFreeAmounts = condition.price_from !== undefined || condition.price_to !== undefined;
  const chosen = hasFreeAmounts ? undefined : condition.rentSelect;
  return (
    <fieldset className={styles.group} aria-describedby={error ? 'rent-error' : undefined}>
      <legend>家賃</legend>
      <ul className={styles.boxes} data-columns="2">
        <li>
          <label className={styles.box}>
            <input type="radio" name="rentSelect" value="" defaultChecked={chosen === undefined} />
            <span>指定なし</span>
          </label>
        </li>
        {rentChoices.map(({ value, label }) => (
          <li key={value}>
            <label className={styles.box}>
              <input type="radio" name="rentSelect" value={value} defaultChecked={chosen === value} />
              <span>{label}</span>
              {counts && <span className={styles.count}>{(counts[value] ?? 0).toLocaleString('ja-JP')}</span>}
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>金額で指定することもできます。</p>
      <div className={styles.amounts}>
        <YenField
          label="下限（円）"
          name="price_from"
          value={condition.price_from}
          isInvalid={Boolean(error)}
        />
        <span aria-hidden>～</span>
        <YenField label="上限（円）" name="price_to" value={condition.price_to} isInvalid={Boolean(error)} />
      </div>
      {error && (
        <p id="rent-error" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface YenFieldProps {
  label: string;
  name: string;
  value: number | undefined;
  isInvalid: boolean;
}

function YenField({ label, name, value, isInvalid }: YenFieldProps) {
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
        aria-invalid={isInvalid || undefined}
      />
    </label>
  );
}
