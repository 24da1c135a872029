import { useId } from 'react';
import type { ReactNode } from 'react';
import School from 'lucide-react/icons/school';
import { paths } from '@gakumado/shared/paths';
import { KEYWORD_MAX } from '../../vocabulary/text-limits.ts';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../container/container.tsx';
import { FieldError } from '../form/field-frame.tsx';
import type { CampusOption, PlaceOption } from './school-options.ts';
import { suggestionStatus, SuggestionPopup } from './suggestion-popup.tsx';
import { optionId } from './use-option-list.ts';
import { useSchoolChoice } from './use-school-choice.ts';
import styles from './school-combobox.module.css';

interface SchoolComboboxProps {
  size?: 'normal' | 'large';
  /** Text that was searched for, on pages that show its results. */
  defaultKeyword?: string;
  isLabelHidden?: boolean;
  /** 学校名から探す unless given. */
  label?: string;
  /**
   * Takes the chosen campus, where choosing one does not lead to its page; the button then takes the first one. Its
   * answer is shown at the field and says why the campus cannot be chosen.
   */
  onChoose?: (campus: CampusOption) => string | undefined;
  /** Takes a station or another place instead. With `onChoose` alone there are no places to choose from. */
  onChoosePlace?: (place: PlaceOption) => void;
  /** Empties the text after each choice, for the next one. */
  isEmptied?: boolean;
}

/** 学校名から探す: an editable combobox inside a form that works without JavaScript (decision 33). */
export function SchoolCombobox(props: SchoolComboboxProps) {
  const { size = 'normal', isLabelHidden, label = '学校名から探す', onChoose } = props;
  const id = useId();
  const choice = useSchoolChoice(`${id}-list`, onChoose, props);
  return (
    <form role="search" method="get" action={paths.schools()} onSubmit={choice.handleSubmit} noValidate>
      <SchoolBox
        {...{ id, size, choice }}
        name="keyword"
        defaultKeyword={props.defaultKeyword}
        label={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        button={
          <Button type="submit" variant="accent">
            {onChoose ? '決定' : '検索'}
          </Button>
        }
      />
    </form>
  );
}

interface SchoolBoxProps extends SchoolFieldProps {
  size?: SchoolComboboxProps['size'];
  label: ReactNode;
  button: ReactNode;
}

/** The box with its label, its button and what it says of the choice. Its caller makes it a form, or an item of one. */
export function SchoolBox({ size = 'normal', label, button, ...field }: SchoolBoxProps) {
  const { id, choice } = field;
  return (
    <div className={styles.box} data-size={size}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <SchoolField {...field} />
        {button}
      </div>
      <FieldError id={`${id}-error`} error={choice.error} />
      <VisuallyHidden role="status">
        {choice.list.isOpen ? suggestionStatus(choice.suggestions) : ''}
      </VisuallyHidden>
    </div>
  );
}

interface SchoolFieldProps {
  id: string;
  /** Absent where the text itself is not sent. */
  name?: string;
  defaultKeyword?: string | undefined;
  choice: ReturnType<typeof useSchoolChoice>;
  /** Whether it is wrong for another reason than the error of the choice. */
  isInvalid?: boolean | undefined;
}

/** The input and its suggestions. The input is uncontrolled: a text that was typed before hydration stays. */
function SchoolField({ id, name, defaultKeyword, choice, isInvalid = false }: SchoolFieldProps) {
  const { input, suggestions, list, error } = choice;
  const listId = `${id}-list`;
  return (
    <div className={styles.field}>
      <School className={styles.icon} size="1.25rem" aria-hidden />
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="text"
        name={name}
        placeholder={choice.takesPlaces ? '学校名・駅・住所を入力' : '学校名を入力'}
        defaultValue={defaultKeyword}
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
        aria-invalid={error || isInvalid ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => choice.handleChange(event.currentTarget.value)}
        onKeyDown={choice.handleKeyDown}
        onCompositionStart={choice.handleCompositionStart}
        onCompositionEnd={choice.handleCompositionEnd}
        onBlur={() => list.close()}
      />
      {list.isOpen && (
        <SuggestionPopup
          {...{ listId, suggestions, activeIndex: list.activeIndex }}
          onChoose={choice.choose}
          onChoosePlace={choice.choosePlace}
        />
      )}
    </div>
  );
}
