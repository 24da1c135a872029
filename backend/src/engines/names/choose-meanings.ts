import { fits } from './key-table.ts';
import type { Meaning, Piece } from './meaning.ts';
import type { Counts } from './name-rows.ts';
import { distanceM } from '../commute/geo.ts';
import type { Point } from '@gakumado/shared/vocabulary';
import { hasEvidence } from './place-evidence.ts';
import { campusesOf, citiesOf, prefecturesOf, weightOf } from './thing.ts';
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
export function chooseMeanings(
  pieces: readonly Piece[],
  counts: Counts,
  text: string,
  ends: readonly Piece[],
): Choice[] {
  const chosen: Choice[] = [];
  const isSure = ({ meanings }: Piece) =>
    meanings.some(({ thing, fit }) => thing.kind === 'prefecture' && fit === fits.full);
  const sureStations = pieces.map(sureStation);
  for (const [place, piece] of pieces.entries()) {
    const sure = pieces.filter((other) => other !== piece && isSure(other));
    const named = sure.flatMap(({ meanings }) => meanings.map(({ thing }) => thing));
    const later = pieces.slice(place + 1).filter(isSureSchool);
    const schools = later.flatMap(({ meanings }) => meanings.slice(0, 1).map(({ thing }) => thing));
    // 町田 beside 相模大野 is the city across the border, whose middle nobody knows here.
    const isArea = piece.meanings.some(({ thing }) => thing.kind === 'city' || thing.kind === 'prefecture');
    const stations = isArea ? [] : sureStations.slice(place + 1).flat();
    const context = [...named, ...chosen.map((choice) => choice.chosen.thing), ...schools, ...stations];
    const before = chosen.at(-1)?.chosen.thing;
    const previous = pieces[place - 1];
    const isRightBehind = previous?.end === piece.start && !piece.isWordStart;
    const isAddress = before?.kind === 'city' && isRightBehind;
    const isInPrefecture = before?.kind === 'prefecture' && isRightBehind && /[都府県]$/.test(previous.word);
    const isPair = previous !== undefined && isJoined(text.slice(previous.end, piece.start));
    const partner =
      isPair && chosen.at(-1)?.piece === previous
        ? before?.kind
        : placeBehind(piece, pieces[place + 1], text);
    // A school is meant where its way is limited, and no other place is nearer to the limit.
    const isEnd = ends.length > 0 && (ends.includes(piece) || !ends.some((end) => pieces.includes(end)));
    const around =
      isOnlyNamesakes(piece) || isOnlyLines(piece) || isOnlySchools(piece)
        ? pieces.flatMap((other) => (other === piece ? [] : areasOf(other)))
        : [];
    // 神大 六甲 is the 神大 that is near.
    if (isOnlySchools(piece) && isOfSeveral(piece))
      around.push(...pieces.flatMap((other) => (other === piece ? [] : stationNear(other, piece))));
    const ranked = rankMeanings(piece, counts, [...context, ...around, ...cityBehind(piece, pieces)], {
      isStation: isCalledStation(piece, pieces, text),
      hasMinutes: isEnd,
      isAddress,
      isInPrefecture,
      isCalledArea: CALLED_AREA.test(text.slice(piece.end)),
      isOnlyPlace: pieces.every((other) => other === piece || !isNameOfPlace(other)),
      partner,
    });
    const [first, ...others] = ranked;
    if (first) chosen.push({ piece, chosen: first, others });
  }
  return chosen;
}

/** 駅 right behind a name says what it is; behind a blank it begins another word (部屋がほしい 駅は志木). */
const isCalledStation = ({ end }: Piece, pieces: readonly Piece[], text: string) =>
  text.startsWith('駅', end) && pieces.every(({ start, isWordStart }) => start !== end || !isWordStart);

/** Several wards or municipalities of one name: 中央区. */
const isOnlyNamesakes = ({ meanings }: Piece) =>
  meanings.length > 1 && meanings.every(({ thing }) => thing.kind === 'city' || thing.kind === 'town');
const isNameOfPlace = ({ meanings }: Piece) => meanings.some(({ thing }) => thing.kind !== 'condition');

/** Several lines of one name: 東西線. */
const isOnlyLines = ({ meanings }: Piece) =>
  meanings.length > 1 && meanings.every(({ thing }) => thing.kind === 'line');
/** Several schools of one short name: モード学園. */
const isOnlySchools = ({ meanings }: Piece) =>
  meanings.length > 1 &&
  meanings.every(
    ({ thing, fit, part }) => thing.kind === 'school' && fit >= fits.other && part === undefined,
  );
/**
 * The municipality that is named right behind a name and a blank, where something is in it that the name means as well as anything
 * else: 大塚 八王子 is no 大塚駅 elsewhere, 盛岡 滝沢 is 盛岡大学.
 */
