/** 毎月の実質負担 in yen: 入居中の総額 by the month, rounded half up. */
export const monthlyCostOf = (stayCost: number, stayMonths: number): number =>
  Math.round(stayCost / stayMonths);
