import { campusLabel } from '../../vocabulary/campus-names.ts';
import type { CampusOption, PlaceOption } from './school-options.ts';
import { optionId } from './use-option-list.ts';
import type { Suggestions } from './use-school-suggestions.ts';
import styles from './school-combobox.module.css';

interface SuggestionPopupProps {
  listId: string;
  suggestions: Suggestions;
  activeIndex: number;
  onChoose: (campus: CampusOption) => void;
  onChoosePlace: (place: PlaceOption) => void;
}

/** On a phone the suggestions often begin below the edge of the screen. */
function bringIntoView(popup: HTMLElement | null): void {
  popup?.scrollIntoView?.({ block: 'nearest' });
}

/** Schools with their campuses, then places; the options of all groups are counted through. */
export function SuggestionPopup(props: SuggestionPopupProps) {
  const { listId, suggestions, activeIndex, onChoose, onChoosePlace } = props;
  const options = suggestions.groups.flatMap((group) => group.campuses);
  const { places } = suggestions;
  return (
    // Keeps the focus in the input, so that a press on an option is not a blur first.
    <div
      ref={bringIntoView}
      className={styles.popup}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={listId} role="listbox" aria-label="学校の候補" className={styles.list}>
        {suggestions.groups.map(({ schoolId, schoolName, campuses }) => (
          <div key={schoolId} role="group" aria-labelledby={`${listId}-school-${schoolId}`}>
            <div id={`${listId}-school-${schoolId}`} className={styles.school} role="presentation">
              {schoolName}
            </div>
            {campuses.map((campus) => {
              const index = options.indexOf(campus);
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the focus and the keys
                <div
                  key={campus.campus_id}
                  id={optionId(listId, index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === activeIndex}
                  className={styles.option}
                  onClick={() => onChoose(campus)}
                >
                  {campusLabel(campus)}
                </div>
              );
            })}
          </div>
        ))}
        {places.length > 0 && (
          <div role="group" aria-labelledby={`${listId}-places`}>
            <div id={`${listId}-places`} className={styles.school} role="presentation">
              駅・住所から通う
            </div>
            {places.map((place, order) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the focus and the keys
              <div
                key={`${place.name} ${place.note}`}
                id={optionId(listId, options.length + order)}
                role="option"
                tabIndex={-1}
                aria-selected={options.length + order === activeIndex}
                className={styles.option}
                onClick={() => onChoosePlace(place)}
              >
                {place.name}
                {place.note && <span className={styles.note}>{place.note}</span>}
              </div>
            ))}
          </div>
        )}
      </div>
      {options.length + places.length === 0 && <p className={styles.message}>{emptyMessage(suggestions)}</p>}
    </div>
  );
}

function emptyMessage({ status }: Suggestions): string {
  return status === 'failed'
    ? '候補を表示できませんでした。このまま検索できます。'
    : '候補が見つかりません。ひらがなや略称でもお試しください。';
}

/** The number of suggestions, for screen readers. */
export function suggestionStatus({ status, groups, places }: Suggestions): string {
  if (status === 'none') return '';
  if (status === 'failed') return '候補を表示できませんでした。';
  const count = groups.reduce((sum, { campuses }) => sum + campuses.length, places.length);
  return count > 0 ? `候補が${count}件あります` : '候補はありません';
}
