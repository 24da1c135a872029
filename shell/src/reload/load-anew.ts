/**
 * Goes to the page at `location` once more, so that it is loaded. To the part that it names in a step of its own: what
 * differs in nothing but its part is not loaded.
 */
export async function loadAnew(
  go: (to: string) => Promise<void> | void,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Promise<void> {
  await go(pathname + search);
  if (hash !== '') await go(pathname + search + hash);
}
