import type { Equipment } from '@gakumado/shared/contract';

export interface MeaningGroup {
  name: string;
  items: Equipment[];
}

/** Icons under the names of their groups, in the order of the groups and of the master inside them. */
export function groupMeanings(equipment: readonly Equipment[]): MeaningGroup[] {
  const groups = new Map<number, MeaningGroup>();
  for (const item of equipment) {
    const group = groups.get(item.group) ?? { name: item.group_name, items: [] };
    group.items.push(item);
    groups.set(item.group, group);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}
