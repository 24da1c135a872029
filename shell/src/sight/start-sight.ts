import { wantsNoLog } from '../visit/beacon.ts';
import type { WatchedPage } from './page-origins.ts';

/** Errors that were caught before the page was watched. */
const early: unknown[] = [];
let report = (error: unknown): void => void early.push(error);

/** Notes an error that was caught, by the router or the shell. */
export const noteError = (error: unknown): void => report(error);

/** Watches a page from now on, unless its visitor asks for no log. The code for that comes last of all. */
export async function startSight(page: WatchedPage): Promise<void> {
  if (wantsNoLog()) return;
  const { watchPage } = await import(/* webpackChunkName: "sight" */ './watch-page.ts');
  report = watchPage(page);
  early.forEach(noteError);
}
