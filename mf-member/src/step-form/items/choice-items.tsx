import type { ReactNode } from 'react';
import { Checkbox, ChoiceGroup, SelectField } from '@gakumado/shared/ui';
import { textAt, valueAt } from '../form-field.ts';
import type { FormField, Need } from '../form-field.ts';
import { useItem, useNeed } from '../use-item.ts';
import styles from './items.module.css';

/** Values are compared as texts: controls hold them so. */
export interface ItemChoice {
  value: number | string;
  label: string;
}

export interface ChoiceItem {
  path: string;
  label: string;
  need: Need;
  choices: readonly ItemChoice[];
  hint?: string;
}

const labelsOf = (choices: readonly ItemChoice[], value: unknown) =>
  [value ?? []]
    .flat()
    .map((one) => choices.find(({ value: known }) => String(known) === String(one))?.label ?? '')
    .filter(Boolean);

interface SelectControlProps {
  path: string;
  label: string;
  need: Need;
  hint?: string | undefined;
  /** Paths whose rules look at this value. */
  deps?: readonly string[];
  /** The label of the empty option. */
  empty?: string;
  autoComplete?: string;
  /** Options of another shape than a plain list. */
  children?: ReactNode;
  choices?: readonly ItemChoice[];
}

/** A native select at a path, for items that have more than one control or options of their own. */
export function SelectControl(props: SelectControlProps) {
  const {
    path,
    label,
    need,
    hint,
    deps,
    empty = '選択してください',
    autoComplete,
    children,
    choices,
  } = props;
  const { control, preset, error } = useItem(path, deps);
  return (
    <SelectField
      {...control}
      {...{ label, error, hint, autoComplete }}
      need={useNeed(need)}
      defaultValue={(preset as string | undefined) ?? ''}
    >
      <option value="">{empty}</option>
      {choices?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
      {children}
    </SelectField>
  );
}

/** One of a list that is too long to be seen at once. */
export function selectItem(item: ChoiceItem): FormField {
  const { path, label, choices } = item;
  return {
    paths: [path],
    label,
    Control: () => <SelectControl {...item} />,
    describe: (values) => labelsOf(choices, textAt(values, path)).join(''),
  };
}

function groupItem(type: 'radio' | 'checkbox', { path, label, need, choices, hint }: ChoiceItem): FormField {
  return {
    paths: [path],
    label,
    Control: function Choices() {
      const { control, preset, error } = useItem(path);
      return (
        <ChoiceGroup
          {...control}
          {...{ type, label, error, hint, choices }}
          need={useNeed(need)}
          chosen={[preset ?? []].flat().map(String)}
        />
      );
    },
    describe: (values) => labelsOf(choices, valueAt(values, path)).join('、'),
  };
}

/** One of a few, all to be seen. */
export const radioItem = (item: ChoiceItem) => groupItem('radio', item);

/** Any number of a few. */
export const checksItem = (item: ChoiceItem) => groupItem('checkbox', item);

interface TickItem {
  path: string;
  label: string;
  need: Need;
  /** The label of the box. */
  text: ReactNode;
  /** An explanation above the box. */
  rule?: ReactNode;
}

/** One box to be ticked. */
export function tickItem({ path, label, need, text, rule }: TickItem): FormField {
  return {
    paths: [path],
    label,
    Control: function Tick() {
      const { control, preset, error } = useItem(path);
      const box = (
        <Checkbox
          {...control}
          label={text}
          error={error}
          need={useNeed(need)}
          defaultChecked={preset === true}
        />
      );
      return rule ? (
        <div>
          <div className={styles.note}>{rule}</div>
          {box}
        </div>
      ) : (
        box
      );
    },
    describe: (values) => (valueAt(values, path) === true ? 'はい' : 'いいえ'),
  };
}
