import type { EstateFilter } from '@gakumado/shared/contract';
import { countBits, emptyBits, hasBit, keepCommon, readSlots } from './bits.ts';
import type { Bits } from './bits.ts';
import { filterConditions, reachable } from './conditions.ts';
import type { RelaxableSearch, RelaxedChoice } from './estate-search.ts';
import { fittingRooms, roomWishes, withFittingRoom } from './room-wishes.ts';
import type { RoomWishes } from './room-wishes.ts';
import type { Scene } from './scene.ts';

/** The homes that meet a part of a filter; without any condition all. */
function meeting(scene: Scene, part: EstateFilter): Bits {
  const met = emptyBits(scene.columns.capacity).fill(-1);
  for (const condition of filterConditions(scene, part).values()) keepCommon(met, condition);
  return met;
}

/** Homes that meet what stays as it is, and those that meet each criterion. */
function open(scene: Scene, { kept, criteria }: RelaxableSearch) {
  const homes = reachable(scene);
  for (const part of kept) keepCommon(homes, meeting(scene, part));
  return { homes, met: criteria.map(({ part }) => meeting(scene, part)) };
}

/** How many homes each choice finds: its parts stand in the place of the criteria that it names. */
export function countRelaxed(
  scene: Scene,
  search: RelaxableSearch,
  choices: readonly (readonly RelaxedChoice[])[],
): number[] {
  const { homes, met } = open(scene, search);
  const whole = (choice: readonly RelaxedChoice[]): EstateFilter =>
    Object.assign(
      {},
      ...search.kept,
      ...search.criteria
        .filter((_, index) => !choice.some(({ criterion }) => criterion === index))
        .map(({ part }) => part),
      ...choice.map(({ part }) => part),
    );
  const others = new Map<string, Bits>();
  return choices.map((choice) => {
    const relaxed = choice.map(({ criterion }) => criterion);
    const key = relaxed.join();
    const rest = others.get(key) ?? homes.slice();
    if (!others.has(key)) {
      for (const [index, condition] of met.entries())
        if (!relaxed.includes(index)) keepCommon(rest, condition);
      others.set(key, rest);
    }
    const found = rest.slice();
    for (const { part } of choice) keepCommon(found, meeting(scene, part));
    return countBits(withFittingRoom(scene, roomWishes(scene, whole(choice)), found));
  });
}

/** The homes of `homes` that miss at most `most` of the conditions. */
function missingFew(homes: Bits, met: readonly Bits[], most: number): Bits {
  // The homes that miss one or more, two or more and so on.
  const missed = Array.from({ length: most + 1 }, () => new Uint32Array(homes.length));
  for (const condition of met) {
    for (let i = 0; i < homes.length; i += 1) {
      let word = homes[i]! & ~condition[i]!;
      for (const level of missed) {
        const both = level[i]! & word;
        level[i]! |= word;
        word = both;
      }
    }
  }
  return homes.map((word, i) => word & ~missed[most]![i]!);
}

/**
 * The sets of criteria that the rooms of a home miss beside those that it misses as a whole (`set`), each once; of at most `most`.
 * A room must meet what is `kept`.
 */
function setsOfRooms(
  scene: Scene,
  {
    kept,
    asked,
    slot,
    set,
    most,
  }: {
    kept: RoomWishes;
    asked: readonly RoomWishes[];
    slot: number;
    set: readonly number[];
    most: number;
  },
): number[][] {
  if (kept.size === 0 && asked.every(({ size }) => size === 0)) return [[...set]];
  const sets = fittingRooms(scene, kept, slot).map((room) =>
    [...asked.keys()].filter(
      (index) => set.includes(index) || [...asked[index]!.values()].some((isMet) => !isMet(room)),
    ),
  );
  return [...new Map(sets.map((some) => [some.join(), some])).values()].filter(
    (some) => some.length > 0 && some.length <= most,
  );
}

/**
 * The sets of at most `most` criteria that some homes miss and nothing else, even with the furthest steps of all: the smallest
 * first, then those that most homes miss. Criteria are named by their numbers.
 */
export function findMissed(scene: Scene, search: RelaxableSearch, most: number): number[][] {
  const { homes, met } = open(scene, search);
  const kept = roomWishes(scene, Object.assign({}, ...search.kept));
  const asked = search.criteria.map(({ part }) => roomWishes(scene, part));
  for (const [index, { steps }] of search.criteria.entries()) {
    const furthest = meeting(scene, steps.at(-1) ?? {});
    keepCommon(
      homes,
      furthest.map((word, i) => word | met[index]![i]!),
    );
  }
  const counts = new Map<string, { set: number[]; count: number }>();
  for (const slot of readSlots(missingFew(homes, met, most))) {
    const set = [...met.keys()].filter((index) => !hasBit(met[index]!, slot));
    for (const whole of setsOfRooms(scene, { kept, asked, slot, set, most })) {
      const known = counts.get(whole.join());
      if (known) known.count += 1;
      else counts.set(whole.join(), { set: whole, count: 1 });
    }
  }
  const firstDifference = (a: readonly number[], b: readonly number[]) =>
    a.map((number, index) => number - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return [...counts.values()]
    .toSorted((a, b) => a.set.length - b.set.length || b.count - a.count || firstDifference(a.set, b.set))
    .map(({ set }) => set);
}
