import { BASE_DATE } from './calendar.ts';
import type { Shop } from './make-shops.ts';

/** So many years are planned from the year of the base date on. */
const YEARS = 3;
const FIRST_YEAR = Number(BASE_DATE.slice(0, 4));

const YEAR_END = ['12-29', '12-30', '12-31'];
const NEW_YEAR = ['01-01', '01-02', '01-03'];
const SUMMER = ['08-13', '08-14', '08-15'];
/** Quiet months, one day each. */
const TRAINING_MONTHS = ['05', '10'];

function closuresOfYear(shopId: number, year: number) {
  const days = (monthDays: string[], note: string) =>
    monthDays.map((monthDay) => ({ shop_id: shopId, date: `${year}-${monthDay}`, note }));
  // Another day for every shop, so that some shop nearby is open.
  const training = TRAINING_MONTHS.map((month) => `${month}-${String(8 + (shopId % 20)).padStart(2, '0')}`);
  return [
    ...days([...NEW_YEAR, ...YEAR_END], '年末年始休業'),
    ...days(SUMMER, '夏季休業'),
    ...days(training, '社内研修のため休業'),
  ];
}

/** Days on which the sample shops are closed beside their weekdays of rest. */
export function makeClosures(shops: Shop[]) {
  const years = Array.from({ length: YEARS }, (_, index) => FIRST_YEAR + index);
  return shops.flatMap(({ shop_id }) => years.flatMap((year) => closuresOfYear(shop_id, year)));
}
