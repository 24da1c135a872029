import type { ComponentType, ReactNode } from 'react';
import { KEYWORD_MAX } from '../../vocabulary/text-limits.ts';
import { VisuallyHidden } from '../container/container.tsx';
import { FieldError } from '../form/field-frame.tsx';
import { SuggestionPopup } from './suggestion-popup.tsx';
import type { ComboInput } from './use-combo-input.ts';
import { optionId } from './use-option-list.ts';
import styles from './combobox.module.css';

export type ComboBoxSize = 'bar' | 'normal' | 'large';

interface ComboBoxProps extends FieldProps {
  /** `bar` is as high as a line of buttons. */
  size?: ComboBoxSize | undefined;
  label: ReactNode;
  button: ReactNode;
  error?: string | undefined;
}

/** An editable combobox with its label, its button and its error. Its caller makes it a form, or an item of one. */
export function ComboBox({ size = 'normal', label, button, error, ...field }: ComboBoxProps) {
  const { id, combo, hint } = field;
  return (
    <div className={styles.box} data-size={size}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <ComboField {...field} error={error} />
        {button}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
      <VisuallyHidden role="status">{combo.list.isOpen ? combo.status : ''}</VisuallyHidden>
    </div>
  );
}

interface FieldProps {
  id: string;
  combo: ComboInput;
  /** The suggestions' name for screen readers. */
  listLabel: string;
  placeholder: string;
  icon: ComponentType<{ className?: string; size?: string; 'aria-hidden'?: true }>;
  /** Absent where the text itself is not sent. */
  name?: string | undefined;
  defaultText?: string | undefined;
  /** Words under the field, about texts that can be typed. */
  hint?: ReactNode;
  /** Whether it is wrong for another reason than its error. */
  isInvalid?: boolean | undefined;
}

/** The input and its suggestions. The input is uncontrolled: a text that was typed before hydration stays. */
function ComboField({ id, combo, icon: Icon, ...props }: FieldProps & { error: string | undefined }) {
  const { input, list } = combo;
  const listId = `${id}-list`;
  const describedBy = [props.error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <Icon className={styles.icon ?? ''} size="1.25rem" aria-hidden />
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="text"
        name={props.name}
        placeholder={props.placeholder}
        defaultValue={props.defaultText}
        maxLength={KEYWORD_MAX}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={
          list.isOpen && list.activeIndex >= 0 ? optionId(listId, list.activeIndex) : undefined
        }
        aria-invalid={props.error || props.isInvalid ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => combo.handleChange(event.currentTarget.value)}
        onKeyDown={combo.handleKeyDown}
        onCompositionStart={combo.handleCompositionStart}
        onCompositionEnd={combo.handleCompositionEnd}
        onBlur={list.close}
      />
      {list.isOpen && (
        <SuggestionPopup
          {...{ listId, groups: combo.groups, message: combo.message, activeIndex: list.activeIndex }}
          label={props.listLabel}
          onChoose={combo.choose}
        />
      )}
    </div>
  );
}
