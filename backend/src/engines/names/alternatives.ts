import type { Interpretation, UnderstoodWord } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import type { Choice } from './choose-meanings.ts';
import { filterOf, joinFilters } from './filter-of-meaning.ts';
import { fits } from './key-table.ts';
import { labelWithPlace, plainWords } from './meaning-labels.ts';
import { campusesOfMeaning } from './meaning.ts';
import type { Meaning } from './meaning.ts';

/** Other places of the same name are offered up to this number. */
const ALTERNATIVES_MAX = 8;

type Alternative = Interpretation['alternatives'][number];

/** The other things of the same names, each with the search that means it; the words in their order, and not too many in all. */
export function alternativesOf(
  choices: readonly Choice[],
  understood: readonly UnderstoodWord[],
  keyword: string,
): Alternative[] {
  const found: Alternative[] = [];
  for (const choice of choices) {
    for (const other of namesakesOf(choice)) {
      if (found.length === ALTERNATIVES_MAX) return found;
      found.push(searchFor(other, choice, understood, keyword));
    }
  }
  return found;
}

/** The other things that a word may mean, and the other campuses of what it is taken for, each under one label. */
function* namesakesOf({ chosen, others }: Choice): Generator<Meaning> {
  if (chosen.thing.kind === 'condition') return;
  const seen = new Set([labelWithPlace(chosen)]);
  const campuses = campusesOfMeaning(chosen)
    .slice(1)
    .map((campus): Meaning => ({ thing: { kind: 'campus', campus }, fit: chosen.fit }));
  const things = others.filter(({ thing, fit }) => thing.kind !== 'condition' && fit <= fits.other);
  for (const other of [...things, ...campuses]) {
    const label = labelWithPlace(other);
    if (seen.has(label)) continue;
    seen.add(label);
    yield other;
  }
}

function searchFor(
  other: Meaning,
  { piece }: Choice,
  understood: readonly UnderstoodWord[],
  keyword: string,
): Alternative {
  const words = understood.map((word) => (word.word === piece.word ? filterOf(other) : word.filter));
  const { keyword: _towns, ...filter } = joinFilters(words);
  const text = keyword.replace(piece.word, ` ${plainWords(other)} `).replace(/\s+/g, ' ');
  return { label: labelWithPlace(other), filter, path: paths.keyword(text.trim()) };
}
