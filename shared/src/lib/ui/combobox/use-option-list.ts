import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Id of the option with this index, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-option-${index}`;

interface OptionListProps {
  listId: string;
  count: number;
  /** True where there is something to open: options, or the message that there are none. */
  canOpen: boolean;
  onChoose: (index: number) => void;
}

/**
 * The list of an editable combobox (ARIA authoring practices): whether it is open and which option the keys have reached.
 * The focus stays in the input; `activeIndex` is −1 while no option is active.
 */
export function useOptionList({ listId, count, canOpen, onChoose }: OptionListProps) {
  const [isClosed, setIsClosed] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const isOpen = canOpen && !isClosed;

  /** Opens the list, without an active option. */
  function open() {
    setIsClosed(false);
    setActiveIndex(-1);
  }

  function close() {
    setIsClosed(true);
    setActiveIndex(-1);
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
    const isActive = isOpen && activeIndex >= 0;
    const target = targetOfKey(event.key, activeIndex, count, isActive);
    if (target !== undefined) activate(target);
    else if (event.key === 'Enter' && isActive) onChoose(activeIndex);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  }

  return { isOpen, activeIndex, open, close, handleKeyDown };
}

/**
 * True for keys that belong to an input method: Safari ends a composition before the Enter that commits it, and marks
 * that Enter only by the key code 229.
 */
const isOfInputMethod = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** The option that a key leads to; Home and End belong to the text until an option is active. */
function targetOfKey(key: string, index: number, count: number, isActive: boolean): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home' && isActive) return 0;
  if (key === 'End' && isActive) return count - 1;
  return undefined;
}
