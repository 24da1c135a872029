/**
 * Goes to the page at `location` once more, so that it is loaded. Its fragment follows in a step of its own, because a
 * change of the fragment alone loads nothing.
 */
export async function loadAgain(
  go: (to: string) => Promise<void> | void,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Promise<void> {
  await go(pathname + search);
  if (hash !== '') await go(pathname + search + hash);
}
