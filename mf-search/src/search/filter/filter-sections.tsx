import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { fieldsOfGroup, searchFields } from '@gakumado/shared/search-fields';
import {
  buildingAgeChoices,
  layoutLabel,
  mealTypes,
  PLACE_FLAGS_NOTE,
  roomAreaChoices,
  roomLayouts,
  transferChoices,
  vacancies,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import { BudgetField } from './budget-field.tsx';
import { chosenWords, rentWords } from './chosen-words.ts';
import { CountingFields } from './cost-fields.tsx';
import { countOf, sumOf } from './facets.ts';
import { choiceOption, flagOption, LimitBoxes, wishOption } from './field-boxes.tsx';
import type { PartProps } from './field-boxes.tsx';
import type { FilterChoices } from './filter-choices.ts';
import { genderAsCondition, residentOptions } from './gender.ts';
import { MonthSelect } from './month-select.tsx';
import { OptionBoxes } from './option-boxes.tsx';
import type { Option } from './option-boxes.tsx';
import { hasTarget, impliedMinutes } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { hasSecond } from '../search.ts';
import type { Search } from '../search.ts';
import { RentFields } from './rent-fields.tsx';
import { SentenceRow } from './sentence-row.tsx';
import { openWish, openWishes, wishesOf } from './wishes.ts';
import type { Sentence } from './wishes.ts';
import { commuteChoices, withinMinutes } from '../value-labels.ts';
import styles from './filter-form.module.css';

interface FilterSectionsProps extends PartProps {
  scope: SearchScope;
  choices: FilterChoices;
}

/**
 * The filter popup (specification, 2.8): the budget, the wishes that decide, and six sentences that open in place, in the
 * order in which families ask. Every wish has one place (`wishes.ts`). They are kept while the number of homes is counted.
 */
export const FilterSections = memo(function FilterSections(props: FilterSectionsProps) {
  const { scope, draft: asked, choices, facets } = props;
  const draft = genderAsCondition(asked, choices);
  // A wish that is shown because it is asked for stays when it is taken back.
  const [first] = useState(draft);
  const sentence = (name: Sentence) => ({
    chosen: chosenWords(name, draft, choices, scope),
    wishes: <Wishes sentence={name} {...{ draft, facets, choices, first }} />,
  });
  const [way, building, safety] = [sentence('way'), sentence('building'), sentence('safety')];
  const [meals, room, contract] = [sentence('meals'), sentence('room'), sentence('contract')];
  return (
    <>
      <Section title="毎月の住まいの費用（管理費・必須の費用込み）">
        <BudgetField search={draft} facets={facets} />
      </Section>
      <Section title="こだわり検索">
        <OptionBoxes
          legend="よく選ばれる条件"
          isLegendHidden
          look="pills"
          name="condition"
          options={openOptions({ draft, facets, choices })}
        />
        <p className={styles.hint}>
          選んだ条件は「必須」です。「できれば」にすると、合わない物件も残したまま、いくつ合うかを一覧でお知らせします。
        </p>
      </Section>
      <div className={styles.sentences}>
        <SentenceRow
          title={hasTarget(scope, draft) ? '通学・交通' : '交通'}
          chosen={way.chosen}
          none="指定なし"
        >
          <TransitFields {...{ scope, draft, facets }} />
          {way.wishes}
        </SentenceRow>
        <SentenceRow title="建物" chosen={building.chosen} none="すべて">
          <BuildingFields {...{ draft, facets, choices }} />
          {building.wishes}
        </SentenceRow>
        <SentenceRow title="防犯・安心" chosen={safety.chosen} none="指定なし">
          <Flags group="safety" legend="まわりの環境" {...{ draft, facets }} />
          <p className={styles.hint}>{PLACE_FLAGS_NOTE}</p>
          {safety.wishes}
        </SentenceRow>
        <SentenceRow title={searchFields.meal_type.label} chosen={meals.chosen} none="どちらでも">
          <OptionBoxes
            legend={searchFields.meal_type.label}
            isLegendHidden
            name="meal_type"
            options={valueOptions('meal_type', mealTypes, { draft, facets })}
          />
          {meals.wishes}
        </SentenceRow>
        <SentenceRow title="お部屋" chosen={room.chosen} none="すべて">
          <RoomFields {...{ draft, facets }} />
          {room.wishes}
        </SentenceRow>
        <SentenceRow title="契約・入居" chosen={contract.chosen} none="指定なし">
          <TermFields {...{ draft, facets }} />
          {contract.wishes}
        </SentenceRow>
        <SentenceRow title="家賃と費用の数え方" chosen={rentWords(draft, choices)} none="指定なし">
          <CountingFields search={draft} />
          <RentFields search={draft} facets={facets} />
        </SentenceRow>
      </div>
    </>
  );
});

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

type WithChoices = PartProps & Pick<FilterSectionsProps, 'choices'>;

function openOptions({ choices, ...part }: WithChoices): Option[] {
  return openWishes.flatMap((wish) => {
    if (wish === 'floor_min') return floorOptions(part);
    const found = openWish(wish[0], wish[1], choices);
    return found ? [wishOption(found, part)] : [];
  });
}

const floorOptions = ({ draft, facets }: PartProps): Option[] =>
  searchFields.floor_min.choices.map((floor) => ({
    name: 'floor_min',
    value: String(floor),
    label: searchFields.floor_min.chip(floor),
    isChecked: draft.floor_min === floor,
    count: countOf(facets, 'floor_min', floor),
  }));

interface WishesProps extends WithChoices {
  sentence: Sentence;
  /** The search with which the form opened. */
  first: Search;
}

/** The conditions and the equipment of a sentence. */
function Wishes({ sentence, first, choices, ...part }: WishesProps) {
  return (
    <OptionBoxes
      legend="設備・条件"
      name="condition"
      options={wishesOf(sentence, choices, first).map((wish) => wishOption(wish, part))}
    />
  );
}

interface FlagsProps extends PartProps {
  group: Parameters<typeof fieldsOfGroup>[0];
  legend: string;
}

/** The flags that the table of search fields puts into a sentence. */
function Flags({ group, legend, ...part }: FlagsProps) {
  const [name] = fieldsOfGroup(group);
  return (
    name && (
      <OptionBoxes
        {...{ legend, name }}
        options={fieldsOfGroup(group).map((field) => flagOption(field, part))}
      />
    )
  );
}

/** The kind of building, and who may live in it. */
function BuildingFields({ draft, facets, choices }: WithChoices) {
  return (
    <>
      <OptionBoxes
        legend={searchFields.building_type_id.label}
        name="building_type_id"
        options={choices.buildingTypes.map((choice) =>
          choiceOption(choice, draft.building_type_id, sumOf(facets, 'building_type_id', choice)),
        )}
      />
      <OptionBoxes
        type="radio"
        legend={searchFields.gender_type.label}
        name="gender_type"
        options={residentOptions(draft.gender_type, facets)}
      />
      <LimitBoxes
        legend={searchFields.building_age_max.label}
        name="building_age_max"
        choices={buildingAgeChoices}
        labelOf={searchFields.building_age_max.chip}
        {...{ draft, facets }}
      />
    </>
  );
}

function RoomFields({ draft, facets }: PartProps) {
  return (
    <>
      <OptionBoxes
        legend={searchFields.layout.label}
        name="layout"
        options={roomLayouts.map((layout) => ({
          value: layout,
          label: layoutLabel(layout),
          isChecked: draft.layout.includes(layout),
          count: countOf(facets, 'layout', layout),
        }))}
      />
      <OptionBoxes
        legend={searchFields.direction.label}
        name="direction"
        options={searchFields.direction.words.map((direction) => ({
          value: direction,
          label: direction,
          isChecked: draft.direction.includes(direction),
          count: countOf(facets, 'direction', direction),
        }))}
      />
      <LimitBoxes
        legend="専有面積"
        name="room_area_from"
        choices={roomAreaChoices}
        labelOf={(area) => `${area}㎡以上`}
        {...{ draft, facets }}
      />
      <OptionBoxes
        legend="写真・動画"
        name="is_panorama"
        options={[flagOption('is_panorama', { draft, facets }), flagOption('is_youtube', { draft, facets })]}
      />
    </>
  );
}

function TermFields({ draft, facets }: PartProps) {
  return (
    <>
      <Flags group="contract" legend="契約の条件" {...{ draft, facets }} />
      <LimitBoxes
        legend={searchFields.notice_months_max.label}
        name="notice_months_max"
        choices={searchFields.notice_months_max.choices}
        labelOf={(months) => `${months}か月前まで`}
        {...{ draft, facets }}
      />
      <OptionBoxes
        legend={searchFields.vacant_status_id.label}
        name="vacant_status_id"
        options={valueOptions('vacant_status_id', vacancies, { draft, facets })}
      />
      <MonthSelect chosen={draft.move_in_ym} facets={facets} />
    </>
  );
}

function TransitFields({ scope, draft, facets }: PartProps & { scope: SearchScope }) {
  return (
    <>
      {hasTarget(scope, draft) && (
        <CommuteFields
          {...{ draft, facets }}
          prefix=""
          place={hasSecond(draft) ? '（1か所目）' : ''}
          implied={impliedMinutes(scope, draft)}
        />
      )}
      {hasSecond(draft) && <CommuteFields {...{ draft, facets }} prefix="second_" />}
      <LimitBoxes
        legend={searchFields.walk_minutes_max.label}
        name="walk_minutes_max"
        choices={walkMinutesChoices}
        labelOf={withinMinutes}
        {...{ draft, facets }}
      />
    </>
  );
}

/** The same limits for the campus of the page and for a second one. */
function CommuteFields({
  draft,
  facets,
  prefix,
  place = '',
  implied,
}: PartProps & { prefix: '' | 'second_'; place?: string; implied?: number | undefined }) {
  return (
    <>
      <LimitBoxes
        legend={searchFields[`${prefix}commute_minutes_max`].label + place}
        name={`${prefix}commute_minutes_max`}
        choices={commuteChoices}
        labelOf={withinMinutes}
        implied={implied}
        {...{ draft, facets }}
      />
      <LimitBoxes
        legend={searchFields[`${prefix}commute_transfers_max`].label + place}
        name={`${prefix}commute_transfers_max`}
        choices={transferChoices}
        labelOf={searchFields.commute_transfers_max.chip}
        {...{ draft, facets }}
      />
    </>
  );
}

/** The values of a vocabulary as options. */
const valueOptions = (
  name: 'meal_type' | 'vacant_status_id',
  values: readonly { value: number; label: string }[],
  { draft, facets }: PartProps,
): Option[] =>
  values.map(({ value, label }) => ({
    value: String(value),
    label,
    isChecked: draft[name].includes(value),
    count: countOf(facets, name, value),
  }));
