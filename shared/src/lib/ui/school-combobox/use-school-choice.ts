import { useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { campusLabel } from '../../vocabulary/campus-names.ts';
import { schoolSearchTarget } from './school-options.ts';
import type { CampusOption, PlaceOption } from './school-options.ts';
import { useOptionList } from './use-option-list.ts';
import { useSchoolSuggestions } from './use-school-suggestions.ts';

interface ChoiceOptions {
  /** Empties the text after each choice, for the next one. */
  isEmptied?: boolean | undefined;
  /** Takes a place, where `onChoose` takes the campus. Without it there are no places to choose from. */
  onChoosePlace?: ((place: PlaceOption) => void) | undefined;
}

/**
 * The text, its suggestions and the campus that was chosen.
 * @param onChoose takes the campus; without it, choosing leads to the campus or to the homes around the place, and a text to the
 * schools found by it.
 */
export function useSchoolChoice(
  listId: string,
  onChoose?: (campus: CampusOption) => string | undefined,
  { isEmptied = false, onChoosePlace }: ChoiceOptions = {},
) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const { suggestions, suggest, stop, clear } = useSchoolSuggestions(
    !onChoose || onChoosePlace !== undefined,
  );
  const [chosen, setChosen] = useState<CampusOption | null>(null);
  const [error, setError] = useState<string>();
  const campuses = suggestions.groups.flatMap((group) => group.campuses);
  const list = useOptionList({
    listId,
    count: campuses.length + suggestions.places.length,
    canOpen: suggestions.status !== 'none',
    onChoose: (index) => {
      const campus = campuses[index];
      const place = suggestions.places[index - campuses.length];
      if (campus) choose(campus);
      else if (place) choosePlace(place);
    },
  });

  function handleChange(text: string) {
    suggest(text);
    setChosen(null);
    // A text that is put back after a reload asks for nothing to open.
    if (document.activeElement === input.current) list.open();
    else list.close();
    if (text.trim() !== '') setError(undefined);
  }

  /** A choice leads to the campus at once (specification, 2.3), and again by the button while the text is the same. */
  function choose(campus: CampusOption) {
    if (input.current) input.current.value = isEmptied ? '' : campusLabel(campus);
    setChosen(isEmptied ? null : campus);
    list.close();
    setError(onChoose?.(campus));
    clear();
    if (!onChoose) void navigate(schoolSearchTarget(campus, ''));
  }

  /** A place leads to the homes from which it is reached, unless it is taken. */
  function choosePlace(place: PlaceOption) {
    if (input.current) input.current.value = isEmptied ? '' : place.name;
    setChosen(null);
    list.close();
    setError(undefined);
    clear();
    if (onChoosePlace) onChoosePlace(place);
    else void navigate(paths.destination(place));
  }

  /** Takes the first campus, where one is to be chosen. */
  function takeFirst() {
    const campus = campuses[0] ?? chosen;
    const [place] = suggestions.places;
    if (campus) choose(campus);
    else if (place) choosePlace(place);
    else setError('学校名を入力し、候補から選択してください。');
  }

  /** The Enter key of a text that takes a campus never sends the form around it. */
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    list.handleKeyDown(event);
    if (!onChoose || event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    takeFirst();
  }

  /** The button and the Enter key of the text. */
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isComposing.current) return;
    if (onChoose) return takeFirst();
    const text = input.current?.value ?? '';
    setError(chosen === null && text.trim() === '' ? '学校名を入力してください。' : undefined);
    list.close();
    stop();
    void navigate(schoolSearchTarget(chosen, text));
  }

  return {
    input,
    takesPlaces: onChoosePlace !== undefined,
    suggestions,
    list,
    error,
    choose,
    choosePlace,
    handleChange,
    handleKeyDown,
    handleSubmit,
    takeFirst,
    handleCompositionStart: () => {
      isComposing.current = true;
    },
    handleCompositionEnd: () => {
      isComposing.current = false;
    },
  };
}
