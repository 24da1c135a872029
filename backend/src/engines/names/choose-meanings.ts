import { fits } from './key-table.ts';
import type { Meaning, Piece } from './meaning.ts';
import type { Counts } from './name-rows.ts';
import { hasEvidence } from './place-evidence.ts';
import { citiesOf, prefecturesOf, weightOf } from './thing.ts';
import type { Kind, Thing } from './thing.ts';

/** A word with the meaning that it is taken for, and its other ones. */
export interface Choice {
  piece: Piece;
  chosen: Meaning;
  others: Meaning[];
}

/** Which kind a bare name is taken for where several have it. */
const kindOrder: Record<Kind, number> = {
  zip: 0,
  condition: 0,
  prefecture: 1,
  city: 3,
  school: 2,
  faculty: 2,
  campus: 6,
  station: 3,
  line: 4,
  town: 5,
};

/** A school that is called like the place where it is: who says 神戸 means the city, who says 東海 means the school. */
function isNamedAfterPlace(meaning: Meaning, places: readonly Meaning[]): boolean {
  const prefectures = prefecturesOf(meaning.thing);
  return places.some(({ thing }) => prefecturesOf(thing).some((id) => prefectures.includes(id)));
}

/** The meaning that each piece is taken for: what was chosen before it and the prefectures that are named tell namesakes apart. */
export function chooseMeanings(pieces: readonly Piece[], counts: Counts, hasMinutes: boolean): Choice[] {
  const chosen: Choice[] = [];
  const isSure = ({ meanings }: Piece) =>
    meanings.some(({ thing, fit }) => thing.kind === 'prefecture' && fit === fits.full);
  for (const [place, piece] of pieces.entries()) {
    const sure = pieces.filter((other) => other !== piece && isSure(other));
    const named = sure.flatMap(({ meanings }) => meanings.map(({ thing }) => thing));
    const context = [...named, ...chosen.map((choice) => choice.chosen.thing)];
    const before = chosen.at(-1)?.chosen.thing;
    const isAddress = before?.kind === 'city' && pieces[place - 1]?.end === piece.start && !piece.isWordStart;
    const ranked = rankMeanings(piece, counts, context, { hasMinutes, isAddress });
    const [first, ...others] = ranked;
    if (first) chosen.push({ piece, chosen: first, others });
  }
  return chosen;
}

/** The meanings of a piece, those first that lie in what is named besides, then those that fit best, then those with more homes. */
function rankMeanings(
  { meanings }: Piece,
  counts: Counts,
  context: readonly Thing[],
  { hasMinutes, isAddress }: { hasMinutes: boolean; isAddress: boolean },
): Meaning[] {
  const places = meanings.filter(({ thing }) => thing.kind === 'prefecture' || thing.kind === 'city');
  const orderOf = (meaning: Meaning): number => {
    const { thing, part } = meaning;
    if (part) return 0;
    // 新宿区西早稲田 is an address, 新宿区 西早稲田 may be a station.
    if (isAddress && thing.kind === 'town') return 0;
    if (
      thing.kind === 'school' &&
      meaning.fit === fits.bare &&
      !hasMinutes &&
      isNamedAfterPlace(meaning, places)
    )
      return 4;
    if (thing.kind === 'school' && hasMinutes) return 0;
    return kindOrder[thing.kind];
  };
  const cities = context.filter(({ kind }) => kind === 'city');
  const withinOf = ({ thing }: Meaning) => (isWithin(thing, cities) ? 0 : isWithin(thing, context) ? 1 : 2);
  const fitOf = ({ fit, thing }: Meaning) =>
    fit === fits.full || (thing.kind === 'town' && fit === 0) ? 0 : fit;
  // Of names in full the kind does not matter less: a town is written in full without any ending.
  const rankOf = (meaning: Meaning) =>
    meaning.thing.kind === 'town'
      ? isAddress
        ? fits.full
        : fits.bare
      : Math.min(fitOf(meaning), fits.derived);
  const best = new Map<Thing, Meaning>();
  for (const meaning of meanings) {
    const known = best.get(meaning.thing);
    if (!known || meaning.fit < known.fit) best.set(meaning.thing, meaning);
  }
  return [...best.values()].toSorted(
    (a, b) =>
      withinOf(a) - withinOf(b) ||
      rankOf(a) - rankOf(b) ||
      orderOf(a) - orderOf(b) ||
      weightOf(b.thing, counts) - weightOf(a.thing, counts),
  );
}

/** Whether a thing lies in the prefectures or municipalities that the search names. */
function isWithin(thing: Thing, context: readonly Thing[]): boolean {
  const areas = context.filter(({ kind }) => kind === 'prefecture' || kind === 'city');
  if (areas.length === 0 || thing.kind === 'prefecture' || thing.kind === 'condition') return false;
  return areas.some((area) =>
    area.kind === 'city'
      ? citiesOf(thing).some((id) => area.city_ids.includes(id))
      : prefecturesOf(thing).some((id) => prefecturesOf(area).includes(id)),
  );
}

/** The choices that the text gives evidence for; of a word the next meaning that has it. */
export function withEvidence(choices: readonly Choice[], pieces: readonly Piece[], counts: Counts): Choice[] {
  const isAlone = pieces.length === 1;
  return choices.flatMap((choice): Choice[] => {
    const { piece, chosen, others } = choice;
    const hasOtherPlace = choices.some(
      (other) => other !== choice && other.chosen.thing.kind !== 'condition' && isNear(other, choice),
    );
    const [first, ...rest] = [chosen, ...others].filter((meaning) =>
      hasEvidence(piece, meaning, { isAlone, hasOtherPlace, counts }),
    );
    return first ? [{ piece, chosen: first, others: rest }] : [];
  });
}

/** Whether two named things lie in one prefecture. */
const isNear = (one: Choice, other: Choice) => {
  const prefectures = prefecturesOf(one.chosen.thing);
  return prefecturesOf(other.chosen.thing).some((id) => prefectures.includes(id));
};