const cityBehind = (piece: Piece, pieces: readonly Piece[]): Thing[] => {
  const next = pieces[pieces.indexOf(piece) + 1];
  if (next?.start !== piece.end || !next.isWordStart) return [];
  const best = Math.min(...piece.meanings.map(({ fit }) => fit));
  const isPrefecture = piece.meanings.some(({ thing }) => thing.kind === 'prefecture');
  return next.meanings.flatMap(({ thing, fit }) => {
    if (isPrefecture || thing.kind !== 'city' || thing.city_ids.length > 1 || fit > fits.bare) return [];
    const isThere = piece.meanings.some(
      (meaning) =>
        (meaning.fit === best || (campusesOf(meaning.thing).length > 0 && meaning.fit <= fits.other)) &&
        isWithin(meaning.thing, [thing]),
    );
    return isThere ? thing : [];
  });
};
/** The areas that a name means which is no namesake's itself: 福岡, 名古屋. */
const areasOf = (piece: Piece): Thing[] =>
  isOnlyNamesakes(piece)
    ? []
    : piece.meanings.flatMap(({ thing }) =>
        thing.kind === 'prefecture' || (thing.kind === 'city' && thing.city_ids.length > 1) ? thing : [],
      );

/** Farther stations (straight line, metres) say nothing about a school. */
const STATION_M = 12_000;

/** The station of a name that is nearest to a campus of one of several schools, as far as students ride. */
function stationNear({ meanings }: Piece, schools: Piece): Thing[] {
  const campuses = schools.meanings.flatMap(({ thing }) => campusesOf(thing));
  const near = meanings.flatMap(({ thing, fit }) => {
    if (thing.kind !== 'station' || fit > fits.bare) return [];
    const away = Math.min(...campuses.map((campus) => distanceM(campus, thing.row)));
    return away <= STATION_M ? [{ thing, away }] : [];
  });
  const [first] = near.toSorted((a, b) => a.away - b.away);
  return first ? [first.thing] : [];
}

/** Several schools that a short name means alike: 神大. */
const isOfSeveral = ({ meanings }: Piece) => {
  const best = Math.min(...meanings.map(({ fit }) => fit));
  return new Set(meanings.flatMap(({ thing, fit }) => (fit === best ? thing : []))).size > 1;
};

/** 宝塚か西宮: the kind of a place that is joined right behind a name, where it is no school. */
function placeBehind({ end }: Piece, next: Piece | undefined, text: string): Kind | undefined {
  if (!next || !/^か$/.test(text.slice(end, next.start))) return undefined;
  const own = next.meanings.filter(({ fit }) => fit <= fits.other);
  if (own.some(({ thing }) => campusesOf(thing).length > 0)) return undefined;
  return (['city', 'station'] as const).find((kind) => own.some(({ thing }) => thing.kind === kind));
}

/** Words behind a name with which it is an area. */
const CALLED_AREA = /^(?:の)?(?:あたり|辺り|らへん|周辺|方面|近辺|付近|界隈|えりあ)/;

/** The words beside a piece. */
interface Beside {
  /** 駅 is right behind it. */
  isStation: boolean;
  /** Minutes belong to it. */
  hasMinutes: boolean;
  /** A municipality is right before it. */
  isAddress: boolean;
  /** A prefecture that is written in full is right before it. */
  isInPrefecture: boolean;
  /** A word behind it calls it an area. */
  isCalledArea: boolean;
  /** No other piece may be a place or school. */
  isOnlyPlace: boolean;
  /** The kind of the name that と, や or か joins it with. */
  partner: Kind | undefined;
}

/** Words that join two names of one kind: 高田馬場でも目白でも. */
const JOINED =
  /^(?:駅)?(?:から|(?:から|まで|に|で|へ)?(?:と|や|か|も|&|または|それか|もしくは|および|及び|、))$/;
const isJoined = (between: string) => JOINED.test(between);

/** Farther places (straight line, metres) are not those of a school or station that is named. */
const NEAR_M = 60_000;

/** Where things of a search are: campuses and stations as points, lines as their prefectures. */
interface Whereabouts {
  points: readonly (Point & { pref_id: number })[];
  prefectures: readonly number[];
}

const whereaboutsOf = (things: readonly Thing[]): Whereabouts => ({
  points: things.flatMap((thing) => {
    const own: readonly Whereabouts['points'][number][] =
      thing.kind === 'station' ? [thing.row] : campusesOf(thing).slice(0, 1);
    return own;
  }),
  prefectures: things.flatMap((thing) => (thing.kind === 'line' ? prefecturesOf(thing) : [])),
});

