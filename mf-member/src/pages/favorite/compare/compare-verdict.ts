import type { EstateDetail } from '@gakumado/shared/contract';
import { stayCosts } from '@gakumado/shared/cost-simulation';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import { formatYen } from '@gakumado/shared/ui';
import { FAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import type { Cell, CompareRow } from './compare-rows.ts';
import type { Home } from './load-compare.ts';

interface Compared {
  homes: readonly Home[];
  hasSchool: boolean;
  plan: StayPlan;
}

/**
 * Three lines that a comparison begins with: what each home costs a month beside the cheapest, how much longer its way is than
 * the shortest, and what its contract catches on.
 */
export function verdictRows({ homes, hasSchool, plan }: Compared): CompareRow[] {
  return [
    { label: '費用の差', cells: costVerdict(homes, plan) },
    ...(hasSchool ? [{ label: '通学の差', cells: wayVerdict(homes) }] : []),
    { label: '契約の注意', cells: homes.map(({ detail }) => detail && catchesOf(detail.movein_terms)) },
  ];
}

/** The costs are those of the cheapest room of each home, as its loud number is. */
function costVerdict(homes: readonly Home[], plan: StayPlan): Cell[] {
  const costs = homes.map(({ roomtypes, costs: rows }) =>
    roomtypes && rows ? (stayCosts(roomtypes, rows, plan)?.low.monthly_cost ?? undefined) : null,
  );
  return besideLeast(costs, {
    same: () => '同じ',
    least: () => 'いちばん安い',
    more: (yen) => `月${formatYen(yen)}高い`,
  });
}

/** The longer way counts where there are two schools. */
function wayVerdict(homes: readonly Home[]): Cell[] {
  const minutes = homes.map(({ card }) => {
    const ways = [card.commute_minutes, card.second_commute_minutes].filter((way) => typeof way === 'number');
    return ways.length === 0 ? undefined : Math.max(...ways);
  });
  const cells = besideLeast(minutes, {
    same: (way) => `どれも${way}分`,
    least: (way) => `いちばん近い（${way}分）`,
    more: (difference) => `${difference}分長い`,
  });
  return cells.map((cell) => cell || `${FAR_COMMUTE_MINUTES}分を超えます`);
}

interface Words {
  /** All homes have this value. */
  same: (value: number) => string;
  least: (value: number) => string;
  more: (difference: number) => string;
}

/** Each value beside the least one. Undefined is unknown, and null could not be loaded. */
function besideLeast(values: readonly (number | null | undefined)[], { same, least, more }: Words): Cell[] {
  const known = values.filter((value) => typeof value === 'number');
  const lowest = Math.min(...known);
  const isSame = known.length === values.length && known.every((value) => value === lowest);
  return values.map((value) => {
    if (value === null) return null;
    if (value === undefined) return '';
    if (isSame) return same(value);
    return value === lowest ? least(value) : more(Math.round(value - lowest));
  });
}

const CATCHES_MAX = 2;
/** A notice of so many months is longer than usual. */
const LONG_NOTICE_MONTHS = 2;
const NONE = /なし|無し|ありません|ございません|かかりません|不要|設けて(?:い|お)りません|設けていません/u;

/** Whether a term speaks of a thing that one pays or has to keep to, in the sentence that names it. */
const has = (text: string | null, word: string): boolean =>
  (text ?? '').split('。').some((sentence) => sentence.includes(word) && !NONE.test(sentence));

/** The terms that a family would stumble over, the heaviest first; '' where the terms are not known. */
export function catchesOf(terms: EstateDetail['movein_terms']): string {
  const { is_midterm_cancelable, is_prorated_on_exit, notice_months } = terms;
  const { penalty_text, renewal_text, curfew_text } = terms;
  const isKnown = [is_midterm_cancelable, notice_months, penalty_text, renewal_text].some(
    (term) => term !== null && term !== '',
  );
  const catches = [
    is_midterm_cancelable === false && '途中で解約できない',
    has(penalty_text, '違約金') && '短期解約に違約金',
    has(renewal_text, '更新料') && '更新料あり',
    has(curfew_text, '門限') && '門限あり',
    notice_months !== null && notice_months >= LONG_NOTICE_MONTHS && `解約は${notice_months}か月前まで`,
    is_prorated_on_exit === false && '退去月は月割り',
  ].filter((found) => found !== false);
  if (catches.length > 0) return catches.slice(0, CATCHES_MAX).join('、');
  return isKnown ? '大きな注意点なし' : '';
}
