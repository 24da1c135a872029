import type { Equipment } from '@gakumado/shared/contract';
import { EQUIPMENT_GROUP } from '@gakumado/shared/vocabulary';
import type { ItemChoice } from './choice-items.tsx';

/** Choices for a home, with the labels of the master. */
export interface WishChoices {
  buildingTypes: readonly ItemChoice[];
  conditions: readonly ItemChoice[];
  equipment: readonly ItemChoice[];
}

/** The choices that the filters of the search offer too. Ids of one name are one choice, by the first of them. */
export function wishChoices(master: readonly Equipment[]): WishChoices {
  const ofGroup = (group: number) => {
    const rows = master.filter((row) => row.group === group && row.is_filter);
    return rows
      .filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index)
      .map(({ equipment_id, name }) => ({ value: equipment_id, label: name }));
  };
  return {
    buildingTypes: ofGroup(EQUIPMENT_GROUP.buildingType),
    conditions: ofGroup(EQUIPMENT_GROUP.condition),
    equipment: ofGroup(EQUIPMENT_GROUP.equipment),
  };
}
