/** `group` of the master of equipment (equipment/list). The words are in the master. */
export const EQUIPMENT_GROUP = { equipment: 1, condition: 2, buildingType: 3 } as const;
