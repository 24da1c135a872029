import type { ComponentProps } from 'react';
import { FieldSet, PasswordField, TextareaField, TextField } from '@gakumado/shared/ui';
import { ResetByLogout } from '../reset-by-logout.tsx';
import { textAt } from '../form-field.ts';
import type { FormField, Need } from '../form-field.ts';
import { useItem, useNeed } from '../use-item.ts';
import styles from './items.module.css';

/** Attributes of a native input: `inputMode`, `autoComplete` and the like. */
type InputLook = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'aria-invalid'
>;

export interface TextItem extends InputLook {
  path: string;
  label: string;
  need: Need;
  hint?: string;
}

/** One control of a text, for items that have more than one. */
export function TextControl({ path, label, need, hint, ...look }: TextItem) {
  const { control, preset, error } = useItem(path);
  return (
    <TextField
      {...look}
      {...control}
      {...{ label, error, hint }}
      need={useNeed(need)}
      defaultValue={preset as string | undefined}
    />
  );
}

/** One line of text. */
export function textItem(text: TextItem): FormField {
  return {
    paths: [text.path],
    label: text.label,
    Control: () => <TextControl {...text} />,
    describe: (values) => textAt(values, text.path),
  };
}

/** The part's own label in a pair: 姓 of お名前（姓）. */
const partOf = (label: string) => /（(.+)）$/.exec(label)?.[1] ?? label;

/** One text of a pair: the label of both stands above it. */
function PartControl({ path, label, need, hint, ...look }: TextItem) {
  const { control, preset, error } = useItem(path);
  return (
    <TextField
      {...look}
      {...control}
      {...{ error, hint }}
      label={partOf(label)}
      aria-label={label}
      aria-required={useNeed(need) === 'required' || undefined}
      defaultValue={preset as string | undefined}
    />
  );
}

/** Two texts of one line side by side, such as 姓 and 名, under one label and mark. */
export function textPairItem(label: string, first: TextItem, second: TextItem, hint?: string): FormField {
  return {
    paths: [first.path, second.path],
    label,
    Control: function Pair() {
      return (
        <FieldSet {...{ label, hint }} need={useNeed(first.need)}>
          <div className={`${styles.pair} ${styles.parts}`}>
            <PartControl {...first} />
            <PartControl {...second} />
          </div>
        </FieldSet>
      );
    },
    describe: (values) => `${textAt(values, first.path)} ${textAt(values, second.path)}`.trim(),
  };
}

/** Several lines of text. */
export function longTextItem({ path, label, need, hint }: TextItem): FormField {
  return {
    paths: [path],
    label,
    Control: function LongText() {
      const { control, preset, error } = useItem(path);
      const { onKeyDown: _onKeyDown, ...area } = control;
      return (
        <TextareaField
          {...area}
          {...{ label, error, hint }}
          need={useNeed(need)}
          defaultValue={preset as string | undefined}
        />
      );
    },
    describe: (values) => {
      const text = textAt(values, path);
      return text && <span className={styles.lines}>{text}</span>;
    },
  };
}

/** The present password of a member, with a button that shows it; 確認 does not. A forgotten password can be reset. */
export function currentPasswordItem(path: string, label: string): FormField {
  return {
    paths: [path],
    label,
    secret: 'current-password',
    Control: function Password() {
      const { control, error } = useItem(path);
      return (
        <>
          <PasswordField {...control} {...{ label, error }} autoComplete="current-password" need="required" />
          <ResetByLogout />
        </>
      );
    },
    describe: () => '（入力済み）',
  };
}
