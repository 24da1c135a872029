import { searchFields, withAsked } from '@gakumado/shared/search-fields';
import type { FieldsWith } from '@gakumado/shared/search-fields';
import type { Search } from '../search.ts';

import { countOf, sharedCountOf } from './facets.ts';
import type { Facets } from './facets.ts';
import { isChosen } from './filter-choices.ts';
import type { Choice } from './filter-choices.ts';
import type { Wish } from './wishes.ts';
import { OptionBoxes } from './option-boxes.tsx';
import type { Option } from './option-boxes.tsx';

export interface PartProps {
  /** The choices in the form, applied or not. */
  draft: Search;
  /** Counted for the draft. */
  facets: Facets;
}

type LimitField =
  | 'room_area_from'
  | 'walk_minutes_max'
  | 'building_age_max'
  | 'notice_months_max'
  | `${'' | 'second_'}commute_${'minutes' | 'transfers'}_max`;

interface LimitBoxesProps extends PartProps {
  legend: string;
  name: LimitField;
  choices: readonly number[];
  labelOf: (value: number) => string;
  /** The limit that holds as long as none is chosen. */
  implied?: number | undefined;
}

/** One limit out of a few; an address may ask for another than the filter offers. */
export function LimitBoxes({ legend, name, choices, labelOf, implied, draft, facets }: LimitBoxesProps) {
  const asked = draft[name] ?? implied;
  return (
    <OptionBoxes
      type="radio"
      {...{ legend, name }}
      isAlwaysOne={implied !== undefined}
      options={withAsked(choices, asked).map((value) => ({
        value: String(value),
        label: labelOf(value),
        isChecked: asked === value,
        count: countOf(facets, name, value),
      }))}
    />
  );
}

/** A wish as an option, which may be a preference; a preference is checked in both lists (see readSearch). */
export function wishOption({ field, choice }: Wish, { draft, facets }: PartProps): Option {
  const preferenceName = `optional_${field}` as const;
  // Counted together with the choices of the field, where the answer has that number.
  const counted = facets[`${field}_added`] ? `${field}_added` : field;
  const ids = [...draft[field], ...draft[preferenceName]];
  return {
    ...choiceOption(choice, ids, sharedCountOf(facets, counted, choice)),
    name: field,
    preferenceName,
    isPreference: isChosen(choice, draft[preferenceName]),
  };
}

/** A choice as an option of its field; `ids` are those that are asked for. */
export const choiceOption = (choice: Choice, ids: readonly number[], count: number | undefined): Option => ({
  value: choice.ids.join(','),
  label: choice.label,
  isChecked: isChosen(choice, ids),
  count,
});

/** A field that is asked for or not, as an option. */
export const flagOption = (name: FieldsWith<{ kind: 'flag' }>, { draft, facets }: PartProps): Option => ({
  name,
  value: '1',
  label: searchFields[name].label,
  isChecked: draft[name] === true,
  count: countOf(facets, name, 1),
});
