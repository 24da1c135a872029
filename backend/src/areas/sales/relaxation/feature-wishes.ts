import type { EstateFilter } from '@gakumado/shared/contract';
import { groupsOf } from '../estate/feature-sql.ts';
import { giveUp, NOTCH, ONE_FEATURE, WHOLE_FIELD } from './wish.ts';
import type { Wish } from './wish.ts';

/** Names of conditions and equipment by their ids. */
export type FeatureNames = ReadonlyMap<number, string>;

/** Fields of which one value is enough, given up as a whole. */
const wholeFields = [
  ['building_type_id', '建物の種類を問わない', WHOLE_FIELD],
  ['layout', '間取りを問わない', WHOLE_FIELD],
  ['meal_type', '食事の有無を問わない', WHOLE_FIELD],
  ['gender_type', '入居者の性別を問わない', WHOLE_FIELD],
  ['vacant_status_id', '空室状況を問わない', WHOLE_FIELD],
  ['is_panorama', 'パノラマ写真なしでも可', NOTCH],
  ['is_youtube', '動画なしでも可', NOTCH],
] as const;

/** More than any visitor ticks; further ones stay as they are. */
const MAX_FEATURES = 40;

/** A condition may itself be something that is not there (敷金なし). */
const labelOf = (field: 'condition' | 'equipment', name: string) =>
  field === 'equipment' ? `${name}なしでも可` : `「${name}」でなくても可`;

/** Synonyms have one name; the filter gives one of them or more. */
const nameOf = (group: readonly number[], names: FeatureNames) =>
  group.map((id) => names.get(id)).find((name) => name !== undefined) ?? 'この条件';

function groupWishes(field: 'condition' | 'equipment', filter: EstateFilter, names: FeatureNames): Wish[] {
  return groupsOf(filter[field] ?? []).map((group) => ({
    id: `${field}.${group[0]}`,
    part: { [field]: [...group] },
    steps: [
      {
        label: labelOf(field, nameOf(group, names)),
        part: {},
        size: ONE_FEATURE,
        apply: (whole) => ({ ...whole, [field]: whole[field]?.filter((id) => !group.includes(id)) }),
      },
    ],
  }));
}

/** Fields that {@link featureWishes} covers. */
export const featureFields: readonly (keyof EstateFilter)[] = [
  'condition',
  'equipment',
  ...wholeFields.map(([field]) => field),
];

/** One condition or one piece of equipment less, or any kind of building, layout and the like. */
export function featureWishes(filter: EstateFilter, names: FeatureNames): Wish[] {
  const whole = wholeFields.flatMap(([field, label, size]): Wish[] => {
    const value = filter[field];
    const isGiven = Array.isArray(value) ? value.length > 0 : value === true;
    return isGiven ? [{ id: field, part: { [field]: value }, steps: [giveUp(label, size, field)] }] : [];
  });
  const wishes = [
    ...whole,
    ...groupWishes('condition', filter, names),
    ...groupWishes('equipment', filter, names),
  ];
  for (const wish of wishes.slice(MAX_FEATURES)) wish.steps = [];
  return wishes;
}
