/** Few names one by one; of more, the first and the number of the others. */
const TOLD_MAX = 3;

/** 新宿区・渋谷区, 高田馬場駅ほか4駅; 選んだ3市区町村 where the names are not known. '' for none. */
export function joinNames(names: readonly string[], count: number, unit: string): string {
  const [first] = names;
  if (first === undefined) return count > 0 ? `選んだ${count}${unit}` : '';
  if (count <= TOLD_MAX && names.length === count) return names.join('・');
  return `${first}ほか${count - 1}${unit}`;
}
