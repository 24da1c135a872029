import { foldName, nameKey } from '@gakumado/shared/names';
import type { EstateFilter, Interpretation, UnderstoodWord } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { campusLabel, findPrefectureName, fullStationName } from '@gakumado/shared/vocabulary';
import { campusesOfMeaning, cutWords } from './cut-words.ts';
import type { Meaning, Piece } from './cut-words.ts';
import type { CampusRow, Counts } from './name-rows.ts';
import { walkWish } from './number-words.ts';
import { hasEvidence } from './place-evidence.ts';
import { commuteLimit, endOf, filterOfLimit, filterOfTarget, findWays, isSchool } from './targets.ts';
import type { Ways } from './targets.ts';
import type { KnownNames } from './known-names.ts';
import type { NameIndex } from './name-index.ts';
import { fits } from './key-table.ts';
import { citiesOf, prefecturesOf, weightOf } from './thing.ts';
import type { Kind, Thing } from './thing.ts';

type Filter = Partial<EstateFilter>;

/** Other places of the same name are offered up to this number. */
const ALTERNATIVES_MAX = 8;

/** A word with the meaning that it is taken for, and its other ones. */
interface Choice {
  piece: Piece;
  chosen: Meaning;
  others: Meaning[];
}

const prefectureName = (id: number | undefined) =>
  id === undefined ? '' : (findPrefectureName(id)?.name ?? '');

/** Words of which nothing was made. */
export const textAlone = (keyword: string): Interpretation => ({
  filter: {},
  understood: [],
  rest: keyword,
  unused: [],
  alternatives: [],
});

/** Interprets a search in words: a filter, and the words that were not understood. */
export function interpret(known: KnownNames, keyword: string): Interpretation {
  const { index, counts } = known;
  const folded = foldName(keyword);
  const pieces = cutWords(index, keyword, folded);
  const named = pieces.filter(({ kind, isDenied }) => kind === 'name' && !isDenied);
  const hasMinutes = pieces.some(({ wish }) => wish?.minutes !== undefined);
  const choices = withEvidence(chooseMeanings(named, counts, hasMinutes), pieces, counts);
  const ways = findWays(pieces, choices, folded.text);
  const understood = pieces.flatMap((piece): UnderstoodWord[] => {
    if (piece.isDenied) return [deniedWord(piece)];
    if (piece.wish) return [numberWord(piece, ways)];
    const choice = choices.find((other) => other.piece === piece);
    return choice ? [understoodWord(choice, ways, index)] : [];
  });
  const usable = understood.map((word) => withoutLooseLimits(word, ways));
  const filter = joinFilters(usable.map((word) => word.filter));
  const { keyword: towns, ...structured } = filter;
  return usable.length === 0
    ? textAlone(keyword)
    : {
        filter: structured,
        understood: usable,
        rest: towns ?? '',
        unused: unusedWords(pieces, choices),
        alternatives: choices
          .flatMap((choice) => alternativesOf(choice, usable, keyword))
          .slice(0, ALTERNATIVES_MAX),
      };
}

/** Words of which nothing was made, each once; particles alone are none. */
function unusedWords(pieces: readonly Piece[], choices: readonly Choice[]): string[] {
  const isUnused = (piece: Piece) =>
    piece.kind === 'text' ||
    (piece.kind === 'name' && !piece.isDenied && !choices.some((choice) => choice.piece === piece));
  const words = pieces.filter(isUnused).map(({ word }) => word.trim());
  return [...new Set(words)].filter((word) => word !== '' && !/^[ぁ-ん\p{P}\p{S}]$/u.test(word));
}

