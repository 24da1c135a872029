/** Pages that a page navigation names, in order. `gap` replaces those left out. */
export type PageStep = number | 'gap';

/** How many pages are named on either side of the current one. */
const REACH = 1;

/** First, last, current and its neighbours. A gap never replaces a single page. */
export function pageWindow(page: number, lastPage: number): PageStep[] {
  const named = new Set([1, lastPage]);
  for (let near = page - REACH; near <= page + REACH; near += 1) {
    if (near >= 1 && near <= lastPage) named.add(near);
  }
  const steps: PageStep[] = [];
  let previous = 0;
  for (const next of [...named].sort((a, b) => a - b)) {
    if (next - previous === 2) steps.push(previous + 1);
    else if (next - previous > 2) steps.push('gap');
    steps.push(next);
    previous = next;
  }
  return steps;
}

/** 21～40 of 132: positions of the first and last item of a page. */
export function itemsOfPage(page: number, total: number, limit: number): { first: number; last: number } {
  return { first: Math.min((page - 1) * limit + 1, total), last: Math.min(page * limit, total) };
}
