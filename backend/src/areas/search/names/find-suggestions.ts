import type { Suggestion } from '@gakumado/shared/contract';
import type { KnownNames } from '#engines/names/known-names.ts';
import { suggestByGroup } from '#engines/names/suggest-by-group.ts';
import type { Typed } from '#engines/names/typed.ts';
import type { Deps } from '../../deps.ts';
import { keptUntilChange } from '#engines/estate-index/kept-until-change.ts';
import { counted } from './count-suggestions.ts';
import { homesNamed } from './home-names.ts';

/** Texts whose suggestions are kept, some 4 KB each. */
const KEPT_MAX = 5_000;

const keptSuggestions = keptUntilChange<{ known: KnownNames; suggestions: Suggestion[] }>({ max: KEPT_MAX });

/**
 * The suggestions of the search box, with their numbers of homes. Many people type the same letters: answers are kept while the same names,
 * counts and homes are known.
 */
export async function findSuggestions(
  deps: Pick<Deps, 'db' | 'estates'>,
  known: KnownNames,
  typed: Typed,
): Promise<Suggestion[]> {
  const kept = keptSuggestions(deps.estates);
  const { revision } = deps.estates;
  const before = kept.get(typed.written);
  if (before?.known === known) return before.suggestions;
  const found = await counted(deps, suggestByGroup(known, typed));
  const suggestions = [...found, ...(await homesNamed(deps, typed.written))];
  kept.set(typed.written, { known, suggestions }, revision);
  return suggestions;
}
