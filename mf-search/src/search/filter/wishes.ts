import type { Search } from '../search.ts';
import { isChosen } from './filter-choices.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';

/** The six sentences of the filter that open in place. */
export type Sentence = 'way' | 'building' | 'safety' | 'meals' | 'room' | 'contract';

/** Where a wish stands: among the open ones, or in a sentence. */
type Place = 'open' | Sentence;

export type WishField = 'condition' | 'equipment';

export interface Wish {
  field: WishField;
  choice: Choice;
}

/** The wishes that decide and are always open, by an id of the master (contract, section 1), as families ask; with 2階以上. */
export const openWishes = [
  ['condition', 53],
  ['condition', 911],
  ['condition', 61],
  ['equipment', 801],
  'floor_min',
  ['equipment', 807],
  ['condition', 912],
  ['condition', 115],
] as const satisfies readonly (readonly [WishField, number] | 'floor_min')[];

/**
 * The one place of each wish of the master. Those that it does not name (an owner may have more) are of the building, and
 * equipment of the room.
 */
const places: Record<WishField, { otherwise: Sentence; byId: Readonly<Record<number, Place>> }> = {
  condition: {
    otherwise: 'building',
    byId: {
      ...openIds('condition'),
      54: 'open',
      64: 'open',
      55: 'safety',
      51: 'contract',
      913: 'contract',
      915: 'way',
      916: 'contract',
      919: 'contract',
      921: 'contract',
      116: 'contract',
    },
  },
  equipment: {
    otherwise: 'room',
    byId: {
      ...openIds('equipment'),
      802: 'safety',
      803: 'safety',
      830: 'safety',
      804: 'building',
      815: 'building',
      816: 'building',
      817: 'building',
      819: 'building',
      820: 'building',
      828: 'building',
      829: 'building',
      818: 'meals',
    },
  },
};

/** Conditions that a field of the filter asks for as well: 予約受付中, 築5年以内, 駅徒歩5分以内. They are shown where they are asked for. */
const covered = new Set([116, 914, 915]);

function openIds(field: WishField): Record<number, Place> {
  return Object.fromEntries(
    openWishes.flatMap((wish) => (typeof wish !== 'string' && wish[0] === field ? [[wish[1], 'open']] : [])),
  );
}

/** The place of a condition or of equipment. */
export const placeOf = (field: WishField, id: number): Place =>
  places[field].byId[id] ?? places[field].otherwise;

const choicesOf = (field: WishField, { conditions, equipment }: FilterChoices) =>
  field === 'condition' ? conditions : equipment;

const isCovered = ({ ids }: Choice) => ids.every((id) => covered.has(id));

/** The wishes of a sentence, conditions first. A covered one is left out unless `asked` has it. */
export function wishesOf(sentence: Sentence, choices: FilterChoices, asked: Search): Wish[] {
  return (['condition', 'equipment'] as const).flatMap((field) =>
    choicesOf(field, choices)
      .filter((choice) => choice.ids.every((id) => placeOf(field, id) === sentence))
      .filter(
        (choice) => !isCovered(choice) || isChosen(choice, [...asked[field], ...asked[`optional_${field}`]]),
      )
      .map((choice) => ({ field, choice })),
  );
}

/** The open wish of an id; undefined where the master does not offer it. */
export function openWish(field: WishField, id: number, choices: FilterChoices): Wish | undefined {
  const choice = choicesOf(field, choices).find(({ ids }) => ids.includes(id));
  return choice && { field, choice };
}
