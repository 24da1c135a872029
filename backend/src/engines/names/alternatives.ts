import type { Interpretation, UnderstoodWord } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import type { Choice } from './choose-meanings.ts';
import { filterOf, joinFilters } from './filter-of-meaning.ts';
import { fits } from './key-table.ts';
import { labelWithPlace, plainWords } from './meaning-labels.ts';
import { campusesOfMeaning } from './meaning.ts';
import type { Meaning } from './meaning.ts';

/** The other things of the same name, each with the search that means it. */
export function alternativesOf(
  { piece, chosen, others }: Choice,
  understood: readonly UnderstoodWord[],
  keyword: string,
): Interpretation['alternatives'] {
  if (chosen.thing.kind === 'condition') return [];
  const own = labelWithPlace(chosen);
  const seen = new Set([own]);
  const campuses = campusesOfMeaning(chosen)
    .slice(1)
    .map((campus): Meaning => ({ thing: { kind: 'campus', campus }, fit: chosen.fit }));
  return [
    ...others.filter(({ thing, fit }) => thing.kind !== 'condition' && fit <= fits.other),
    ...campuses,
  ].flatMap((other) => {
    const label = labelWithPlace(other);
    if (seen.has(label)) return [];
    seen.add(label);
    const words = understood.map((word) => (word.word === piece.word ? filterOf(other) : word.filter));
    const { keyword: _towns, ...filter } = joinFilters(words);
    return [
      {
        label,
        filter,
        path: paths.keyword(
          keyword
            .replace(piece.word, ` ${plainWords(other)} `)
            .replace(/\s+/g, ' ')
            .trim(),
        ),
      },
    ];
  });
}
