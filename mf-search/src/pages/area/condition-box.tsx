import { useRef } from 'react';
import type { FormEvent } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '@gakumado/shared/ui';
import { layoutLabel, rentBands, roomLayouts, walkMinutesChoices } from '@gakumado/shared/vocabulary';
import { writeCondition } from '../../results/condition.ts';
import type { Condition } from '../../results/condition.ts';
import { appliedWishes } from '../../results/applied-wishes.ts';
import { isChosen } from '../../results/filter-choices.ts';
import type { FilterChoices } from '../../results/filter-choices.ts';
import { WishChips } from '../../results/wish-chips.tsx';
import styles from './condition-box.module.css';

interface ConditionBoxProps {
  condition: Condition;
  choices: FilterChoices;
  /** Where the browser gets the numbers at the cities anew when no script does it. */
  updateAction: string;
  /** This page with another condition. */
  hrefOf: (condition: Condition) => string;
  onChange: (event: FormEvent<HTMLElement>) => void;
}

/** What the box does not show and takes along, from a list that was narrowed by more. */
const withoutShown = (condition: Condition): Condition => ({
  ...condition,
  rentSelect: undefined,
  walk_minutes_max: undefined,
  building_type_id: [],
  layout: [],
  city_id: [],
  page: 1,
});

/** The same in words; amounts are no field of the box, a rent to choose is one. */
const carriedWishes = (condition: Condition, choices: FilterChoices) =>
  appliedWishes(condition, choices, {
    ownKeys: [
      'walk_minutes_max',
      'building_type_id',
      'layout',
      ...(condition.rentSelect === undefined ? [] : (['rentSelect'] as const)),
    ],
  });

/** The few conditions that matter before a search; the list has all of them. */
export function ConditionBox({ condition, choices, updateAction, hrefOf, onChange }: ConditionBoxProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const carried = carriedWishes(condition, choices);
  return (
    <div className={styles.box} onChange={onChange} role="group" aria-labelledby="area-conditions">
      <h2 id="area-conditions" className={styles.title} ref={title} tabIndex={-1}>
        <SlidersHorizontal size="1.25rem" aria-hidden />
        条件
      </h2>
      <div className={styles.selects}>
        <label className={styles.field}>
          <span>家賃</span>
          <select name="rentSelect" defaultValue={condition.rentSelect ?? ''}>
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
          <select name="walk_minutes_max" defaultValue={condition.walk_minutes_max ?? ''}>
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
          legend="建物の種類"
          name="building_type_id"
          boxes={choices.buildingTypes.map((choice) => ({
            value: choice.ids.join(','),
            label: choice.label,
            isChecked: isChosen(choice, condition.building_type_id),
          }))}
        />
      )}
      <Boxes
        legend="間取り"
        name="layout"
        boxes={roomLayouts.map((layout) => ({
          value: layout,
          label: layoutLabel(layout),
          isChecked: condition.layout.includes(layout),
        }))}
      />
      {[...new URLSearchParams(writeCondition(withoutShown(condition)))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {carried.length > 0 && (
        <WishChips
          title="ほかに引き継いでいる条件"
          heading="h3"
          wishes={carried.map(({ label, without }) => ({ label, href: hrefOf(without) }))}
          // The link goes with what it takes away.
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
