import { useState } from 'react';
import { formatCount, untilPainted, VisuallyHidden } from '@gakumado/shared/ui';
import styles from './filter-form.module.css';

export interface Option {
  value: string;
  /** The name of this option, if it is not that of the others. */
  name?: string;
  label: string;
  isChecked: boolean;
  /** Estates that remain with it; undefined when not counted. */
  count: number | undefined;
  /** Name of the field that turns it, once chosen, into a preference (できれば). */
  preferenceName?: string;
  isPreference?: boolean;
}

interface OptionBoxesProps {
  legend: string;
  /** For screen readers only: the section's title says the same. */
  isLegendHidden?: boolean;
  name: string;
  options: readonly Option[];
  /** `radio`: one of them, the first being none. */
  type?: 'checkbox' | 'radio';
  /** One of them always holds: there is no 指定なし. */
  isAlwaysOne?: boolean;
  /** `pills`: each as wide as its words. */
  look?: 'pills';
}

const keyOf = ({ name, value }: Option) => `${name} ${value}`;

/** The options with those last that have no estates when the form opens. Nothing moves afterwards. */
function useOrder(options: readonly Option[]): Option[] {
  const [empty] = useState(
    () => new Set(options.filter(({ count, isChecked }) => count === 0 && !isChecked).map(keyOf)),
  );
  return options.toSorted((a, b) => Number(empty.has(keyOf(a))) - Number(empty.has(keyOf(b))));
}

/**
 * The options of one field, each with its count. Options without estates come last, stay visible and cannot be chosen. A
 * choice can always be taken back.
 */
export function OptionBoxes({
  legend,
  isLegendHidden,
  name,
  options,
  type = 'checkbox',
  isAlwaysOne,
  look,
}: OptionBoxesProps) {
  const ordered = useOrder(options);
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.field}>
      <legend>{isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <ul className={look ? styles.pills : styles.boxes} data-type={type}>
        {type === 'radio' && !isAlwaysOne && (
          <OptionBox
            {...{ name, type }}
            option={{
              value: '',
              label: '指定なし',
              isChecked: !options.some((option) => option.isChecked),
              count: undefined,
            }}
          />
        )}
        {ordered.map((option) => (
          <OptionBox key={keyOf(option)} {...{ name, type, option }} />
        ))}
      </ul>
    </fieldset>
  );
}

interface OptionBoxProps extends Pick<OptionBoxesProps, 'name' | 'type'> {
  option: Option;
}

/** A box that was touched is not barred either: it has the focus, which a disabled one would lose. */
function OptionBox({ name, type, option }: OptionBoxProps) {
  const { value, label, isChecked, count, preferenceName, isPreference } = option;
  const [isTouched, setIsTouched] = useState(false);
  return (
    <li className={styles.option}>
      <label className={styles.box}>
        <input
          type={type}
          name={option.name ?? name}
          value={value}
          defaultChecked={isChecked}
          disabled={count === 0 && !isChecked && !isTouched}
          onChange={() => void untilPainted().then(() => setIsTouched(true))}
        />
        <span className={styles.label}>{label}</span>
        {/* Keeps its room until it is counted. */}
        <span className={styles.count}>
          {count !== undefined && (
            <>
              {formatCount(count)}
              <span className={styles.unit}>件</span>
            </>
          )}
        </span>
      </label>
      {preferenceName && (
        <label className={styles.preference}>
          <input
            type="checkbox"
            name={preferenceName}
            value={value}
            defaultChecked={isPreference}
            aria-label={`${label}：できれば`}
          />
          <span>できれば</span>
        </label>
      )}
    </li>
  );
}
