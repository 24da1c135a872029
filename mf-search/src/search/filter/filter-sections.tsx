import { memo } from 'react';
import type { ReactNode } from 'react';
import { searchFields } from '@gakumado/shared/search-fields';
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
import { CostFields } from './cost-fields.tsx';
import { countOf, sumOf } from './facets.ts';
import { choiceOption, flagOption, LimitBoxes, PreferenceBoxes } from './field-boxes.tsx';
import type { PartProps } from './field-boxes.tsx';
import { isChosen } from './filter-choices.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { genderAsCondition, residentOptions } from './gender.ts';
import { MonthSelect } from './month-select.tsx';
import { OptionBoxes } from './option-boxes.tsx';
import type { Option } from './option-boxes.tsx';
import { hasTarget, impliedMinutes } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { hasSecond } from '../search.ts';
import { RentFields } from './rent-fields.tsx';
import { commuteChoices, withinMinutes } from '../value-labels.ts';
import styles from './filter-form.module.css';

interface FilterSectionsProps extends PartProps {
  scope: SearchScope;
  choices: FilterChoices;
}

/**
 * The sections of the filter popup (specification, 2.8), in the order in which families ask: the cost, the way to school,
 * the building, safety, meals, the room, the contract, and everything else. They are kept while the number of homes is
 * counted.
 */
export const FilterSections = memo(function FilterSections(props: FilterSectionsProps) {
  const { scope, draft: asked, choices, facets } = props;
  const draft = genderAsCondition(asked, choices);
  return (
    <>
      <Section title="毎月の住まいの費用（管理費・必須の費用込み）">
        <CostFields search={draft} facets={facets} />
      </Section>
      <Section title="家賃">
        <RentFields search={draft} facets={facets} />
      </Section>
      <Section title={hasTarget(scope, draft) ? '通学・交通' : '交通'}>
        <TransitFields {...{ scope, draft, facets }} />
      </Section>
      <Section title={searchFields.building_type_id.label}>
        <BuildingFields {...{ draft, facets, choices }} />
      </Section>
      <Section title="防犯・安心">
        <SafetyFields {...{ draft, facets, choices }} />
      </Section>
      <Section title="まわりの環境">
        <OptionBoxes
          legend="まわりの環境"
          isLegendHidden
          name="is_quiet"
          options={[
            flagOption('is_near_police', { draft, facets }),
            flagOption('is_near_store', { draft, facets }),
            flagOption('is_quiet', { draft, facets }),
          ]}
        />
        <p className={styles.hint}>{PLACE_FLAGS_NOTE}</p>
      </Section>
      <Section title={searchFields.meal_type.label}>
        <OptionBoxes
          legend={searchFields.meal_type.label}
          isLegendHidden
          name="meal_type"
          options={valueOptions('meal_type', mealTypes, { draft, facets })}
        />
      </Section>
      <Section title="お部屋">
        <RoomFields {...{ draft, facets }} />
      </Section>
      <Section title="契約・入居">
        <TermFields {...{ draft, facets }} />
      </Section>
      <Section title="こだわり検索">
        <PreferenceNote />
        <PreferenceBoxes
          legend={searchFields.condition.label}
          field="condition"
          {...{ draft, facets }}
          choices={choices.conditions}
        />
      </Section>
      <Section title="設備・条件">
        <PreferenceBoxes
          legend={searchFields.equipment.label}
          field="equipment"
          {...{ draft, facets }}
          choices={choices.equipment.filter((choice) => !isSafety(choice))}
        />
        <OptionBoxes
          legend="写真・動画"
          name="is_panorama"
          options={[
            flagOption('is_panorama', { draft, facets }),
            flagOption('is_youtube', { draft, facets }),
          ]}
        />
      </Section>
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

/** The kind of building, and who may live in it. */
function BuildingFields({ draft, facets, choices }: PartProps & Pick<FilterSectionsProps, 'choices'>) {
  return (
    <>
      <OptionBoxes
        legend={searchFields.building_type_id.label}
        isLegendHidden
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
    </>
  );
}

/** オートロック, 防犯カメラ, TVモニター付インターホン, 管理人常駐 (contract, section 1). */
const safetyIds = [801, 802, 803, 830];
const isSafety = (choice: Choice) => isChosen(choice, safetyIds);

function SafetyFields({ draft, facets, choices }: PartProps & Pick<FilterSectionsProps, 'choices'>) {
  const { chip, choices: floors } = searchFields.floor_min;
  return (
    <>
      <OptionBoxes
        legend={searchFields.floor_min.label}
        name="floor_min"
        options={floors.map((floor) => ({
          value: String(floor),
          label: chip(floor),
          isChecked: draft.floor_min === floor,
          count: countOf(facets, 'floor_min', floor),
        }))}
      />
      <PreferenceBoxes
        legend="防犯の設備"
        field="equipment"
        {...{ draft, facets }}
        choices={choices.equipment.filter(isSafety)}
      />
    </>
  );
}

const termFlags = ['is_without_renewal_fee', 'is_without_curfew', 'is_midterm_cancelable'] as const;

function TermFields({ draft, facets }: PartProps) {
  return (
    <>
      <OptionBoxes
        legend="契約の条件"
        name="is_without_renewal_fee"
        options={termFlags.map((name) => flagOption(name, { draft, facets }))}
      />
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

function PreferenceNote() {
  return (
    <p className={styles.hint}>
      選んだ条件は「必須」です。「できれば」にした条件は、合わない物件も残したまま、いくつ合うかを一覧でお知らせします。
    </p>
  );
}
