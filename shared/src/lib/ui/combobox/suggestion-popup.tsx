import { formatCount } from '../format/format-count.ts';
import { optionId } from './use-option-list.ts';
import styles from './combobox.module.css';

/** Something that can be chosen. */
export interface ListedOption {
  key: string | number;
  name: string;
  /** Distinguishes it from others of its name. */
  note?: string | undefined;
  /** The number of homes that it leads to. */
  count?: number | undefined;
}

/** Options under a heading. Names are unique within a list. */
export interface OptionGroup {
  name: string;
  options: readonly ListedOption[];
}

interface SuggestionPopupProps {
  listId: string;
  /** The list's name for screen readers. */
  label: string;
  groups: readonly OptionGroup[];
  /** Said under the options: that more is looked for, or why there are none. */
  message?: string | undefined;
  activeIndex: number;
  /** Takes the number of an option, counted through all groups. */
  onChoose: (index: number) => void;
}

/** On a phone the suggestions often begin below the edge of the screen. */
function bringIntoView(popup: HTMLElement | null): void {
  popup?.scrollIntoView?.({ block: 'nearest' });
}

/** Groups of suggestions; the options of all groups are counted through. */
export function SuggestionPopup({
  listId,
  label,
  groups,
  message,
  activeIndex,
  onChoose,
}: SuggestionPopupProps) {
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    // Keeps the focus in the input, so that a press on an option is not a blur first.
    <div
      ref={bringIntoView}
      className={styles.popup}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={listId} role="listbox" aria-label={label} className={styles.list}>
        {groups.map(({ name, options }, place) => (
          <div key={name} role="group" aria-labelledby={`${listId}-group-${place}`}>
            <div id={`${listId}-group-${place}`} className={styles.group} role="presentation">
              {name}
            </div>
            {options.map((option, at) => {
              const index = starts[place]! + at;
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the focus and the keys
                <div
                  key={option.key}
                  id={optionId(listId, index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === activeIndex}
                  className={styles.option}
                  onClick={() => onChoose(index)}
                >
                  <span className={styles.name}>
                    <span>{option.name}</span>
                    {option.note && <span className={styles.note}>{option.note}</span>}
                  </span>
                  {option.count !== undefined && (
                    <span className={styles.count}>{formatCount(option.count)}件</span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {message && <p className={styles.message}>{message}</p>}
    </div>
  );
}
