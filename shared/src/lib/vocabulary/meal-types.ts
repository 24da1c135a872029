import { terms } from './term.ts';

/** `meal_type`: the meals of a house. */
export const mealTypes = terms([
  { value: 1, label: '朝夕付き', formerLabels: ['朝夕付き（家賃に込み）'] },
  { value: 2, label: '朝夕付き（選択制）', formerLabels: ['朝夕選択制'] },
  { value: 3, label: '朝食のみ', formerLabels: ['朝のみ'] },
  { value: 4, label: '夕食のみ', formerLabels: ['夕のみ'] },
  { value: 0, label: '食事なし', formerLabels: ['なし'] },
]);
