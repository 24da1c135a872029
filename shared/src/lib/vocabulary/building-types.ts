import { terms } from './term.ts';

/** `building_type_id`. To visitors 52 and 63 are one kind under the name of the first ({@link synonyms}). */
export const buildingTypes = terms([
  { value: 52, label: '学生マンション' },
  { value: 63, label: '学生マンション（管理スタッフ）' },
  { value: 65, label: '学生会館' },
  { value: 901, label: '学生寮' },
  { value: 902, label: '一般マンション' },
  { value: 903, label: 'アパート' },
]);
/**
 * Ids that mean the same to a visitor, by the field that has them: 学生マンション with and without staff, 女性専用 of halls
 * and of flats, 家具付き with and without appliances.
 */
export const synonyms: Record<'building_type_id' | 'condition', readonly (readonly number[])[]> = {
  building_type_id: [[52, 63]],
  condition: [
    [53, 54],
    [61, 64],
  ],
};
