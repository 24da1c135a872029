import type { NameKind, Suggestion } from '@gakumado/shared/contract';

export interface SuggestionGroup {
  name: string;
  suggestions: Suggestion[];
}

const groupOf: Record<NameKind, string> = {
  school: '学校',
  campus: '学校',
  faculty: '学校',
  station: '駅・路線',
  line: '駅・路線',
  prefecture: '地域',
  city: '地域',
  town: '地域',
  zip: '地域',
  condition: '条件',
};

/** Suggestions by what they are; the group of the best one comes first, and each keeps its order. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups = new Map<string, SuggestionGroup>();
  for (const suggestion of suggestions) {
    const name = groupOf[suggestion.kind];
    const group = groups.get(name);
    if (group) group.suggestions.push(suggestion);
    else groups.set(name, { name, suggestions: [suggestion] });
  }
  return [...groups.values()];
}
