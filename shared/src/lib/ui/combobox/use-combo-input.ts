import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { OptionGroup } from './suggestion-popup.tsx';
import { useOptionList } from './use-option-list.ts';

interface ComboInputProps {
  listId: string;
  groups: readonly OptionGroup[];
  /** Said where there are no options, or while more are looked for. */
  message: string | undefined;
  /** For screen readers, when the list opens. */
  status: string;
  onText: (text: string) => void;
  /** Takes the number of an option, counted through all groups. */
  onChoose: (index: number) => void;
  /** The Enter key where no option is active. Absent: the form is sent. */
  onEnter?: (() => void) | undefined;
}

/** The text of an editable combobox, its suggestions, its keys and its compositions. The input is uncontrolled. */
export function useComboInput({ listId, onText, onChoose, onEnter, ...shown }: ComboInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const count = shown.groups.reduce((sum, { options }) => sum + options.length, 0);
  const canOpen = count > 0 || shown.message !== undefined;
  const list = useOptionList({ listId, count, canOpen, onChoose });

  /** Puts a text in place of what was typed. */
  const write = (text: string) => {
    if (input.current) input.current.value = text;
  };
  const handleChange = (text: string) => {
    onText(text);
    // A text that is put back after a reload asks for nothing to open.
    if (document.activeElement === input.current) list.open();
    else list.close();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    list.handleKeyDown(event);
    if (!onEnter || event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    onEnter();
  };
  return {
    ...shown,
    input,
    list,
    write,
    choose: onChoose,
    /** Whether an input method holds the text: the form must not be sent. */
    isComposing: () => isComposing.current,
    handleChange,
    handleKeyDown,
    handleCompositionStart: () => {
      isComposing.current = true;
    },
    handleCompositionEnd: () => {
      isComposing.current = false;
    },
  };
}

export type ComboInput = ReturnType<typeof useComboInput>;
