import type { Estate } from '@gakumado/shared/contract';
import type { Search } from '../search.ts';
import { isChosen } from '../filter/filter-choices.ts';
import type { Choice, FilterChoices } from '../filter/filter-choices.ts';

export interface PreferenceMatch {
  count: number;
  total: number;
  /** Names of the preferences that the estate does not meet. */
  missing: string[];
}

type Matched = Pick<Estate, 'match_count' | 'match_total' | 'matched_optional'>;

/** How far an estate meets the preferences (できれば); null in a search without any. */
export function preferenceMatch(
  estate: Matched,
  search: Search,
  choices: FilterChoices,
): PreferenceMatch | null {
  const { match_count, match_total, matched_optional = [] } = estate;
  if (match_count === undefined || !match_total) return null;
  const unmet = (preferences: readonly Choice[], ids: readonly number[]) =>
    preferences.filter((preference) => isChosen(preference, ids) && !isChosen(preference, matched_optional));
  const missing = [
    ...unmet(choices.conditions, search.optional_condition),
    ...unmet(choices.equipment, search.optional_equipment),
  ];
  return { count: match_count, total: match_total, missing: missing.map(({ label }) => label) };
}
