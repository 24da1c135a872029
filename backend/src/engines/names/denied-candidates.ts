import type { Candidate } from './candidate.ts';
import {
  DENIAL,
  DENIAL_IS_UNWANTED,
  DENIAL_OF_OWN,
  DENIAL_OF_PLACE,
  LACK_IS_FEARED,
  TOLERATED,
} from './denial-words.ts';
import type { Meaning } from './meaning.ts';

const DENIED_COST = 0.2;
/** Wishes that have a denial in their name come first: 木造以外 is no 木造駅. */
const DENIED_PLACE_COST = 0.6;

/** Things that people bring, by the ids of the conditions and the equipment. */
const FURNITURE: Readonly<Record<'condition' | 'equipment', readonly number[]>> = {
  condition: [61, 64],
  equipment: [810, 823, 824, 825, 826, 827],
};
const isFurniture = ({ thing }: Meaning): boolean =>
  thing.kind === 'condition' &&
  (['condition', 'equipment'] as const).some((field) =>
    thing.filter[field]?.some((id) => FURNITURE[field].includes(id)),
  );

/** Things that a home has or is, other than its kind and its layout. */
const isFeature = ({ thing }: Meaning): boolean =>
  thing.kind === 'condition' &&
  (Object.keys(thing.filter).length === 0 ||
    thing.filter.condition !== undefined ||
    thing.filter.direction !== undefined ||
    thing.filter.equipment !== undefined);

/** The end of a pattern at a place of a text; undefined where it is not there. */
function endAt(words: RegExp, text: string, at: number): number | undefined {
  words.lastIndex = at;
  const found = words.exec(text);
  return found ? at + found[0].length : undefined;
}

/** The same piece with the words behind it that deny it: 家具なし, 新宿以外. Names of their own, such as 門限なし, cost less. */
export function deniedCandidates(text: string, { end, kind, cost, meanings }: Candidate): Candidate[] {
  if (kind !== 'name') return [];
  const features = meanings.filter(
    ({ thing }) => thing.kind === 'condition' && thing.filter.sort === undefined,
  );
  if (features.length === 0) return deniedPlaces(text, { end, kind, cost, meanings });
  const last =
    endAt(DENIAL, text, end) ??
    endAt(LACK_IS_FEARED, text, end) ??
    (features.some(isFurniture) ? endAt(DENIAL_OF_OWN, text, end) : undefined) ??
    (features.some(isFeature) ? endAt(TOLERATED, text, end) : undefined);
  if (last === undefined) return [];
  const denied: Candidate = { end: last, kind, cost: cost + DENIED_COST, meanings: features };
  const turned = endAt(DENIAL_IS_UNWANTED, text, last);
  return [turned === undefined ? { ...denied, isDenied: true } : { ...denied, end: turned }];
}

/** A place or school with the words behind it that deny it. */
function deniedPlaces(text: string, { end, kind, cost, meanings }: Candidate): Candidate[] {
  const isWish = meanings.some(({ thing }) => thing.kind === 'condition');
  if (isWish || meanings.every(({ thing }) => thing.kind === 'town')) return [];
  const last = endAt(DENIAL_OF_PLACE, text, end);
  return last === undefined
    ? []
    : [{ end: last, kind, cost: cost + DENIED_PLACE_COST, meanings, isDenied: true }];
}
