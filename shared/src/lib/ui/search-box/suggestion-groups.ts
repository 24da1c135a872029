import type { Suggestion, SuggestionKind } from '@gakumado/shared/contract';

interface SuggestionGroup {
  name: string;
  suggestions: Suggestion[];
}

/** The headings in their order, each with its kinds. */
const headings: readonly (readonly [name: string, kinds: readonly SuggestionKind[]])[] = [
  ['学校', ['school', 'campus', 'faculty']],
  ['駅', ['station']],
  ['路線', ['line']],
  ['街・住所', ['prefecture', 'city', 'town', 'zip']],
  ['条件', ['condition']],
  ['物件', ['estate']],
];

/** Suggestions by what they are: schools first. Each group keeps its order. */
export const groupSuggestions = (suggestions: readonly Suggestion[]): SuggestionGroup[] =>
  headings
    .map(([name, kinds]) => ({
      name,
      suggestions: suggestions.filter(({ kind }) => kinds.includes(kind)),
    }))
    .filter((group) => group.suggestions.length > 0);
