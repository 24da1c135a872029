/** A ref: scrolls a row sideways, and nothing else, until one of its elements is in the middle. */
export function showInRow(element: HTMLElement | null): void {
  const row = element?.closest('ul');
  if (!element || !row) return;
  const [own, whole] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
}