/** Whether a thing lies where the others of the search do. */
function isAmidst(thing: Thing, { points, prefectures }: Whereabouts): boolean {
  const own: readonly Point[] = thing.kind === 'station' ? [thing.row] : campusesOf(thing);
  if (own.some((place) => points.some((point) => distanceM(point, place) <= NEAR_M))) return true;
  const areas = prefecturesOf(thing);
  if (areas.some((id) => prefectures.includes(id))) return true;
  return own.length === 0 && areas.some((id) => points.some(({ pref_id }) => pref_id === id));
}

/** Whether a name means a school and nothing else. */
const isSureSchool = ({ meanings }: Piece) => {
  const best = Math.min(...meanings.map(({ fit }) => fit));
  return best <= fits.other && meanings.every(({ thing, fit }) => fit > best || campusesOf(thing).length > 0);
};

/** The station that a name means and nothing else but towns and parts of schools: 根津 beside 本郷. */
function sureStation({ meanings }: Piece): Thing[] {
  const others = meanings.filter(({ thing, fit }) => thing.kind !== 'town' && fit < fits.part);
  const [first] = others;
  return others.length === 1 && first?.thing.kind === 'station' ? [first.thing] : [];
}

const isWard = (thing: Thing) => thing.kind === 'city' && /市.+区$/.test(thing.name);

/** The meanings of a piece, those first that lie in what is named besides, then those that fit best, then those with more homes. */
function rankMeanings(
  { meanings }: Piece,
  counts: Counts,
  context: readonly Thing[],
  { isStation, hasMinutes, isAddress, isInPrefecture, isCalledArea, isOnlyPlace, partner }: Beside,
): Meaning[] {
  const places = meanings.filter(({ thing }) => thing.kind === 'prefecture' || thing.kind === 'city');
  // 金沢 is the city rather than a ward of another one.
  const hasNamesake =
    isOnlyPlace &&
    places.some(({ thing, fit }) => fit === fits.bare && !isWard(thing) && thing.kind === 'city');
  const orderOf = (meaning: Meaning): number => {
    const { thing, part } = meaning;
    if (part) return 0;
    // 新宿区西早稲田 is an address, 新宿区 西早稲田 may be a station.
    if (isAddress && thing.kind === 'town') return 0;
    if (thing.kind === 'school' && meaning.fit === fits.bare && isNamedAfterPlace(meaning, places)) return 4;
    // 宝塚あたり is the city, wherever 宝塚大学 is.
    if (thing.kind === 'school' && isCalledArea && places.some(({ fit }) => fit === meaning.fit)) return 4;
    if (thing.kind === 'school' && hasMinutes) return 0;
    // OIC is a campus that everybody calls so, before a school that few know.
    if (thing.kind === 'campus' && meaning.fit === fits.other) return kindOrder.school - 0.5;
    if (isWard(thing) && hasNamesake) return kindOrder.city + 0.5;
    return kindOrder[thing.kind];
  };
  const cities = context.filter(({ kind }) => kind === 'city');
  const whereabouts = whereaboutsOf(context);
  const schoolCities = new Set(context.flatMap((thing) => campusesOf(thing).map(({ city_id }) => city_id)));
  const lines = new Set(
    context.flatMap((thing) => (thing.kind === 'line' ? thing.rows.map(({ line_name }) => line_name) : [])),
  );
  // 中央線 中野 is a station of the line.
  const isOnLine = ({ thing }: Meaning) =>
    thing.kind === 'station' && thing.row.line_names.some((name) => lines.has(name));
  const withinOf = (meaning: Meaning) => {
    const { thing } = meaning;
    if (lines.size > 0 && isOnLine(meaning)) return -1;
    if (isWithin(thing, cities)) return 0;
    if (isWithin(thing, context)) return 1;
    // 京都駅まで15分の滋賀: a prefecture is no farther than what is called after it.
    return thing.kind === 'prefecture' || isAmidst(thing, whereabouts) ? 2 : 3;
  };
  const isPartner = ({ thing, part }: Meaning) =>
    partner !== undefined && partner !== 'condition' && thing.kind === partner && part === undefined ? 0 : 1;
  const fitOf = ({ fit, thing }: Meaning) =>
    fit === fits.full || (thing.kind === 'town' && fit === 0) ? 0 : fit;
  // Of names in full the kind does not matter less: a town is written in full without any ending.
  const rankOf = (meaning: Meaning) =>
    meaning.thing.kind === 'town'
      ? isAddress
        ? fits.full
        : fits.bare
      : Math.min(fitOf(meaning), fits.derived);
  // 茨城県つくば is the city, つくば alone may be its university.
  const municipalityOf = ({ thing }: Meaning) => (isInPrefecture && thing.kind === 'city' ? 0 : 1);
  // Of towns of one name 弘大 富田 is the one of 弘前.
  const byTown = (a: Meaning, b: Meaning) =>
    a.thing.kind === 'town' && b.thing.kind === 'town'
      ? Number(schoolCities.has(b.thing.city_id)) - Number(schoolCities.has(a.thing.city_id))
      : 0;
  const best = new Map<Thing, Meaning>();
  for (const meaning of meanings) {
    const known = best.get(meaning.thing);
    if (!known || meaning.fit < known.fit) best.set(meaning.thing, meaning);
  }
  const stationOf = ({ thing }: Meaning) => (isStation && thing.kind === 'station' ? 0 : 1);
  return [...best.values()].toSorted(
    (a, b) =>
      stationOf(a) - stationOf(b) ||
      withinOf(a) - withinOf(b) ||
      municipalityOf(a) - municipalityOf(b) ||
      (rankOf(a) <= fits.bareOfOthers && rankOf(b) <= fits.bareOfOthers ? isPartner(a) - isPartner(b) : 0) ||
      rankOf(a) - rankOf(b) ||
      orderOf(a) - orderOf(b) ||
      byTown(a, b) ||
      weightOf(b.thing, counts) - weightOf(a.thing, counts),
  );
}

