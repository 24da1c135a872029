import type { Equipment } from '@gakumado/shared/contract';
import { EQUIPMENT_GROUP } from '@gakumado/shared/vocabulary';

/** One thing that can be asked for; ids that read the same are one choice (52 and 63, 53 and 54, 61 and 64). */
export interface Choice {
  label: string;
  ids: number[];
}

export interface FilterChoices {
  buildingTypes: Choice[];
  conditions: Choice[];
  equipment: Choice[];
}

type MasterRow = Pick<Equipment, 'equipment_id' | 'name' | 'group' | 'is_filter'>;

/** The choices of the filter out of the master of equipment, conditions and building types. */
export function filterChoices(master: readonly MasterRow[]): FilterChoices {
  const offered = master.filter((row) => row.is_filter);
  const ofGroup = (group: number) => mergeByName(offered.filter((row) => row.group === group));
  return {
    buildingTypes: ofGroup(EQUIPMENT_GROUP.buildingType),
    conditions: ofGroup(EQUIPMENT_GROUP.condition),
    equipment: ofGroup(EQUIPMENT_GROUP.equipment),
  };
}

function mergeByName(rows: readonly MasterRow[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const { equipment_id, name } of rows) {
    const choice = choices.get(name);
    if (choice) choice.ids.push(equipment_id);
    else choices.set(name, { label: name, ids: [equipment_id] });
  }
  return [...choices.values()];
}

/** Whether a choice is among the asked ids. */
export const isChosen = (choice: Choice, ids: readonly number[]) => choice.ids.some((id) => ids.includes(id));
