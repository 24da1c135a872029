import type { EstateFilter } from '@gakumado/shared/contract';
import { commuteMinutesChoices } from '@gakumado/shared/vocabulary';
import { campusesOfMeaning } from './meaning.ts';
import type { Meaning, Piece } from './meaning.ts';
import { walkWish } from './number-words.ts';
import type { NameIndex } from './name-index.ts';
import { pointOf } from './point-of.ts';
import type { Thing } from './thing.ts';

/** A piece of the search with the meaning that it is taken for, and its other ones. */
export interface Named {
  piece: Piece;
  chosen: Meaning;
  others: readonly Meaning[];
}

/** A place that the search is about the way to, and the longest way that is wanted. */
export interface Target {
  named: Named;
  minutes?: number;
}

/** A wish in minutes: to which target it belongs, or that it is a walk to the station. */
export interface Way {
  piece: Piece;
  target?: Target | undefined;
  isWalk: boolean;
}

/** The ways that a search names (contract, 8.10). */
export interface Ways {
  /** Two at most; the first one named first. */
  targets: readonly Target[];
  ways: readonly Way[];
}

const TARGETS_MAX = 2;
/** Words behind a place that make it the end of a way. */
const LEADS_THERE = /^(?:駅)?(?:まで|から|より|へ|に|で)/;
/** 大通まで行ける */
const GOES_THERE = /^(?:駅)?(?:まで|へ|に(?:行|いけ|いく|通|出))/;
/** Words that say of two ends that both are meant. */
export const BOTH = /両方|りようほう|(?:どちら|どつち|どち)(?:に|へ|から|まで)?も|それぞれ|双方/;
/** 秋葉原まで行ける, 池袋まで1本 */
const IS_REACHED =
  /^(?:駅)?(?:まで|に|へ)(?:すぐ|楽に|直通で|[1一]本で)?(?:行け|いけ|出られ|でられ|通え|通い|着け|直通|[1一]本)/;
/** As people walk: more minutes from a station are a ride. */
const WALK_MAX = 20;

/** Right between a school and the minutes to it on foot. */
const LEADS_TO_SCHOOL = /^(?:きゃんぱす|校舎|校地)?(?:から|まで|より)/;

/** 小若江3-4-1から徒歩10分: right between an address and the minutes on foot. */
const LEADS_FROM = /^(?:から|まで|より)(?!駅)/;

/** 西池袋3-34-1 徒歩10分: behind the numbers of a house nothing is between. */
const IS_HOUSE = /\d(?:[-~]\d+|番)[-~\d番地号]*$/;

/** 大学まで徒歩10分: the school is named elsewhere in the text. */
const LEADS_TO_THE_SCHOOL = /(?:大学|学校|きゃんぱす|校舎|正門|校門|裏門)(?:から|まで|より)(?:は|も)?$/;

/** 徒歩15分以内で九州大学: a school right behind minutes on foot that are none from a station. */
const LEADS_ON = /^(?:で|の|に)?$/;

/** The minutes of a wish, whichever way they are gone. */
const minutesOf = ({ wish }: Piece): number => wish?.minutes ?? wish?.footMinutes ?? 0;

/** Whether a way ends at a school. */
export const isSchool = ({ chosen }: Named): boolean => campusesOfMeaning(chosen).length > 0;
const isPoint = (one: Named) =>
  ['station', 'city', 'town', 'zip'].includes(one.chosen.thing.kind) ||
  stationOfPrefecture(one) !== undefined;

/** The station that is called like a prefecture: 千葉 of a way is 千葉駅. */
function stationOfPrefecture({ piece: { word }, chosen, others }: Named): Meaning | undefined {
  if (chosen.thing.kind !== 'prefecture' || /[都府県道内]$/.test(word)) return undefined;
  const { pref_id } = chosen.thing;
  return others.find(({ thing }) => thing.kind === 'station' && thing.row.pref_id === pref_id);
}

/** The minutes of a limit, as the filter has them: the next choice, which the longest one ends. */
export const commuteLimit = (minutes: number): number =>
  commuteMinutesChoices.find((choice) => choice >= minutes) ?? commuteMinutesChoices.at(-1)!;

/**
 * Finds out where the ways of a search lead. Schools are always ends of ways; another place is where minutes stand behind it. Minutes
 * without any end are a walk to the station, as far as people walk.
 */
