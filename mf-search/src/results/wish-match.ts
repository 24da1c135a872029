import type { Estate } from '@gakumado/shared/contract';
import type { Condition } from './condition.ts';
import { isChosen } from './filter-choices.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';

export interface WishMatch {
  count: number;
  total: number;
  /** Names of the wishes that the estate does not meet. */
  missing: string[];
}

type Matched = Pick<Estate, 'match_count' | 'match_total' | 'matched_optional'>;

/** How far an estate meets the wishes (できれば); null in a search without any. */
export function wishMatch(estate: Matched, condition: Condition, choices: FilterChoices): WishMatch | null {
  const { match_count, match_total, matched_optional = [] } = estate;
  if (match_count === undefined || !match_total) return null;
  const unmet = (wishes: readonly Choice[], ids: readonly number[]) =>
    wishes.filter((wish) => isChosen(wish, ids) && !isChosen(wish, matched_optional));
  const missing = [
    ...unmet(choices.conditions, condition.optional_condition),
    ...unmet(choices.equipment, condition.optional_equipment),
  ];
  return { count: match_count, total: match_total, missing: missing.map(({ label }) => label) };
}
