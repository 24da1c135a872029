import { UpcomingPage } from '@gakumado/shared/ui/upcoming';
import { loadUpcoming } from './load-upcoming.ts';
import { upcomingTexts } from './upcoming-texts.ts';
import type { UpcomingPath } from './upcoming-texts.ts';

/** The page of an address that is in preparation. */
export function upcomingPage(path: UpcomingPath) {
  return { loader: loadUpcoming, Component: () => <UpcomingPage text={upcomingTexts[path]} /> };
}