export function findWays(pieces: readonly Piece[], named: readonly Named[], text: string): Ways {
  const isToSchool = (start: number) =>
    named.some(
      (one) =>
        isSchool(one) &&
        (LEADS_TO_THE_SCHOOL.test(text.slice(0, start + 2)) ||
          (one.piece.end <= start && LEADS_TO_SCHOOL.test(text.slice(one.piece.end, start + 2)))),
    );
  const isToAddress = (start: number) =>
    named.some(
      ({ piece, chosen: { thing } }) =>
        (thing.kind === 'town' || thing.kind === 'zip') &&
        piece.end <= start &&
        (LEADS_FROM.test(text.slice(piece.end, start + 2)) ||
          (IS_HOUSE.test(text.slice(piece.start, start)) && !text.startsWith('駅', start))),
    );
  const isBeforeSchool = (start: number, end: number, word: string) =>
    start === 0 &&
    !word.includes('駅') &&
    named.some(
      (one) =>
        isSchool(one) &&
        !one.piece.isWordStart &&
        one.piece.start >= end &&
        LEADS_ON.test(text.slice(end, one.piece.start)),
    );
  const wishes = pieces.filter(
    ({ wish, start, end, word }) =>
      wish?.minutes !== undefined ||
      (wish?.footMinutes !== undefined &&
        (isToSchool(start) || isToAddress(start) || isBeforeSchool(start, end, word))),
  );
  const schools = named.filter(isSchool).slice(0, TARGETS_MAX);
  const targets: Target[] = schools.map((school) => ({ named: school }));
  const targetOf = (one: Named): Target | undefined => {
    const known = targets.find((target) => target.named === one);
    if (known || targets.length >= TARGETS_MAX) return known;
    const added = { named: one };
    targets.push(added);
    return added;
  };
  const ways = wishes.map((piece): Way => {
    const minutes = minutesOf(piece);
    const isByTrain = piece.wish!.isByTrain === true;
    if (isFromUnknown(pieces, piece, text)) return { piece, isWalk: false };
    const before = placeBefore(named, piece.start, text);
    const between = before ? text.slice(before.piece.end, piece.start) : '';
    const [school] = targets;
    // 大学は北大で札幌駅の北側、大学まで10分: the school is said once more.
    if (school && isSchool(school.named) && LEADS_TO_THE_SCHOOL.test(between))
      return { piece, target: school, isWalk: false };
    const isNear =
      before !== undefined &&
      !wishes.some((other) => other.start >= before.piece.end && other.end <= piece.start);
    if (
      before &&
      isNear &&
      isPoint(before) &&
      (LEADS_THERE.test(between) || between === '' || schools.length === 0)
    ) {
      const isFromStation = before.chosen.thing.kind === 'station' && !/まで/.test(between);
      const isWalk =
        isFromStation &&
        !isByTrain &&
        minutes <= WALK_MAX &&
        (before.piece.word + between.slice(0, 1)).endsWith('駅');
      const target = isWalk ? undefined : targetOf(before);
      if (isWalk || target) return { piece, isWalk, target };
    }
    const [first] = targets;
    const nearest = before && isNear && isSchool(before) ? targetOf(before) : undefined;
    const target = nearest ?? first ?? followingTarget(piece, named, targetOf);
    if (target) return { piece, target, isWalk: false };
    const isWalk = !isByTrain && walkWish(minutes) !== null;
    return isWalk ? { piece, isWalk } : { piece, isWalk, target: onlyStation(named, targetOf) };
  });
  for (const { piece, target } of ways) if (target) target.minutes ??= minutesOf(piece);
  addEndOfBoth(targets, named, text, targetOf);
  addEndOfTransfers(targets, named, text, targetOf);
  addSecondOfPair(targets, ways, named, text, targetOf);
  shareLimit(targets, text);
  return { targets: targets.toSorted((a, b) => a.named.piece.start - b.named.piece.start), ways };
}

/** 最寄り駅は御茶ノ水です。総武線で30分以内: minutes that are no walk lead to the only station that is named. */
function onlyStation(
  named: readonly Named[],
  targetOf: (one: Named) => Target | undefined,
): Target | undefined {
  const [station, ...others] = named.filter(({ chosen }) => chosen.thing.kind === 'station');
  return station && others.length === 0 ? targetOf(station) : undefined;
}

/** The name before minutes. 明大前まで乗り換えなしで15分: wishes between a place and its minutes are of the same way. */
function placeBefore(named: readonly Named[], start: number, text: string): Named | undefined {
  const before = named.findLast((one) => one.piece.end <= start);
  if (before?.chosen.thing.kind !== 'condition') return before;
  const place = named.findLast((one) => one.piece.end <= start && one.chosen.thing.kind !== 'condition');
  return place && /^(?:駅)?まで/.test(text.slice(place.piece.end)) ? place : before;
}

/** 東京ドームまで30分: nobody knows the end of the way. */
function isFromUnknown(pieces: readonly Piece[], piece: Piece, text: string): boolean {
  const before = pieces[pieces.indexOf(piece) - 1];
  if (!before || before.end !== piece.start) return false;
  const said = text.slice(before.start, before.end);
  // そこまで30分: the place is named before.
  if (/そこ(?:まで|から)$/.test(text.slice(0, piece.start))) return false;
  if (before.kind === 'text') return /(?:まで|から|より)$/.test(said);
  const unknown = pieces[pieces.indexOf(before) - 1];
  return (
    before.kind === 'glue' &&
    /^(?:まで|から|より)$/.test(said) &&
    unknown?.kind === 'text' &&
    unknown.end === before.start &&
    !before.isWordStart
  );
}

