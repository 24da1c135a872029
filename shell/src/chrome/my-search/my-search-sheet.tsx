import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findCampus } from '@gakumado/shared/api';
import { moveInMonths } from '@gakumado/shared/calendar-days';
import { isSamePlace, useMySearch, writeMySearch } from '@gakumado/shared/my-search';
import { isSaid, readMySearchFrom } from '@gakumado/shared/search-fields';
import type { MyPlace, MySearch } from '@gakumado/shared/search-fields';
import type { MySearchUse } from '@gakumado/shared/routing';
import {
  budgetText,
  Button,
  Checkbox,
  FieldSet,
  formatMonth,
  SchoolPicker,
  SelectField,
  Sheet,
  useLatest,
} from '@gakumado/shared/ui';
import type { SheetProps } from '@gakumado/shared/ui';
import {
  campusLabel,
  campusShortLabel,
  FOR_MEN,
  FOR_WOMEN,
  MONTHLY_COST,
  MY_PLACES_MAX,
  STAY_MONTHS,
  WITH_MEALS,
} from '@gakumado/shared/vocabulary';
import { narrowedQuery } from './narrowed-query.ts';
import styles from './my-search-sheet.module.css';

/** Budgets that are offered, in yen a month. */
const BUDGETS = Array.from({ length: 12 }, (_, index) => 40_000 + index * 10_000);

interface MySearchSheetProps extends Pick<SheetProps, 'layer' | 'opener'> {
  use: MySearchUse;
}

/** The dialogue that changes わたしの条件, uses it for the list of the page, or forgets it. */
export function MySearchSheet({ layer, opener, use }: MySearchSheetProps) {
  return (
    <Sheet {...{ layer, opener }} title="わたしの条件">
      <Fields use={use} onDone={() => layer.onOpenChange(false)} />
    </Sheet>
  );
}

/** Its fields begin anew each time that it is opened. */
function Fields({ use, onDone }: { use: MySearchUse; onDone: () => void }) {
  const search = useMySearch();
  const [places, setPlaces] = useState(search.places);
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const budgets = [...new Set([...BUDGETS, ...(search.cost_to === undefined ? [] : [search.cost_to])])];
  const months = moveInMonths();
  const { move_in_ym: month } = search;

  const add = (place: MyPlace) => setPlaces([...places.filter((other) => !isSamePlace(other, place)), place]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = readForm(new FormData(event.currentTarget), { ...search, places });
    writeMySearch(said);
    const isForList = event.nativeEvent.submitter?.getAttribute('value') === 'list';
    // A link of a layer closes it: the navigation takes its place in the history.
    if (isForList) void navigate(pathname + narrowedQuery(query, said));
    else onDone();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <p className={styles.about}>
        一度決めると、どの一覧や物件でも通学時間がわかり、フォームにも入ります。物件が勝手に絞り込まれることはありません。
      </p>
      <FieldSet label="通う先" hint={`${MY_PLACES_MAX}か所まで。学校のほか、駅や住所も選べます。`}>
        <ul className={styles.places}>
          {places.map((place) => (
            <ChosenPlace
              key={place.name + ('school_id' in place ? place.school_id : '')}
              place={place}
              onRemove={() => setPlaces(places.filter((other) => other !== place))}
            />
          ))}
        </ul>
        {places.length < MY_PLACES_MAX && (
          <SchoolPicker
            id="my-search-school"
            label="学校・駅・住所で探す"
            text={text}
            onText={setText}
            onChoose={(campus) => {
              add({ school_id: campus.campus_id, name: campusShortLabel(campus) });
            }}
            onChoosePlace={({ lat, lon, name }) => add({ lat, lon, name })}
          />
        )}
      </FieldSet>
      <SelectField label="入居する人" name="gender" defaultValue={search.gender ?? ''}>
        <option value="">指定なし</option>
        <option value={FOR_WOMEN}>女性</option>
        <option value={FOR_MEN}>男性</option>
      </SelectField>
      <SelectField label={`予算（${MONTHLY_COST}）`} name="cost_to" defaultValue={search.cost_to ?? ''}>
        <option value="">指定なし</option>
        {budgets
          .toSorted((a, b) => a - b)
          .map((yen) => (
            <option key={yen} value={yen}>
              月{budgetText(yen)}まで
            </option>
          ))}
      </SelectField>
      <SelectField label="入居する月" name="move_in_ym" defaultValue={month ?? ''}>
        <option value="">指定なし</option>
        {(month === undefined || months.includes(month) ? months : [month, ...months]).map((one) => (
          <option key={one} value={one}>
            {formatMonth(one)}
          </option>
        ))}
      </SelectField>
      <SelectField label="住む年数" name="stay_months" defaultValue={search.stay_months ?? ''}>
        <option value="">指定なし</option>
        {STAY_MONTHS.map((one) => (
          <option key={one} value={one}>
            {one / 12}年
          </option>
        ))}
      </SelectField>
      <Checkbox label={WITH_MEALS} name="with_meals" value="1" defaultChecked={search.with_meals === true} />
      <div className={styles.buttons}>
        <Button type="submit">保存する</Button>
        {use === 'list' && (
          <Button type="submit" variant="secondary" name="for" value="list">
            保存して、この一覧を絞り込む
          </Button>
        )}
        {isSaid(search) && (
          <Button
            variant="plain"
            onClick={() => {
              writeMySearch({ places: [] });
              onDone();
            }}
          >
            すべて忘れる
          </Button>
        )}
      </div>
    </form>
  );
}

/** A place with the button that takes it off. A campus is kept by its own name, which schools share: its school is added. */
function ChosenPlace({ place, onRemove }: { place: MyPlace; onRemove: () => void }) {
  const campus = useLatest(findCampus, 'school_id' in place ? place.school_id : null)?.data;
  const name = campus ? campusLabel(campus) : place.name;
  return (
    <li className={styles.place}>
      <span>{name}</span>
      <Button variant="plain" size="small" aria-label={`${name}を外す`} onClick={onRemove}>
        外す
      </Button>
    </li>
  );
}

/** The profile of the form. The food budget, for which it does not ask, stays. */
function readForm(form: FormData, { places, food_budget }: MySearch): MySearch {
  const number = (name: string) => Number(form.get(name)) || undefined;
  return readMySearchFrom({
    places,
    food_budget,
    gender: number('gender'),
    cost_to: number('cost_to'),
    move_in_ym: form.get('move_in_ym'),
    stay_months: number('stay_months'),
    with_meals: form.has('with_meals') || undefined,
  });
}
