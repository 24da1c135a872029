import type { FormEvent, SubmitEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { PickBar } from '../../parts/pick-bar.tsx';
import { usePickedIds } from '../../search/picked-ids.ts';
import { writeSearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import type { FilterChoices } from '../../search/filter/filter-choices.ts';
import { readForm } from '../../search/form-search.ts';
import { hrefOf } from '../../search/scope.ts';
import { CityBoxes } from './city-boxes.tsx';
import type { CityGroup } from './city-groups.ts';
import { ConditionBox } from './condition-box.tsx';
import styles from './city-picker.module.css';

interface CityPickerProps {
  prefecture: Prefecture;
  groups: readonly CityGroup[];
  search: Search;
  choices: FilterChoices;
  initialIds: readonly number[];
}

/**
 * Cities to tick, with conditions, and how many estates that finds: an estate lies in one city, so the number is
 * the sum. The browser can send the form by itself.
 */
export function CityPicker({ prefecture, groups, search, choices, initialIds }: CityPickerProps) {
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const { prefecture_id: prefId, name_kana: name } = prefecture;
  const picked = usePickedIds('city_id', initialIds);
  const cities = groups.flatMap((group) => group.cities);
  const pickedCities = cities.filter(({ id }) => picked.ids.has(id));
  const count = (pickedCities.length > 0 ? pickedCities : cities).reduce(
    (sum, { estateCount }) => sum + estateCount,
    0,
  );
  const pickedIds = pickedCities.map(({ id }) => id);

  /** The search of the form. A rent that is chosen in it replaces amounts from the address. */
  function readAsked(form: HTMLFormElement): Search {
    const rentSelect = Number(new FormData(form).get('rentSelect'));
    const rent = rentSelect > 0 ? { rentSelect, price_from: undefined, price_to: undefined } : {};
    return { ...readForm(form), ...rent, city_id: pickedIds };
  }

  const hrefOfChoice = (asked: Search) => paths.area(prefId) + writeSearch(asked);

  /** Conditions change the numbers at the cities: they are part of this page's address. */
  function handleConditionChange(event: FormEvent<HTMLElement>) {
    const form = event.currentTarget.closest('form');
    if (!form) return;
    // At once, so that a following tick is added to the address that is loading (usePickedIds).
    void navigate(hrefOfChoice(readAsked(form)), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(hrefOf(areaScope(prefId), readAsked(event.currentTarget)));
  }

  return (
    <form
      method="get"
      action={paths.areaResult(prefId)}
      aria-label={`${name}の市区町村と条件`}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <ConditionBox
        search={search}
        choices={choices}
        updateAction={paths.area(prefId)}
        hrefOf={(other) => hrefOfChoice({ ...other, city_id: pickedIds })}
        onChange={handleConditionChange}
      />
      <div className={styles.groups} aria-busy={isLoading}>
        {groups.map((group) => (
          <CityBoxes key={group.name} group={group} prefId={prefId} picked={picked} />
        ))}
      </div>
      <PickBar
        unit="市区町村"
        everywhere={name}
        count={isLoading ? null : count}
        pickedCount={pickedIds.length}
        onClear={picked.clear}
      />
    </form>
  );
}
