import type { MouseEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { EstateFacets } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Button } from '@gakumado/shared/ui';
import { layoutNames, readCondition, walkChoices, writeCondition } from './condition.ts';
import type { Condition } from './condition.ts';
import { ChoiceBoxes, MinutesSelect } from './filter-controls.tsx';
import { countOf, isChosen } from './filter-choices.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { hrefOf } from './place.ts';
import type { SearchPlace } from './place.ts';
import { RentFields } from './rent-fields.tsx';
import { layoutLabel } from './value-labels.ts';
import styles from './filter-form.module.css';

interface FilterFormProps {
  place: SearchPlace;
  condition: Condition;
  choices: FilterChoices;
  facets: Partial<EstateFacets>;
}

const offeredMinutes = [10, 15, 20, 30, 45, 60] as const;

/** The fields that the form shows; everything else of the address goes along unseen. */
const shown = new Set([
  'rentSelect',
  'price_from',
  'price_to',
  'building_type_id',
  'layout',
  'commute_minutes_max',
  'walk_minutes_max',
  'condition',
  'equipment',
]);

const hiddenFields = (condition: Condition) =>
  [...new URLSearchParams(writeCondition({ ...condition, page: 1 }))].filter(([name]) => !shown.has(name));

const toQuery = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].map(([key, value]) => [key, typeof value === 'string' ? value : '']),
  );

/** Closes the panel on a phone and goes back to the words that open it. */
function closePanel({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const panel = currentTarget.closest('details');
  if (!panel) return;
  panel.open = false;
  panel.querySelector('summary')?.focus();
}

/**
 * 条件を絞り込む: a form that the browser can send by itself; with JavaScript the address is the canonical
 * one and empty fields stay out of it. It starts anew with each condition, hence the key.
 */
export function FilterForm({ place, condition, choices, facets }: FilterFormProps) {
  const navigate = useNavigate();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(hrefOf(place, readCondition(toQuery(event.currentTarget))));
  }

  return (
    <details className={styles.filter} key={writeCondition(condition)}>
      <summary className={styles.summary}>
        <SlidersHorizontal size={20} aria-hidden />
        条件を絞り込む
      </summary>
      <form method="get" action={place.path} className={styles.form} onSubmit={handleSubmit}>
        {hiddenFields(condition).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <RentFields condition={condition} counts={facets.price_band} />
        <ChoiceBoxes
          legend="建物の種類"
          name="building_type_id"
          boxes={toBoxes(choices.buildingTypes, condition.building_type_id, facets.building_type_id)}
        />
        <ChoiceBoxes
          legend="間取り"
          name="layout"
          boxes={layoutNames.map((layout) => ({
            value: layout,
            label: layoutLabel(layout),
            isChecked: condition.layout.includes(layout),
            count: facets.layout && (facets.layout[layout] ?? 0),
          }))}
        />
        {place.filter.school_id !== undefined && (
          <MinutesSelect
            label="通学時間"
            name="commute_minutes_max"
            minutes={offeredMinutes}
            chosen={condition.commute_minutes_max}
          />
        )}
        <MinutesSelect
          label="駅から徒歩"
          name="walk_minutes_max"
          minutes={walkChoices}
          chosen={condition.walk_minutes_max}
        />
        <ChoiceBoxes
          legend="こだわり検索"
          name="condition"
          boxes={toBoxes(choices.conditions, condition.condition, facets.condition)}
          isFolded
        />
        <ChoiceBoxes
          legend="設備"
          name="equipment"
          boxes={toBoxes(choices.equipment, condition.equipment, facets.equipment)}
          isFolded
        />
        <p className={styles.meanings}>
          <a href={paths.iconMeanings()} target="_blank" rel="noopener">
            条件・設備の説明（新しいタブで開きます）
          </a>
        </p>
        <div className={styles.submit}>
          <Button type="submit" isWide>
            この条件で絞り込む
          </Button>
          <Button variant="plain" className={styles.close} onClick={closePanel}>
            閉じる
          </Button>
        </div>
      </form>
    </details>
  );
}

function toBoxes(choices: readonly Choice[], ids: readonly number[], facet?: Record<string, number>) {
  return choices.map((choice) => ({
    value: choice.ids.join(','),
    label: choice.label,
    isChecked: isChosen(choice, ids),
    count: countOf(choice, facet),
  }));
}
