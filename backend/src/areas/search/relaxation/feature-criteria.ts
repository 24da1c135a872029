import type { EstateFilter } from '@gakumado/shared/contract';
import { admittedBy } from '@gakumado/shared/vocabulary';
import { groupsOf } from '#engines/estate-index/feature-groups.ts';
import { ONE_FEATURE } from './criterion.ts';
import type { Step, Criterion } from './criterion.ts';

/** Names of conditions and equipment by their ids. */
export type FeatureNames = ReadonlyMap<number, string>;

/** More of a field than any visitor ticks; further ones stay as they are. */
const MAX_OFFERED = 20;

/** A condition may itself be something that is not there (敷金なし). */
const labelOf = (field: 'condition' | 'equipment', name: string) =>
  field === 'equipment' ? `${name}なしでも可` : `「${name}」でなくても可`;

/** Synonyms have one name; the filter gives one of them or more. */
const nameOf = (group: readonly number[], names: FeatureNames) =>
  group.map((id) => names.get(id)).find((name) => name !== undefined) ?? 'この条件';

/** One condition or one piece of equipment less. */
export function featureCriteria(
  field: 'condition' | 'equipment',
  filter: EstateFilter,
  names: FeatureNames,
): Criterion[] {
  return groupsOf(filter[field] ?? []).map((group, index) => ({
    id: `${field}.${group[0]}`,
    part: { [field]: [...group] },
    steps: index < MAX_OFFERED ? [dropGroup(field, group, nameOf(group, names))] : [],
  }));
}

/** The restriction that remains of a dropped condition on residents' sex: homes must still admit that sex. */
const remainsOf = (field: 'condition' | 'equipment', group: readonly number[]): EstateFilter => {
  const gender_type = field === 'condition' ? admittedBy({ condition: [...group] }) : undefined;
  return gender_type ? { gender_type } : {};
};

const dropGroup = (field: 'condition' | 'equipment', group: readonly number[], name: string): Step => ({
  label: labelOf(field, name),
  part: remainsOf(field, group),
  size: ONE_FEATURE,
  apply: (whole) => ({
    ...remainsOf(field, group),
    ...whole,
    [field]: whole[field]?.filter((id) => !group.includes(id)),
  }),
});
