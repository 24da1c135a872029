import { COMPARE_MAX, COMPARE_MIN, CONTACT_MAX, SHARE_ESTATES_MAX } from '@gakumado/shared/vocabulary';

/** How many homes are compared. */
export const COMPARE_HINT = `${COMPARE_MIN}〜${COMPARE_MAX}件を選ぶと比べられます`;

export const isComparable = (count: number) => count >= COMPARE_MIN && count <= COMPARE_MAX;

const limits: readonly [max: number, deed: string][] = [
  [COMPARE_MAX, '比べるのは'],
  [CONTACT_MAX, '見学・お問い合わせ・資料請求は'],
  [SHARE_ESTATES_MAX, '家族のリストは'],
];

/** The limits that so many chosen homes pass, or so few do not reach; '' where everything can be done with them. */
export function limitsOf(count: number): string {
  if (count < COMPARE_MIN) return COMPARE_HINT;
  const passed = limits.filter(([max]) => count > max).map(([max, deed]) => `${deed}${max}件まで`);
  return passed.length > 0 ? `${passed.join('、')}です` : '';
}
