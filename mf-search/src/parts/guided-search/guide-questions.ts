import { searchFields } from '@gakumado/shared/search-fields';
import {
  conditions,
  costLimitChoices,
  equipment,
  genderTypes,
  labelOf,
  menAdmitted,
  NEAR_COMMUTE_MINUTES,
  womenAdmitted,
} from '@gakumado/shared/vocabulary';
import { countOf, sharedCountOf } from '../../search/filter/facets.ts';
import type { Facets } from '../../search/filter/facets.ts';
import type { Search } from '../../search/search.ts';
import { synonymsOf } from '../../search/synonyms.ts';
import { withAsked } from '@gakumado/shared/search-fields';
import { commuteChoices } from '../../search/value-labels.ts';

/** The five questions, in their order. */
export const questions = [
  { title: '入居される方の性別を教えてください', hint: '入居できる物件だけをご案内するためにうかがいます。' },
  { title: 'どこに通いますか', hint: '学校が決まっていない場合は、エリアからお探しいただけます。' },
  {
    title: '毎月の住まいの費用は、いくらまでですか',
    hint: '家賃に管理費・必須の費用を加えた、入居中の平均の月額です。',
  },
  {
    title: '通学時間は何分までですか',
    hint: '短いほど通いやすく、長くすると選べる物件が増えます。',
  },
  {
    title: 'あるとうれしい設備・条件を選んでください',
    hint: '当てはまるものが多い物件から順にご紹介します。選ばなくてもかまいません。',
  },
] as const;

/** The question about the commute, for visitors without a school. */
export const WALK_TITLE = '駅から徒歩何分までですか';

export const STEPS = questions.length;

/** The question whose answer brings new fields: its campuses are looked up by the loader. */
export const PLACE_STEP = 2;

/** The question about the way to school, or to the station. */
export const WAY_STEP = 4;

/** Fields that each question asks for; all others are carried along. */
export const fieldsOfStep: readonly (readonly string[])[] = [
  ['gender_type'],
  ['place', 'school', 'school_id', 'pref'],
  ['cost_to'],
  ['commute_minutes_max', 'walk_minutes_max'],
  ['optional_condition', 'optional_equipment'],
];

export interface GuideOption {
  name: string;
  /** '' means no preference. */
  value: string;
  label: string;
  isChecked: boolean;
  /** Estates with it among those asked for so far. */
  count?: number | undefined;
}

type Draft = Pick<
  Search,
  | 'gender_type'
  | 'cost_to'
  | 'commute_minutes_max'
  | 'walk_minutes_max'
  | 'optional_condition'
  | 'optional_equipment'
>;

const genders = [
  { value: womenAdmitted.join(), label: '女性' },
  { value: '1', label: `女性（${labelOf(genderTypes, 1)}のみ）` },
  { value: menAdmitted.join(), label: '男性' },
  { value: '', label: '指定しない' },
];

const WALKS = [5, 10, 15, 20];

/** Conditions and pieces of equipment that first-time tenants ask for. */
const preferences = [
  { field: 'condition', id: 911 },
  { field: 'condition', id: 61 },
  { field: 'equipment', id: 801 },
  { field: 'condition', id: 55 },
  { field: 'equipment', id: 807 },
  { field: 'equipment', id: 805 },
  { field: 'equipment', id: 809 },
  { field: 'equipment', id: 804 },
  { field: 'condition', id: 912 },
  { field: 'condition', id: 115 },
] as const;

const tables = { condition: conditions, equipment };

function limits(
  name: 'cost_to' | 'commute_minutes_max' | 'walk_minutes_max',
  values: readonly number[],
  labelOf: (value: number) => string,
  { draft, facets }: { draft: Draft; facets: Facets },
  /** The limit that holds as long as none is chosen: then there is no 指定しない. */
  implied?: number,
): GuideOption[] {
  const asked = draft[name] ?? implied;
  const options = withAsked(values, asked).map((value) => ({
    name,
    value: String(value),
    label: labelOf(value),
    isChecked: asked === value,
    count: countOf(facets, name, value),
  }));
  if (implied !== undefined) return options;
  const isOpen = !options.some(({ isChecked }) => isChecked);
  return [...options, { name, value: '', label: '指定しない', isChecked: isOpen }];
}

const total = (facets: Facets, keys: string) =>
  facets['gender_type'] &&
  keys.split(',').reduce((sum, key) => sum + (countOf(facets, 'gender_type', key) ?? 0), 0);

/** The options of a question that is answered by choosing; the second has fields of its own. */
export function optionsOfStep(
  step: number,
  draft: Draft,
  facets: Facets,
  hasCampus: boolean,
): readonly GuideOption[] {
  const given = { draft, facets };
  if (step === 1) {
    const chosen = draft.gender_type.join(',');
    return genders.map(({ value, label }) => ({
      name: 'gender_type',
      value,
      label,
      isChecked: value === chosen,
      count: value === '' ? undefined : total(facets, value),
    }));
  }
  if (step === 3) return limits('cost_to', costLimitChoices, (yen) => `${yen / 10_000}万円まで`, given);
  if (step === WAY_STEP && hasCampus) {
    return limits(
      'commute_minutes_max',
      commuteChoices,
      (minutes) => `学校まで${minutes}分以内`,
      given,
      NEAR_COMMUTE_MINUTES,
    );
  }
  if (step === WAY_STEP) return limits('walk_minutes_max', WALKS, searchFields.walk_minutes_max.chip, given);
  return preferences.map(({ field, id }) => {
    const name = `optional_${field}` as const;
    const label = labelOf(tables[field], id) ?? '';
    const ids = [...synonymsOf(field, id)];
    return {
      name,
      value: ids.join(),
      label,
      isChecked: ids.some((other) => draft[name].includes(other)),
      count: sharedCountOf(facets, field, { label, ids }),
    };
  });
}
