import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import School from 'lucide-react/icons/school';
import { paths } from '@gakumado/shared/paths';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../container/container.tsx';
import { FieldError } from '../form/field-frame.tsx';
import { campusLabel, schoolSearchTarget } from './school-options.ts';
import type { CampusOption } from './school-options.ts';
import { optionId, suggestionStatus, SuggestionPopup } from './suggestion-popup.tsx';
import { useSchoolSuggestions } from './use-school-suggestions.ts';
import styles from './school-combobox.module.css';

interface SchoolComboboxProps {
  size?: 'normal' | 'large';
  /** Text that was searched for, on pages that show its results. */
  defaultKeyword?: string;
  isLabelHidden?: boolean;
  /** 学校名から探す unless given. */
  label?: string;
  /**
   * Takes the chosen campus, where choosing one does not lead to its page; the button then takes the first one. What it
   * answers says at the field why the campus cannot be chosen.
   */
  onChoose?: (campus: CampusOption) => string | undefined;
}

/**
 * True for keys that belong to an input method: Safari ends a composition before the Enter that commits it,
 * and tells only by the key code 229.
 */
const isOfInputMethod = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/**
 * 学校名から探す: an editable combobox (ARIA authoring practices) inside a form that works without
 * JavaScript. The input is uncontrolled: what was typed before hydration stays.
 */
export function SchoolCombobox({
  size = 'normal',
  defaultKeyword,
  isLabelHidden,
  label = '学校名から探す',
  onChoose,
}: SchoolComboboxProps) {
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const { suggestions, suggest, stop, clear } = useSchoolSuggestions();
  const [chosen, setChosen] = useState<CampusOption | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [error, setError] = useState<string>();
  const listId = `${id}-list`;
  const options = suggestions.groups.flatMap((group) => group.campuses);
  const isOpen = suggestions.status !== 'none' && !isClosed;

  function handleChange(text: string) {
    suggest(text);
    setChosen(null);
    setActiveIndex(-1);
    // A text that is put back after a reload asks for nothing to open.
    setIsClosed(document.activeElement !== input.current);
    if (text.trim() !== '') setError(undefined);
  }

  /** A choice leads to the campus at once (specification, 2.3), and again by the button while the text stands. */
  function choose(campus: CampusOption) {
    if (input.current) input.current.value = campusLabel(campus);
    setChosen(campus);
    setActiveIndex(-1);
    setError(onChoose?.(campus));
    clear();
    if (!onChoose) void navigate(schoolSearchTarget(campus, ''));
  }

  function activate(index: number) {
    setActiveIndex(index);
    setIsClosed(false);
    document.getElementById(optionId(listId, index))?.scrollIntoView?.({ block: 'nearest' });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isOfInputMethod(event)) {
      // The Enter that commits a composition must not submit the form either.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const active = isOpen ? options[activeIndex] : undefined;
    const target = targetOfKey(event.key, activeIndex, options.length, active !== undefined);
    if (target !== undefined) {
      event.preventDefault();
      activate(target);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsClosed(true);
      setActiveIndex(-1);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isComposing.current) return;
    const text = input.current?.value ?? '';
    if (onChoose) {
      const campus = options[0] ?? chosen;
      if (campus) choose(campus);
      else setError('学校名を入力し、候補から選択してください。');
      return;
    }
    setError(chosen === null && text.trim() === '' ? '学校名を入力してください。' : undefined);
    setIsClosed(true);
    stop();
    void navigate(schoolSearchTarget(chosen, text));
  }

  return (
    <form
      role="search"
      method="get"
      action={paths.schools()}
      className={styles.box}
      data-size={size}
      onSubmit={handleSubmit}
      noValidate
    >
      <label htmlFor={id} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.row}>
        <div className={styles.field}>
          <School className={styles.icon} size="1.25rem" aria-hidden />
          <input
            ref={input}
            id={id}
            className={styles.input}
            type="text"
            name="keyword"
            placeholder="学校名を入力"
            defaultValue={defaultKeyword}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => handleChange(event.currentTarget.value)}
            onKeyDown={handleKeyDown}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={() => {
              isComposing.current = false;
            }}
            onBlur={() => setIsClosed(true)}
          />
          {isOpen && (
            <SuggestionPopup
              listId={listId}
              suggestions={suggestions}
              activeIndex={activeIndex}
              onChoose={choose}
            />
          )}
        </div>
        <Button type="submit" variant="accent" className={styles.submit}>
          {onChoose ? '決定' : '検索'}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <VisuallyHidden role="status">{isOpen ? suggestionStatus(suggestions) : ''}</VisuallyHidden>
    </form>
  );
}

/** The option that a key leads to; Home and End belong to the text until an option is active. */
function targetOfKey(key: string, index: number, count: number, isActive: boolean): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home' && isActive) return 0;
  if (key === 'End' && isActive) return count - 1;
  return undefined;
}
