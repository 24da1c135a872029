/** Query parameters that a shared link keeps: the stay, its room and the ways to schools. */
const PASSED = new Set([
  'roomtype_id',
  'move_in_date',
  'stay_months',
  'pay_cycle',
  'with_meals',
  'food_budget',
  'contract_months',
  'cost_id',
  'campus',
  'to',
  'to_name',
  'second_to',
]);

/** The path of a page with that part of its query that is passed on. */
export function passedPath(path: string, query: URLSearchParams): string {
  const passed = new URLSearchParams([...query].filter(([name]) => PASSED.has(name))).toString();
  return passed === '' ? path : `${path}?${passed.replaceAll('%2C', ',')}`;
}
