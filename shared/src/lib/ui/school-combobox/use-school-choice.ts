import { useState } from 'react';
import { listCampuses } from '../../api/school-api.ts';
import type { Suggestion } from '../../contract/search-words.ts';
import { typedWord } from '../../texts/typed-word.ts';
import { campusLabel } from '../../vocabulary/campus-names.ts';
import { cutTo } from '../../vocabulary/text-length.ts';
import { DESTINATION_NAME_MAX } from '../../vocabulary/text-limits.ts';
import { useComboInput } from '../combobox/use-combo-input.ts';
import { suggestionMessage, suggestionStatus, useSuggestions } from '../combobox/use-suggestions.ts';
import { groupBySchool, groupsOf } from './school-options.ts';
import type { CampusOption, FoundPlaces, PlaceOption } from './school-options.ts';

const SUGGESTION_MAX = 20;
const nothing: FoundPlaces = { schools: [], places: [] };

/** Places that can be a destination. */
const destinationsOf = (places: readonly Suggestion[] = []): PlaceOption[] =>
  places.flatMap(({ name, note, lat, lon }) =>
    lat === undefined || lon === undefined
      ? []
      : [{ name: cutTo(name, DESTINATION_NAME_MAX), note, lat, lon }],
  );

/** Both kinds in one call. */
const loadWith = (isWithPlaces: boolean) => async (keyword: string, signal: AbortSignal) => {
  const { result, places } = await listCampuses(
    { keyword, limit: SUGGESTION_MAX, ...(isWithPlaces && { with_places: true }) },
    signal,
  );
  return { schools: groupBySchool(result), places: destinationsOf(places) };
};
const [loadSchools, loadBoth] = [loadWith(false), loadWith(true)];

export interface SchoolChoice {
  /** Takes the chosen campus. Its answer is shown at the field and says why the campus cannot be chosen. */
  onChoose: (campus: CampusOption) => string | undefined;
  /** Takes a station or another place instead. Without it there are no places to choose from. */
  onChoosePlace?: ((place: PlaceOption) => void) | undefined;
  /** Empties the text after each choice, for the next one. */
  isEmptied?: boolean | undefined;
}

/** The text, its suggestions and what was chosen last. */
export function useSchoolChoice(
  listId: string,
  { onChoose, onChoosePlace, isEmptied = false }: SchoolChoice,
) {
  const { suggestions, suggest, clear } = useSuggestions(onChoosePlace ? loadBoth : loadSchools);
  const [chosen, setChosen] = useState<CampusOption | null>(null);
  const [error, setError] = useState<string>();
  const found = suggestions.data ?? nothing;
  const campuses = found.schools.flat();
  const count = campuses.length + found.places.length;
  const combo = useComboInput({
    listId,
    groups: groupsOf(found),
    message: suggestionMessage(
      suggestions,
      count,
      '候補が見つかりません。ひらがなや略称でもお試しください。',
    ),
    status: suggestionStatus(suggestions, count),
    onText(text) {
      suggest(text);
      setChosen(null);
      if (typedWord(text) !== '') setError(undefined);
    },
    onChoose(index) {
      const campus = campuses[index];
      const place = found.places[index - campuses.length];
      if (campus) choose(campus);
      else if (place) choosePlace(place);
    },
    // The Enter key never sends the form around the text.
    onEnter: takeFirst,
  });

  function choose(campus: CampusOption) {
    combo.write(isEmptied ? '' : campusLabel(campus));
    setChosen(isEmptied ? null : campus);
    combo.list.close();
    setError(onChoose(campus));
    clear();
  }

  function choosePlace(place: PlaceOption) {
    combo.write(isEmptied ? '' : place.name);
    setChosen(null);
    combo.list.close();
    setError(undefined);
    clear();
    onChoosePlace?.(place);
  }

  /** Takes the first campus that is suggested, or the one that was chosen. */
  function takeFirst() {
    const campus = campuses[0] ?? chosen;
    const [place] = found.places;
    if (campus) choose(campus);
    else if (place) choosePlace(place);
    else setError(`${onChoosePlace ? '学校・駅・住所' : '学校名'}を入力し、候補から選択してください。`);
  }

  return { combo, error, takeFirst, takesPlaces: onChoosePlace !== undefined };
}
