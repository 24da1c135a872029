import { terms } from './term.ts';

/** `cost_kind`: when something is paid. */
export const COST_KIND = {
  initial: 1,
  monthly: 2,
  yearly: 3,
  renewal: 4,
  movingOut: 5,
  optional: 6,
} as const;

/** In the order of a stay; the longer word is the heading of a list of costs. */
export const costKinds = terms([
  { value: COST_KIND.initial, label: '初期', longLabel: 'ご契約のとき' },
  { value: COST_KIND.monthly, label: '毎月' },
  { value: COST_KIND.yearly, label: '毎年' },
  { value: COST_KIND.renewal, label: '更新', longLabel: '更新のとき' },
  { value: COST_KIND.movingOut, label: '退去', longLabel: '退去のとき' },
  { value: COST_KIND.optional, label: '任意', longLabel: 'ご希望の方のみ' },
]);

/** `tax_type` */
export const TAX_INCLUDED = 1;
export const taxTypes = terms([
  { value: 0, label: '非課税' },
  { value: TAX_INCLUDED, label: '税込' },
]);
