import type { EstateFilter, Suggestion } from '@gakumado/shared/contract';
import type { OpenSuggestion } from '#engines/names/suggest.ts';
import type { Deps } from '../../deps.ts';

/**
 * Suggestions with the number of homes that each leads to. That of a wish, which is mostly more than one feature, and of several words is
 * counted by the search itself.
 */
export async function counted(
  { estates }: Pick<Deps, 'estates'>,
  found: readonly OpenSuggestion[],
): Promise<Suggestion[]> {
  const countAll = async (filters: readonly Partial<EstateFilter>[]) =>
    filters.length === 0 ? [] : estates.count(filters);
  const counts = await countAll(found.flatMap(({ asked }) => asked ?? []));
  const open = found.filter(({ asked }) => asked !== undefined);
  const countOf = new Map(open.map((suggestion, place) => [suggestion, counts[place] ?? 0]));
  const empty = open.filter((suggestion) => suggestion.otherwise && countOf.get(suggestion) === 0);
  const others = await countAll(empty.flatMap(({ otherwise }) => otherwise ?? []));
  empty.forEach((suggestion, place) => countOf.set(suggestion, others[place] ?? 0));
  return found.map((suggestion) => {
    const { asked: _asked, otherwise: _otherwise, ...told } = suggestion;
    return Object.assign(told, { estate_count: countOf.get(suggestion) ?? told.estate_count });
  });
}
