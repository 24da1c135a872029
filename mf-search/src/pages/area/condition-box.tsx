import { useRef } from 'react';
import type { FormEvent } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '@gakumado/shared/ui';
import {
  fieldLabels,
  layoutLabel,
  rentBands,
  roomLayouts,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import { writeSearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import { appliedFilters } from '../../search/filter/applied-filters.ts';
import { isChosen } from '../../search/filter/filter-choices.ts';
import type { FilterChoices } from '../../search/filter/filter-choices.ts';
import { FilterChips } from '../../search/filter/filter-chips.tsx';
import styles from './condition-box.module.css';

interface ConditionBoxProps {
  search: Search;
  choices: FilterChoices;
  /** The address of the numbers at the cities, for a browser without scripts. */
  updateAction: string;
  /** This page with another search. */
  hrefOf: (search: Search) => string;
  onChange: (event: FormEvent<HTMLElement>) => void;
}

/** Filters from a list before that the box does not show, and keeps. */
const withoutShown = (search: Search): Search => ({
  ...search,
  rentSelect: undefined,
  walk_minutes_max: undefined,
  building_type_id: [],
  layout: [],
  city_id: [],
  page: 1,
});

/** The same in words; amounts are no field of the box, a rent to choose is one. */
const carriedFilters = (search: Search, choices: FilterChoices) =>
  appliedFilters(search, choices, {
    scopeKeys: [
      'walk_minutes_max',
      'building_type_id',
      'layout',
      ...(search.rentSelect === undefined ? [] : (['rentSelect'] as const)),
    ],
  });

/** The few conditions that matter before a search; the list has all of them. */
export function ConditionBox({ search, choices, updateAction, hrefOf, onChange }: ConditionBoxProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const carried = carriedFilters(search, choices);
  return (
    <div className={styles.box} onChange={onChange} role="group" aria-labelledby="area-conditions">
      <h2 id="area-conditions" className={styles.title} ref={title} tabIndex={-1}>
        <SlidersHorizontal size="1.25rem" aria-hidden />
        条件
      </h2>
      <div className={styles.selects}>
        <label className={styles.field}>
          <span>家賃</span>
          <select name="rentSelect" defaultValue={search.rentSelect ?? ''}>
            <option value="">指定なし</option>
            {rentBands.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>駅から徒歩</span>
          <select name="walk_minutes_max" defaultValue={search.walk_minutes_max ?? ''}>
            <option value="">指定なし</option>
            {walkMinutesChoices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes}分以内
              </option>
            ))}
          </select>
        </label>
      </div>
      {choices.buildingTypes.length > 0 && (
        <Boxes
          legend={fieldLabels.building_type_id}
          name="building_type_id"
          boxes={choices.buildingTypes.map((choice) => ({
            value: choice.ids.join(','),
            label: choice.label,
            isChecked: isChosen(choice, search.building_type_id),
          }))}
        />
      )}
      <Boxes
        legend="間取り"
        name="layout"
        boxes={roomLayouts.map((layout) => ({
          value: layout,
          label: layoutLabel(layout),
          isChecked: search.layout.includes(layout),
        }))}
      />
      {[...new URLSearchParams(writeSearch(withoutShown(search)))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {carried.length > 0 && (
        <FilterChips
          title="ほかに引き継いでいる条件"
          heading="h3"
          filters={carried.map(({ label, without }) => ({ label, href: hrefOf(without) }))}
          // The link is removed with its filter.
          onRemove={() => title.current?.focus()}
        />
      )}
      <noscript>
        <Button type="submit" variant="secondary" formAction={updateAction}>
          この条件で件数を表示する
        </Button>
      </noscript>
    </div>
  );
}

interface BoxesProps {
  legend: string;
  name: string;
  boxes: readonly { value: string; label: string; isChecked: boolean }[];
}

function Boxes({ legend, name, boxes }: BoxesProps) {
  return (
    <fieldset className={styles.boxes}>
      <legend>{legend}</legend>
      {boxes.map(({ value, label, isChecked }) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
