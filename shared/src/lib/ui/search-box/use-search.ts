import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { listGroupedSuggestions } from '../../api/search-words-api.ts';
import type { Suggestion } from '../../contract/search-words.ts';
import { typedWord } from '../../texts/typed-word.ts';
import type { OptionGroup } from '../combobox/suggestion-popup.tsx';
import { useComboInput } from '../combobox/use-combo-input.ts';
import { suggestionMessage, suggestionStatus, useSuggestions } from '../combobox/use-suggestions.ts';
import { groupSuggestions } from './suggestion-groups.ts';

const load = async (text: string, signal: AbortSignal) =>
  groupSuggestions(await listGroupedSuggestions(text, signal));

/** A home is one, so its number says nothing; a number of none is not known. */
const optionOf = ({ kind, path, name, note, estate_count }: Suggestion) => ({
  key: `${kind} ${path}`,
  name,
  note,
  count: kind === 'estate' || estate_count === 0 ? undefined : estate_count,
});

interface SearchTargets {
  /** Where a text leads. */
  targetOf: (text: string) => string;
  /** Where the empty text leads. Absent: it only is an error. */
  emptyTarget?: string | undefined;
  /** Said at the field where it is empty. */
  emptyError: string;
}

/** The text of a search, its suggestions and where it leads (specification, 2.7). */
export function useSearch(listId: string, { targetOf, emptyTarget, emptyError }: SearchTargets) {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const [isSent, setIsSent] = useState(false);
  const [wasIdle, setWasIdle] = useState(true);
  if (wasIdle !== isIdle) {
    setWasIdle(isIdle);
    if (isIdle) setIsSent(false);
  }
  const { suggestions, suggest, stop, clear } = useSuggestions(load);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const [error, setError] = useState<string>();
  const groups = suggestions.data ?? [];
  const options = groups.flatMap((group) => group.suggestions);
  const listed: OptionGroup[] = groups.map(({ name, suggestions: some }) => ({
    name,
    options: some.map(optionOf),
  }));
  const combo = useComboInput({
    listId,
    groups: listed,
    message: suggestionMessage(suggestions, options.length, '候補が見つかりません。このまま検索できます。'),
    status: suggestionStatus(suggestions, options.length),
    onText(text) {
      suggest(text);
      setChosen(null);
      if (typedWord(text) !== '') setError(undefined);
    },
    onChoose(index) {
      const option = options[index];
      if (option) choose(option);
    },
  });

  function leadTo(target: string) {
    setIsSent(true);
    combo.list.close();
    void navigate(target);
  }

  /** A choice leads on at once (specification, 2.3), and again by the button while the text is the same. */
  function choose(suggestion: Suggestion) {
    combo.write(suggestion.name);
    setChosen(suggestion);
    setError(undefined);
    clear();
    leadTo(suggestion.path);
  }

  /** The button and the Enter key of the text. */
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (combo.isComposing()) return;
    stop();
    const text = typedWord(combo.input.current?.value ?? '');
    if (chosen) return leadTo(chosen.path);
    if (text !== '') return leadTo(targetOf(text));
    combo.write('');
    setError(emptyError);
    combo.input.current?.focus();
    if (emptyTarget !== undefined) leadTo(emptyTarget);
  }

  return { combo, error, handleSubmit, isSearching: isSent && !isIdle };
}
