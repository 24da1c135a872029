/** A wish that is said with other words than its name. */
export interface SaidWish {
  /** Characters of the folded text that it takes. */
  length: number;
  /** The key of the wish. */
  wish: string;
}

/** Patterns (sticky) and the keys of the wishes that they say. */
type WishReaders = readonly (readonly [pattern: RegExp, wish: string])[];

/**
 * The longest wish that one of the readers finds at a place of a folded text.
 * @param begins a sticky pattern of how any of them begins: it spares most places of a text the readers
 */
export function longestWishAt(
  begins: RegExp,
  readers: WishReaders,
  text: string,
  at: number,
): SaidWish | null {
  begins.lastIndex = at;
  if (!begins.test(text)) return null;
  let longest: SaidWish | null = null;
  for (const [pattern, wish] of readers) {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length ?? 0;
    if (length > (longest?.length ?? 0)) longest = { length, wish };
  }
  return longest;
}