/** Whether a thing lies in a municipality; of a line its prefecture is known alone. */
const isInCity = (thing: Thing, { city_ids, pref_id }: Extract<Thing, { kind: 'city' }>): boolean =>
  thing.kind === 'line'
    ? prefecturesOf(thing).includes(pref_id)
    : citiesOf(thing).some((id) => city_ids.includes(id));

/** Whether a thing lies in the prefectures or municipalities that the search names. */
function isWithin(thing: Thing, context: readonly Thing[]): boolean {
  const areas = context.filter(({ kind }) => kind === 'prefecture' || kind === 'city');
  if (areas.length === 0 || thing.kind === 'prefecture' || thing.kind === 'condition') return false;
  return areas.some((area) =>
    area.kind === 'city'
      ? isInCity(thing, area)
      : prefecturesOf(thing).some((id) => prefecturesOf(area).includes(id)),
  );
}

/** The choices that the text gives evidence for; of a word the next meaning that has it. `text` is the folded search. */
export function withEvidence(
  choices: readonly Choice[],
  pieces: readonly Piece[],
  counts: Counts,
  text: string,
): Choice[] {
  const isAlone = pieces.length === 1;
  return choices.flatMap((choice): Choice[] => {
    const { piece, chosen, others } = choice;
    const beside = choices.filter((other) => other !== choice && other.chosen.thing.kind !== 'condition');
    const before = beside.findLast((other) => other.piece.end <= piece.start);
    const isJoinedPlace =
      before !== undefined &&
      /^(?:駅)?(?:から|にも|と|や|か|・)$/.test(text.slice(before.piece.end, piece.start));
    const [first, ...rest] = [chosen, ...others].filter((meaning) =>
      hasEvidence(piece, meaning, {
        isAlone,
        hasOtherPlace: beside.some((other) => isNear(other.chosen.thing, meaning.thing)),
        hasPlaceElsewhere: beside.length > 0,
        isJoined: isJoinedPlace,
        isCalledStation: isCalledStation(piece, pieces, text),
        isEndOfUnknown: pieces.some((other) => isUnknownBefore(other, piece)),
        isOnlyWord: pieces.every(({ start, isWordStart }) => start !== piece.end || isWordStart),
        before: text.slice(0, piece.start),
        after: text.slice(piece.end),
        afterTyped: pieces.find((other) => isTextBehind(other, piece))?.word ?? '',
        counts,
        cities: beside.flatMap((other) =>
          other.chosen.thing.kind === 'city' ? other.chosen.thing.city_ids : [],
        ),
        schools: beside
          .filter((other) => other.chosen.thing.kind !== 'campus')
          .flatMap((other) => campusesOf(other.chosen.thing).map(({ school_id }) => school_id)),
      }),
    );
    return first ? [{ piece, chosen: first, others: rest }] : [];
  });
}

const UNKNOWN_KANJI = /(?:^|\P{Script=Han})(?!大?字$)\p{Script=Han}{1,2}$/u;
/** Kanji without a meaning right before a name, or a town, which is part of no town behind it. */
const isUnknownBefore = ({ kind, end, word, meanings }: Piece, { start, isWordStart }: Piece) =>
  end === start &&
  !isWordStart &&
  (kind === 'text' || (kind === 'name' && meanings.every(({ thing }) => thing.kind === 'town'))) &&
  UNKNOWN_KANJI.test(word);

const isTextBehind = ({ kind, start, isWordStart }: Piece, { end }: Piece) =>
  kind === 'text' && start === end && !isWordStart;

/** Whether two things lie in one prefecture. */
const isNear = (one: Thing, other: Thing) => {
  const prefectures = prefecturesOf(one);
  return prefecturesOf(other).some((id) => prefectures.includes(id));
};