/** 30分以内で渋谷に行ける: the place follows its minutes. */
function followingTarget(
  piece: Piece,
  named: readonly Named[],
  targetOf: (one: Named) => Target | undefined,
): Target | undefined {
  const next = named.find((one) => one.piece.start >= piece.end && isPoint(one));
  const isByTrain = piece.wish?.isByTrain === true;
  return next && isByTrain ? targetOf(next) : undefined;
}

/** 早稲田大学と池袋駅の両方に30分: a place beside the school is the other end. */
function addEndOfBoth(
  targets: readonly Target[],
  named: readonly Named[],
  text: string,
  targetOf: (one: Named) => Target | undefined,
): void {
  const [only] = targets;
  if (!BOTH.test(text)) return;
  const points = named.filter(isPoint);
  if (targets.length === 0 && points.length === TARGETS_MAX) points.forEach(targetOf);
  if (targets.length !== 1 || !only) return;
  const other = named.find((one) => isPoint(one) && one !== only.named);
  if (other) targetOf(other);
}

/** 渋谷に乗り換えなしで行ける: a wish about trains makes the place of the search the end of the way. */
function addEndOfTransfers(
  targets: readonly Target[],
  named: readonly Named[],
  text: string,
  targetOf: (one: Named) => Target | undefined,
): void {
  if (targets.length > 0) return;
  // つくばエクスプレスで秋葉原まで行ける: on a line the place that is reached is no place to live.
  const reached = named.find(
    (one) =>
      isPoint(one) && one.chosen.thing.kind === 'station' && IS_REACHED.test(text.slice(one.piece.end)),
  );
  if (reached && named.some(({ chosen }) => chosen.thing.kind === 'line')) {
    targetOf(reached);
    return;
  }
  const isTransfers = ({ chosen: { thing } }: Named) =>
    thing.kind === 'condition' && thing.filter.commute_transfers_max !== undefined;
  if (!named.some(isTransfers)) return;
  const points = named.filter(isPoint);
  const end = points.find((one) => GOES_THERE.test(text.slice(one.piece.end))) ?? points.at(-1);
  if (end) targetOf(end);
}

/** 渋谷と新宿から30分: the place before と is the other end of a way. */
function addSecondOfPair(
  targets: readonly Target[],
  ways: readonly Way[],
  named: readonly Named[],
  text: string,
  targetOf: (one: Named) => Target | undefined,
): void {
  const [only] = targets;
  if (targets.length !== 1 || !only || isSchool(only.named) || !ways.some(({ target }) => target === only))
    return;
  const at = named.indexOf(only.named);
  const before = named[at - 1];
  if (
    before &&
    isPoint(before) &&
    /^(?:駅)?(?:に|まで|から)?(?:と|や|か|&|・|、|も|または|それか)$/.test(
      text.slice(before.piece.end, only.named.piece.start),
    )
  )
    targetOf(before);
}

/** A limit of two ends that is said once holds for both where the text says so, or where one と joins them. */
function shareLimit(targets: readonly Target[], text: string): void {
  const [first, second] = targets;
  if (!first || !second) return;
  const [start, end] = [first, second].map(({ named }) => named.piece).toSorted((a, b) => a.start - b.start);
  const isPair =
    BOTH.test(text) || /^(?:駅|大学|大)?(?:と|や|&|・)$/.test(text.slice(start!.end, end!.start));
  if (!isPair) return;
  const minutes = first.minutes ?? second.minutes;
  if (minutes !== undefined) {
    first.minutes ??= minutes;
    second.minutes ??= minutes;
  }
}

/** Where a way ends: 渋谷 as such is its station rather than the middle of the ward. */
export function endOf(named: Named): Meaning {
  const {
    piece: { word },
    chosen,
    others,
  } = named;
  const ofPrefecture = stationOfPrefecture(named);
  if (ofPrefecture) return ofPrefecture;
  if (chosen.thing.kind !== 'city' || /[市区町村]内?$/.test(word)) return chosen;
  return (
    others.find(
      ({ thing }) => thing.kind === 'station' && thing.row.pref_id === prefectureOf(chosen.thing),
    ) ?? chosen
  );
}

const prefectureOf = (thing: Thing) => (thing.kind === 'city' ? thing.pref_id : undefined);

/**
 * The part of the filter that a target is, with the limit of the way to it.
 * @param place Its place among the targets: the first or the second.
 */
export function filterOfTarget(
  { named }: Target,
  place: number,
  index: NameIndex,
  name: string,
): Partial<EstateFilter> {
  const [campus] = campusesOfMeaning(named.chosen);
  if (campus) return place === 0 ? { school_id: campus.campus_id } : { second_school_id: campus.campus_id };
  const point = pointOf(endOf(named).thing, index);
  if (!point) return {};
  const destination = { lat: point.lat, lon: point.lon, name };
  return place === 0 ? { destination } : { second_destination: destination };
}

/** The limit of the way to the first or second target. */
export const filterOfLimit = (minutes: number, place: number): Partial<EstateFilter> =>
  place === 0
    ? { commute_minutes_max: commuteLimit(minutes) }
    : { second_commute_minutes_max: commuteLimit(minutes) };
