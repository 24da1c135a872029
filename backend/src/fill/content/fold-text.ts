/** The form in which texts are searched: full and half width, upper and lower case are the same. */
export function foldText(value: string): string {
  return value.normalize('NFKC').toLowerCase();
}
