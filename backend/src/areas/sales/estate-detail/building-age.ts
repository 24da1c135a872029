/** 新築 in the first year, then 築n年; `builtYm` is YYYY-MM. */
export function ageText(builtYm: string, today: Date): string {
  const [year = 0, month = 1] = builtYm.split('-').map(Number);
  const months = (today.getFullYear() - year) * 12 + today.getMonth() + 1 - month;
  return months < 12 ? '新築' : `築${Math.floor(months / 12)}年`;
}
