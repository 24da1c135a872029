/** Of a building whose month of completion is still to come. */
export const COMING = '完成予定';

/** 完成予定 before the month of completion, 新築 in the year from it on, then 築n年. `builtYm` is YYYY-MM, `today` a date. */
export function buildingAge(builtYm: string, today: string): string {
  const [builtYear = 0, builtMonth = 0] = builtYm.split('-').map(Number);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = (year - builtYear) * 12 + month - builtMonth;
  if (months < 0) return COMING;
  return months < 12 ? '新築' : `築${Math.floor(months / 12)}年`;
}
