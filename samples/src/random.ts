export type Random = () => number;

/** A generator of numbers in [0, 1) that gives the same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `low` to `high`, both included. */
export function int(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** Picks by weight from pairs of value and weight. */
export function weighted<T>(random: Random, pairs: readonly (readonly [value: T, weight: number])[]): T {
  const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  for (const [value, weight] of pairs) {
    rest -= weight;
    if (rest < 0) return value;
  }
  return pairs[pairs.length - 1]![0];
}

/** Normal distribution with mean 0 and deviation 1 (Box and Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Gamma distribution with the given shape (at least 1) and mean (Marsaglia and Tsang). */
export function gamma(random: Random, shape: number, mean: number): number {
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal(random);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random()) < x * x * 0.5 + d - d * v + d * Math.log(v))
      return (d * v * mean) / shape;
  }
}

/** Up to `count` different items in random order. */
export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  const rest = [...items];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0)
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return chosen;
}