/** The choices that the text gives evidence for; of a word the next meaning that has it. */
function withEvidence(choices: readonly Choice[], pieces: readonly Piece[], counts: Counts): Choice[] {
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

/** A feature that the words deny: homes are not searched by what they lack. */
const deniedWord = ({ word, meanings: [meaning] }: Piece): UnderstoodWord => ({
  word,
  kind: 'condition',
  label: `${meaning ? labelOfMeaning(meaning) : word}は条件にしません`,
  filter: {},
});

/** Behind a limit of a way of which no end is named. */
const NEEDS_AN_END = '（学校や駅の名前と一緒に入力すると使えます）';

/** A wish in numbers. Minutes belong to the end of a way, or are a walk to the station. */
function numberWord(piece: Piece, { targets, ways }: Ways): UnderstoodWord {
  const { word, wish } = piece;
  const { label, filter, minutes, other } = wish!;
  if (minutes === undefined) {
    const turned = other && { turned: { label: other.label, words: other.words } };
    return { word, kind: 'condition', label, filter, ...turned };
  }
  const { target, isWalk } = ways.find((way) => way.piece === piece)!;
  const onFoot = isWalk ? walkWish(minutes) : null;
  if (onFoot) return { word, kind: 'condition', ...onFoot };
  if (!target)
    return {
      word,
      kind: 'condition',
      label: `${minutes}分以内${NEEDS_AN_END}`,
      filter: {},
    };
  return {
    word,
    kind: 'condition',
    label: `${isSchool(target.named) ? '通学' : ''}${commuteLimit(minutes)}分以内`,
    filter: Object.assign(
      {},
      ...targets.map((one, place) =>
        one === target || one.minutes === minutes ? filterOfLimit(one.minutes ?? minutes, place) : {},
      ),
    ) as Filter,
  };
}

/** A limit or order of commutes needs an end of the way. Without one the limit is named as not usable, and near is near a station. */
function withoutLooseLimits(word: UnderstoodWord, { targets }: Ways): UnderstoodWord {
  if (word.filter.sort === 'commute_asc' && targets.length === 0)
    return { ...word, label: '駅から近い順', filter: { sort: 'walk_asc' } };
  const isLoose = Object.keys(word.filter).some((field) => field.startsWith('commute_'));
  if (!isLoose || targets.length > 0) return word;
  return { ...word, label: word.label + NEEDS_AN_END, filter: {} };
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

function chooseMeanings(pieces: readonly Piece[], counts: Counts, hasMinutes: boolean): Choice[] {
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

function understoodWord(choice: Choice, { targets }: Ways, index: NameIndex): UnderstoodWord {
  const { piece, chosen } = choice;
  const { thing, part } = chosen;
  const { word } = piece;
  const place = targets.findIndex(({ named }) => named === choice);
  const target = targets[place];
  if (target) {
    const end = endOf(choice);
    const label = labelOfMeaning(end);
    const kind = part ? part.kind : end.thing.kind;
    return { word, kind, label, filter: filterOfTarget(target, place, index, label) };
  }
  const block = thing.kind === 'town' ? (/\d+丁目/.exec(nameKey(word))?.[0] ?? '') : '';
  const kind = part ? part.kind : thing.kind;
  const filter = filterOf(chosen);
  return {
    word,
    kind,
    label: labelOfMeaning(chosen) + block,
    filter: block === '' ? filter : { ...filter, keyword: `${filter.keyword ?? ''}${block}` },
  };
}

/** The part of the filter that a meaning is. A town is its municipality and its name in the address. */
export function filterOf(meaning: Meaning): Filter {
  const { thing } = meaning;
  const [campus] = campusesOfMeaning(meaning);
  if (campus) return { school_id: campus.campus_id };
  switch (thing.kind) {
    case 'station':
      return { station_id: [thing.row.station_id] };
    case 'line':
      return { line_id: thing.rows.map(({ line_id }) => line_id) };
    case 'prefecture':
      return { pref_id: [thing.pref_id] };
    case 'city':
      return { city_id: [...thing.city_ids] };
    case 'town':
      return { city_id: [thing.city_id], ...(thing.name !== '' && { keyword: thing.name }) };
    case 'zip': {
      const [town] = thing.towns;
      const cities = [...new Set(thing.towns.map(({ city_id }) => city_id))];
      return { city_id: cities, ...(thing.towns.length === 1 && town?.name && { keyword: town.name }) };
    }
    case 'condition':
      return thing.filter;
    default:
      return {};
  }
}

const campusName = (campus: CampusRow) => campusLabel(campus);

/** The label of a meaning on the page. */
export function labelOfMeaning(meaning: Meaning): string {
  const { thing, part } = meaning;
  const [campus] = campusesOfMeaning(meaning);
  if (part?.kind === 'faculty' && thing.kind === 'school') return `${thing.row.school_name} ${part.name}`;
  if (thing.kind === 'faculty') return `${thing.school.school_name} ${thing.name}`.trim();
  if (campus) return campusName(campus);
  switch (thing.kind) {
    case 'station':
      return fullStationName(thing.row.station_name);
    case 'town':
      return `${thing.city_name}${thing.name}`;
    case 'zip':
      return `〒${thing.zip_code.slice(0, 3)}-${thing.zip_code.slice(3)}（${thing.towns[0]?.city_name ?? ''}${thing.towns.length === 1 ? thing.towns[0]?.name : ''}）`;
    case 'line':
    case 'prefecture':
    case 'city':
    case 'condition':
      return thing.name;
    default:
      return '';
  }
}

/** Fields whose values are joined where several words ask for them; of others the last word counts. */
function joinFilters(filters: readonly Filter[]): Filter {
  const joined: Record<string, unknown> = {};
  for (const filter of filters) {
    for (const [field, value] of Object.entries(filter)) {
      const known = joined[field];
      if (Array.isArray(known) && Array.isArray(value)) joined[field] = [...new Set([...known, ...value])];
      else if (field === 'keyword' && typeof known === 'string') joined[field] = `${known} ${String(value)}`;
      else joined[field] = value;
    }
  }
  return joined;
}

/** Words that mean this thing and no other: 東京都 三田駅, 兵庫県 三田市. */
function plainWords(meaning: Meaning): string {
  const { thing, part } = meaning;
  const [pref] = prefecturesOf(thing);
  const name = labelOfMeaning(part?.kind === 'faculty' ? { ...meaning } : meaning);
  if (thing.kind === 'prefecture' || campusesOfMeaning(meaning).length > 0) return name;
  return `${prefectureName(pref)} ${name}`;
}

/** A place with its prefecture, where the name does not say it. */
function labelWithPlace(meaning: Meaning): string {
  const { thing } = meaning;
  const name = labelOfMeaning(meaning);
  if (thing.kind === 'prefecture' || thing.kind === 'condition' || campusesOfMeaning(meaning).length > 0)
    return name;
  return `${name}（${prefectureName(prefecturesOf(thing)[0])}）`;
}

function alternativesOf(
  { piece, chosen, others }: Choice,
  understood: readonly UnderstoodWord[],
  keyword: string,
) {
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
