/** Pages in preparation: their routes come from `ui/upcoming-routes`, which a remote loads at once. */
export { alternatives } from './alternatives.ts';
export { loadWords } from './load-words.ts';
export { upcomingPages } from './upcoming-page.tsx';
export type { Alternative, UpcomingText } from './upcoming-text.ts';
