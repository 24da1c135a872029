import type { EstateFilter } from '@gakumado/shared/contract';
import { countBits, emptyBits, hasBit, keepCommon, readSlots } from './bits.ts';
import type { Bits } from './bits.ts';
import { filterConditions, reachable } from './conditions.ts';
import type { RelaxableSearch, RelaxedChoice } from './estate-search.ts';
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
    return countBits(found);
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
 * The sets of at most `most` criteria that some homes miss and nothing else, even with the furthest steps of all: the smallest
 * first, then those that most homes miss. Criteria are named by their numbers.
 */
export function findMissed(scene: Scene, search: RelaxableSearch, most: number): number[][] {
  const { homes, met } = open(scene, search);
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
    const known = counts.get(set.join());
    if (known) known.count += 1;
    else counts.set(set.join(), { set, count: 1 });
  }
  const firstDifference = (a: readonly number[], b: readonly number[]) =>
    a.map((number, index) => number - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return [...counts.values()]
    .toSorted((a, b) => a.set.length - b.set.length || b.count - a.count || firstDifference(a.set, b.set))
    .map(({ set }) => set);
}
